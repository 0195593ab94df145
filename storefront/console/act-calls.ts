import type { StepPreview } from '../../shared/api/step-preview-api.ts'
import { clientCall } from '../api/client-calls.ts'

/** The two calls of an act: what it would do, and doing it. Both throw as clientCall does. */
export type ActCalls<Done> = {
  preview: (body: object) => Promise<StepPreview>
  /** Once for each key, and only where it still does what was shown. */
  take: (body: object, looked: { digest: string; key: string }) => Promise<Done>
}

/** The calls of a verb at this path: with `dryRun` nothing changes (SELL-08). */
export const actCalls = <Done>(path: string, method: 'POST' | 'DELETE' | 'PUT' = 'POST'): ActCalls<Done> => ({
  preview: (body) => clientCall<StepPreview>(`${path}?dryRun=true`, { method, body }),
  take: (body, { digest, key }) =>
    clientCall<Done>(`${path}?digest=${encodeURIComponent(digest)}`, { method, body, key }),
})
