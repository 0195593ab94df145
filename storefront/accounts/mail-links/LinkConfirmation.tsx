import { type ReactNode, useState } from 'react'
import { paths } from '../../../shared/paths/paths.ts'
import { CallError } from '../../api/json-calls.ts'
import { Button } from '../../ui/core/Button.tsx'
import { LinkButton } from '../../ui/core/LinkButton.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { Skeleton } from '../../ui/core/Skeleton.tsx'
import { FocusedPlace } from '../FocusedPlace.tsx'
import { useLinkToken } from './use-link-token.ts'

type Props = {
  /** What the link calls its token. */
  tokenName?: string
  question: ReactNode
  label: string
  doneTitle: string
  /** The next step; by default a link to the account. */
  afterwards?: ReactNode
  confirm: (token: string) => Promise<void>
}

/**
 * Does what a mail's link is for when its reader presses the button: readers that follow every link of a mail, as
 * scanners do, confirm nothing.
 */
export function LinkConfirmation(props: Props) {
  const { question, label, doneTitle, confirm } = props
  const token = useLinkToken(props.tokenName)
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
        <p>Please open it from the email again, or ask for a new one in your account.</p>
      </Notice>
    )
  }
  if (state === 'done') {
    return (
      <FocusedPlace key="done">
        <Notice tone="success" title={doneTitle} action={props.afterwards ?? toAccount} />
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
      const message = fault instanceof CallError ? fault.serverMessage : null
      setError(message ?? 'Something went wrong. Please try again.')
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
