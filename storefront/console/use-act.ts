import { useCallback, useRef, useState } from 'react'
import type { StepPreview } from '../../shared/api/step-preview-api.ts'
import { CallError } from '../api/json-calls.ts'
import type { ActCalls } from './act-calls.ts'
import { goForSecondFactor, problemText } from './use-console-read.ts'

type Looked = { preview: StepPreview; body: object; hasChanged: boolean }
export type ActState =
  | { kind: 'asking' }
  | { kind: 'looking' }
  | ({ kind: 'shown' | 'sending' } & Looked)
  | {
      kind: 'failed'
      message: string
      /** The field at fault, as the call names it. */ field?: string | null
    }

/** An act between its form and its step: looked at, then taken once, however often it is pressed or sent. */
export function useAct<Done>(calls: ActCalls<Done>) {
  const [state, setState] = useState<ActState>({ kind: 'asking' })
  /** One for each preview: the same press that is sent again is the same act. */
  const key = useRef('')
  const { preview: previewOf, take: takeIt } = calls

  const look = useCallback(
    (body: object) => {
      setState({ kind: 'looking' })
      key.current = crypto.randomUUID()
      previewOf(body).then(
        (preview) => setState({ kind: 'shown', preview, body, hasChanged: false }),
        (error: unknown) => {
          goForSecondFactor(error)
          setState({ kind: 'failed', message: problemText(error), field: fieldOf(error) })
        },
      )
    },
    [previewOf],
  )

  async function take(): Promise<Done | null> {
    if (state.kind !== 'shown') return null
    const { body, preview } = state
    setState({ ...state, kind: 'sending' })
    try {
      return await takeIt(body, { digest: preview.digest, key: key.current })
    } catch (error) {
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

  return { state, look, take, back: () => setState({ kind: 'asking' }) }
}

const fieldOf = (error: unknown): string | null => (error instanceof CallError ? error.field : null)

/** What the act would do now, where the thing has moved since the preview. */
const changedPreview = (error: unknown): StepPreview | null =>
  error instanceof CallError && error.code === 'changed_meanwhile'
    ? (error.details['preview'] as StepPreview)
    : null
