import { useCallback, useEffect, useState } from 'react'
import { type StandingWish, standingWishes } from '../../../shared/orders/standing-wish.ts'
import { clientCall } from '../../api/client-calls.ts'
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx'
import { ErrorState } from '../../ui/core/ErrorState.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { AccountSection } from './AccountSection.tsx'

const call = '/api/account/standing-wish'
const texts: Readonly<Record<StandingWish, { label: string; hint: string }>> = {
  ask_me: {
    label: 'Ask me first',
    hint: 'You have 24 hours, or less where a group’s run leaves before. Without an answer the beer is left out.',
  },
  send_what_you_have: {
    label: 'Send what you have',
    hint: 'Fewer units, a later day or the substitute is agreed to at once.',
  },
  cancel_the_line: {
    label: 'Leave the beer out',
    hint: 'The rest is sent, and the beer in question given up.',
  },
}

/** What breweries do when they cannot send everything, for orders that say nothing else (LIFE-05). */
export function StandingWishSection() {
  // Until it is there no wish is chosen, in the same space: what is below does not move
  const [wish, setWish] = useState<StandingWish | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const read = useCallback(
    () =>
      clientCall<{ wish: StandingWish }>(call).then(
        (answer) => {
          setProblem(null)
          setWish((chosen) => chosen ?? answer.wish)
        },
        (error: unknown) => setProblem(error instanceof Error ? error.message : 'Request failed'),
      ),
    [],
  )
  useEffect(() => void read(), [read])
  const save = () =>
    wish === null
      ? Promise.reject(new Error('Please choose one.'))
      : clientCall<void>(call, { method: 'PUT', body: { wish } })
  return (
    <AccountSection
      id="wish"
      title="When something is missing"
      note="For every order to come; the checkout takes another wish for one order."
    >
      {problem === null ? (
        <AccountForm
          label="When something is missing"
          submitLabel="Save wish"
          variant="quiet"
          savedText="Your wish is saved."
          save={save}
        >
          {() => (
            <RadioGroup
              legend="When a brewery cannot send everything"
              name="wish"
              value={wish ?? ''}
              onChange={(chosen) => setWish(standingWishes.find((each) => each === chosen) ?? wish)}
              options={standingWishes.map((value) => ({ value, ...texts[value] }))}
            />
          )}
        </AccountForm>
      ) : (
        <ErrorState title="Your wish could not be loaded." onRetry={() => void read()}>
          <p>{problem}</p>
        </ErrorState>
      )}
    </AccountSection>
  )
}
