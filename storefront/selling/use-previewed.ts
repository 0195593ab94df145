import { useCallback, useRef, useState } from 'react'
import type { StepPreview } from '../../shared/api/step-preview-api.ts'
import { CallError } from '../api/json-calls.ts'
import { problemText } from './use-selling-read.ts'

type Looked = { preview: StepPreview; body: object; hasChanged: boolean }
export type PreviewedState =
  | { kind: 'asking' }
  | { kind: 'looking' }
  | ({ kind: 'shown' | 'sending' } & Looked)
  | { kind: 'failed'; message: string }

/** The calls of an act; the same from one render to the next. */
export type PreviewedCalls<Done> = {
  preview: (body: object) => Promise<StepPreview>
  take: (body: object, sent: { digest: string; key: string }) => Promise<Done>
}

/** An act between its form and its effect: looked at, then done once, however often it is pressed or sent (SELL-10). */
export function usePreviewed<Done>({ preview: previewOf, take: send }: PreviewedCalls<Done>) {
  const [state, setState] = useState<PreviewedState>({ kind: 'asking' })
  /** One for each preview: the same press that is sent again is the same act. */
  const key = useRef('')

  const look = useCallback(
    (body: object) => {
      setState({ kind: 'looking' })
      key.current = crypto.randomUUID()
      previewOf(body).then(
        (preview) => setState({ kind: 'shown', preview, body, hasChanged: false }),
        (error: unknown) => setState({ kind: 'failed', message: problemText(error) }),
      )
    },
    [previewOf],
  )

  async function take(): Promise<Done | null> {
    if (state.kind !== 'shown') return null
    const { body, preview } = state
    setState({ ...state, kind: 'sending' })
    try {
      return await send(body, { digest: preview.digest, key: key.current })
    } catch (error) {
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

/** What the act would do now, where something has moved since the preview. */
const changedPreview = (error: unknown): StepPreview | null =>
  error instanceof CallError && error.code === 'changed_meanwhile'
    ? (error.details['preview'] as StepPreview)
    : null
