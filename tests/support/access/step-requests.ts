import { randomUUID } from 'node:crypto'
import { brewerySteps, buyerSteps } from '../../../shared/api/order-steps-api.ts'
import type { Ids } from './owned-things.ts'

const stepBody: Record<string, object> = {
  propose: { lines: [{ position: 0, units: 1 }] },
  refuse: { reason: 'other' },
  not_delivered: { reason: 'No one was there' },
  claim: { kind: 'not_arrived', text: 'It never came to the pub.' },
}
const stepNames = [
  ...Object.keys(brewerySteps).flatMap((verb) => [
    [verb, '/api/sell/:brewery/orders/:part/'],
    [verb, '/api/admin/orders/:part/'],
  ]),
  ...Object.keys(buyerSteps).map((verb) => [verb, '/api/orders/:number/parts/:part/']),
] as [string, string][]
/** What the steps of parts of orders take, and what follows from them: claims, changes and refunds. */
export const stepBodies: Record<string, (ids: Ids) => object> = {
  ...Object.fromEntries(
    stepNames.map(([verb, path]) => [
      `POST ${path}${verb.replace('_', '-')}`,
      () => ({ ...stepBody[verb], ...(path.startsWith('/api/admin/') && { why: 'They rang.' }) }),
    ]),
  ),
  'POST /api/admin/orders/:part/cancel': () => ({ cause: 'dray' }),
  'POST /api/orders/:number/claims': ({ deliveredPart }) => ({
    part: deliveredPart,
    ...stepBody['claim'],
  }),
  'POST /api/admin/orders/:number/claims': ({ deliveredPart }) => ({
    part: deliveredPart,
    ...stepBody['claim'],
  }),
  'POST /api/orders/:number/claims/:claim/question': () => ({ note: 'It was broken, look at it.' }),
  'POST /api/sell/:brewery/claims/:claim/answer': () => ({ answer: 'admit' }),
  'POST /api/admin/claims/:claim/answer': () => ({ answer: 'admit' }),
  'POST /api/admin/claims/:claim/decision': () => ({
    decision: 'admitted',
    bearer: 'dray',
    note: 'Right.',
  }),
  'POST /api/admin/orders/:number/changes': () => ({
    handover: { dropNotes: randomUUID() },
    why: 'They rang.',
  }),
  'POST /api/admin/orders/:number/refunds': () => ({
    items: [],
    goodwillMinor: 100,
    reason: 'goodwill',
    cause: 'dray',
    note: 'Sorry.',
  }),
}
