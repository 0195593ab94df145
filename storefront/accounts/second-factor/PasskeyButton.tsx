import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/core/Button.tsx'
import { FocusedAlert } from '../FocusedAlert.tsx'
import { CallError } from '../../api/json-calls.ts'
import { PasskeyProblem } from './passkeys.ts'
import styles from './SecondFactor.module.css'

type Props = { label: string; isWide?: boolean; use: () => Promise<void> }
type State = { kind: 'still' | 'busy' } | { kind: 'failed'; message: string; number: number }

/** Whether this browser has passkeys; the HTML of the server, which cannot know it, expects them. */
export const useHasPasskeys = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => 'PublicKeyCredential' in globalThis,
    () => true,
  )

/** Asks the device for a passkey; an error shows above the button and takes the focus. Nothing where the browser has none. */
export function PasskeyButton({ label, isWide = false, use: askDevice }: Props) {
  const [state, setState] = useState<State>({ kind: 'still' })
  const hasPasskeys = useHasPasskeys()
  if (!hasPasskeys) return null
  const press = async () => {
    setState({ kind: 'busy' })
    try {
      await askDevice()
      setState({ kind: 'still' })
    } catch (error) {
      setState({ kind: 'failed', message: sentenceOf(error), number: Date.now() })
    }
  }
  return (
    <div className={styles.stack}>
      {state.kind === 'failed' && <FocusedAlert key={state.number} message={state.message} />}
      <Button variant="quiet" isWide={isWide} isLoading={state.kind === 'busy'} onClick={() => void press()}>
        {label}
      </Button>
    </div>
  )
}

function sentenceOf(error: unknown): string {
  if (error instanceof PasskeyProblem) return error.message
  return (error instanceof CallError && error.serverMessage) || 'Something went wrong. Please try again.'
}
