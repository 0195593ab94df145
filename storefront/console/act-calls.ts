import type { StepPreview } from '../../shared/api/step-preview-api.ts'
import { clientCall } from '../api/client-calls.ts'

type Method = 'POST' | 'DELETE' | 'PUT'
type Looked = { digest: string; key: string }

/** The two calls of an action: what it would do, and doing it. Both throw as clientCall does. */
export type ActionCalls<Done> = {
  /** This very action with this very thing: what is typed is stored under it. */
  name: string
  preview: (body: object) => Promise<StepPreview>
  /** Once for each key, and only where it still does what was shown. */
  take: (body: object, looked: Looked) => Promise<Done>
  /** What is sent, for anyone who has to send it later. */
  request: (body: object, digest: string) => { path: string; method: Method; body: object }
}

type Options = {
  method?: Method
  /** Where the path alone does not say which action it is. */
  detail?: string
  /** The body of the call, of what the form says. */
  bodyOf?: (typed: object) => object
}

/** The calls of a verb at this path: with `dryRun` nothing changes (SELL-08). */
export function actionCalls<Done>(
  path: string,
  { method = 'POST', detail = '', bodyOf = (typed) => typed }: Options = {},
): ActionCalls<Done> {
  const request = (typed: object, digest: string) => ({
    path: `${path}?digest=${encodeURIComponent(digest)}`,
    method,
    body: bodyOf(typed),
  })
  return {
    name: [method, path, detail].filter(Boolean).join(' '),
    preview: (typed) => clientCall<StepPreview>(`${path}?dryRun=true`, { method, body: bodyOf(typed) }),
    take: (typed, { digest, key }) => {
      const { path: taken, ...call } = request(typed, digest)
      return clientCall<Done>(taken, { ...call, key })
    },
    request,
  }
}
