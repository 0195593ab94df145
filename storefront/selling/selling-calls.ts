import type { SellingOrder } from '../../shared/api/selling-api.ts'
import type { StepPreview } from '../../shared/api/step-preview-api.ts'
import type { brewerySteps } from '../../shared/api/order-steps-api.ts'
import { clientCall, clientSend } from '../api/client-calls.ts'
import { readReply } from '../api/json-calls.ts'

export type SellingVerb = keyof typeof brewerySteps
type Step = { brewery: string; part: string; verb: SellingVerb; body: object }

const root = (brewery: string) => `/api/sell/${encodeURIComponent(brewery)}`

/** Where a brewery's people read. */
export const sellingReads = {
  places: '/api/sell',
  part: (part: string) => `/api/sell/orders/${encodeURIComponent(part)}`,
  today: (brewery: string) => `${root(brewery)}/today`,
  orders: (brewery: string, query: string) => `${root(brewery)}/orders${query === '' ? '' : `?${query}`}`,
  order: (brewery: string, number: string) => `${root(brewery)}/orders/${encodeURIComponent(number)}`,
  substitutes: (brewery: string, number: string) =>
    `${root(brewery)}/orders/${encodeURIComponent(number)}/substitutes`,
  stock: (brewery: string, query: string) => `${root(brewery)}/stock${query === '' ? '' : `?${query}`}`,
  movements: (brewery: string, container: string) =>
    `${root(brewery)}/stock/${encodeURIComponent(container)}/movements`,
  paper: (id: string) => `/api/documents/${encodeURIComponent(id)}.pdf`,
}

const stepPath = ({ brewery, part, verb }: Step) =>
  `${root(brewery)}/orders/${encodeURIComponent(part)}/${verb.replace('_', '-')}`

/** The calls behind the acts. All throw as clientCall does. */
export const sellingCalls = {
  /** What a step would do; nothing changes. */
  preview: (step: Step) =>
    clientCall<StepPreview>(`${stepPath(step)}?dryRun=true`, { method: 'POST', body: step.body }),
  /** Takes a step that was looked at: once for each key, and only where it still does what was shown. */
  take: (step: Step, { digest, key }: { digest: string; key: string }) =>
    clientCall<{ part: SellingOrder }>(`${stepPath(step)}?digest=${encodeURIComponent(digest)}`, {
      method: 'POST',
      body: step.body,
      key,
    }),
  file: async (path: string): Promise<Blob> => {
    const answer = await clientSend(path)
    return answer.ok ? answer.blob() : readReply<never>(answer)
  },
}
