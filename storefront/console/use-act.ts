import { useCallback, useEffect, useRef, useState } from 'react'
import type { StepPreview } from '../../shared/api/step-preview-api.ts'
import { CallError } from '../api/json-calls.ts'
import type { ActionCalls } from './act-calls.ts'
import { isUnanswered, sendUntilAnswered } from './send-until-answered.ts'
import { goForSecondFactor, problemText } from './use-console-read.ts'
import { beginAction, endAction, leaveAction } from './waiting/send-waiting-acts.ts'

type Looked = { preview: StepPreview; body: object; hasChanged: boolean }
export type ActionState =
  | { kind: 'asking' }
  | { kind: 'looking' }
  /** Without a signal what was pressed waits, and goes once it is back. */
  | ({ kind: 'shown' | 'sending' | 'waiting' } & Looked)
  | {
      kind: 'failed'
      message: string
      /** The field at fault, as the call names it. */ field?: string | null
    }

/**
 * An action between its form and its step: looked at, then taken once, however often it is pressed or sent. Without a
 * connection what was typed stays, and what was pressed goes under the same key once there is one, after a reload too
 * (SELL-25).
 */
export function useAction<Done>(calls: ActionCalls<Done>) {
  const [state, setState] = useState<ActionState>({ kind: 'asking' })
  /** One for each preview: the same press that is sent again is the same action. */
  const key = useRef('')
  /** What was to be looked at when there was no connection. */
  const unseen = useRef<object | null>(null)
  const isThere = useRef(true)
  const { name, preview: previewOf, take: takeIt, request } = calls

  const look = useCallback(
    (body: object) => {
      setState({ kind: 'looking' })
      unseen.current = null
      key.current = crypto.randomUUID()
      previewOf(body).then(
        (preview) => setState({ kind: 'shown', preview, body, hasChanged: false }),
        (error: unknown) => {
          goForSecondFactor(error)
          if (isUnanswered(error)) unseen.current = body
          setState({ kind: 'failed', message: problemText(error), field: fieldOf(error) })
        },
      )
    },
    [previewOf],
  )

  useEffect(() => {
    isThere.current = true
    const lookAgain = () => {
      if (unseen.current !== null) look(unseen.current)
    }
    addEventListener('online', lookAgain)
    return () => {
      isThere.current = false
      leaveAction(key.current)
      removeEventListener('online', lookAgain)
    }
  }, [look])

  async function take(button: string): Promise<Done | null> {
    if (state.kind !== 'shown') return null
    const { body, preview } = state
    setState({ ...state, kind: 'sending' })
    const own = key.current
    beginAction({ key: own, button, form: name, ...request(body, preview.digest) })
    try {
      const done = await sendUntilAnswered(() => takeIt(body, { digest: preview.digest, key: own }), {
        onWait: () => setState({ ...state, kind: 'waiting' }),
        isWanted: () => isThere.current,
      })
      endAction(own)
      return done
    } catch (error) {
      if (isUnanswered(error)) return null
      endAction(own)
      goForSecondFactor(error)
      const now = changedPreview(error)
      if (now === null) setState({ kind: 'failed', message: problemText(error) })
      else {
        key.current = crypto.randomUUID()
        setState({ kind: 'shown', preview: now, body, hasChanged: true })
      }
      return null
    }
  }

  return { name, state, look, take, back: () => setState({ kind: 'asking' }) }
}

const fieldOf = (error: unknown): string | null => (error instanceof CallError ? error.field : null)

/** What the action would do now, where the thing has moved since the preview. */
const changedPreview = (error: unknown): StepPreview | null =>
  error instanceof CallError && error.code === 'changed_meanwhile'
    ? (error.details['preview'] as StepPreview)
    : null
