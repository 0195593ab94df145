import { useEffect, useState } from 'react'
import type { AccountOverview } from '../../../shared/api/accounts-api.ts'
import type { CalendarLink, MadeCalendarLink } from '../../../shared/api/calendar-api.ts'
import { formatDay } from '../../../shared/dates/dates.ts'
import { clientCall } from '../../api/client-calls.ts'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { AccountSection } from '../settings/AccountSection.tsx'
import { checkProof, noProof, ProofFields, readProof } from '../settings/ProofFields.tsx'
import { ShownOnce } from '../tokens/ShownOnce.tsx'

const address = '/api/account/calendar'
type Props = { account: AccountOverview }
type Step = { kind: 'none' } | { kind: 'form' } | { kind: 'made'; address: string }

/** The secret address of the person's calendar (PLAT-17). */
export function CalendarSection({ account }: Props) {
  const [link, setLink] = useState<CalendarLink | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [step, setStep] = useState<Step>({ kind: 'none' })
  useEffect(() => {
    clientCall<CalendarLink>(address).then(setLink, (error: unknown) => setProblem(textOf(error)))
  }, [])
  const end = async () => {
    try {
      await clientCall<void>(address, { method: 'DELETE' })
      setLink({ madeAt: null })
      announce('The address has ended.', { isShown: true })
    } catch (error) {
      announce(textOf(error), { isShown: true, isUrgent: true })
    }
  }
  return (
    <AccountSection
      id="calendar"
      title="Calendar"
      note="Deliveries, collections and the runs you organise, in the calendar of your phone. Anyone who has the address can read it."
    >
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {link !== null && step.kind === 'none' && (
        <>
          <p>
            {link.madeAt === null
              ? 'Your calendar has no address yet.'
              : `Your calendar has had its address since ${formatDay(link.madeAt)}. It is shown once: a new one ends it.`}
          </p>
          <p>
            <Button variant="quiet" onClick={() => setStep({ kind: 'form' })}>
              {link.madeAt === null ? 'Make an address' : 'Make a new address'}
            </Button>{' '}
            {link.madeAt !== null && (
              <Button variant="quiet" onClick={() => void end()}>
                End the address
              </Button>
            )}
          </p>
        </>
      )}
      {step.kind === 'form' && (
        <NewAddressForm
          account={account}
          onClose={() => setStep({ kind: 'none' })}
          onMade={(made) => {
            setLink({ madeAt: made.madeAt })
            setStep({ kind: 'made', address: made.address })
          }}
        />
      )}
      {step.kind === 'made' && (
        <ShownOnce
          heading="Copy the address of your calendar now"
          what="address"
          note="Add it to your calendar as a subscription ‘by URL’. It is shown this once."
          text={step.address}
          onDone={() => setStep({ kind: 'none' })}
        />
      )}
    </AccountSection>
  )
}

type FormProps = Props & { onClose: () => void; onMade: (made: MadeCalendarLink) => void }

function NewAddressForm({ account: { hasPassword, client }, onClose, onMade }: FormProps) {
  const [proof, setProof] = useState(noProof)
  return (
    <AccountForm
      label="New address of the calendar"
      startsFocused
      submitLabel="Make the address"
      savedText={null}
      check={() => checkProof(hasPassword, proof)}
      save={async () =>
        onMade(
          await clientCall<MadeCalendarLink>(address, {
            method: 'POST',
            body: readProof(hasPassword, proof),
          }),
        )
      }
      aside={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {(errors) => (
        <ProofFields
          hasPassword={hasPassword}
          email={client.email}
          draft={proof}
          errors={errors}
          onChange={setProof}
        />
      )}
    </AccountForm>
  )
}

const textOf = (error: unknown) => (error instanceof Error ? error.message : 'Request failed')
