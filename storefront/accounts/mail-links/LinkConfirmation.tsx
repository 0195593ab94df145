import { type ReactNode, useState } from 'react'
import { paths } from '../../../shared/paths.ts'
import { CallError } from '../../api/json-calls.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { FocusedPlace } from '../FocusedPlace.tsx'
import { useLinkToken } from './use-link-token.ts'

type Props = {
  question: ReactNode
  label: string
  doneTitle: string
  confirm: (token: string) => Promise<void>
}

/**
 * Does what a mail's link is for when its reader presses the button: readers that follow every link of a mail, as
 * scanners do, confirm nothing.
 */
export function LinkConfirmation({ question, label, doneTitle, confirm }: Props) {
  const token = useLinkToken()
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'over'>('asking')
  const [error, setError] = useState<string | null>(null)

  if (token === undefined) {
    return (
      <div className="with-scripts">
        <Skeleton lines={3} />
      </div>
    )
  }
  const toAccount = <LinkButton href={paths.account}>Go to your account</LinkButton>
  if (token === null) {
    return (
      <Notice tone="warning" title="This link is not complete." action={toAccount}>
        <p>Please open it from the mail again, or ask for a new one in your account.</p>
      </Notice>
    )
  }
  if (state === 'done') {
    return (
      <FocusedPlace key="done">
        <Notice tone="success" title={doneTitle} action={toAccount} />
      </FocusedPlace>
    )
  }
  const press = async () => {
    setState('busy')
    setError(null)
    try {
      await confirm(token)
      setState('done')
    } catch (fault) {
      const isOver = fault instanceof CallError && fault.code === 'link_over'
      setState(isOver ? 'over' : 'asking')
      const said = fault instanceof CallError ? fault.serverMessage : null
      setError(said ?? 'Something went wrong. Please try again.')
    }
  }
  return (
    <>
      {question}
      {error !== null && (
        <FocusedPlace>
          <Notice tone="error" title={error} action={toAccount} />
        </FocusedPlace>
      )}
      {state !== 'over' && (
        <p>
          <Button size="large" isLoading={state === 'busy'} onClick={() => void press()}>
            {label}
          </Button>
        </p>
      )}
    </>
  )
}
