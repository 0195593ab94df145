import type {
  NewStandingOrder,
  OccurrenceStep,
  StandingOrder,
  StandingOrderChange,
} from '../../../shared/api/standing-orders-api.ts'
import { clientCall } from '../../api/client-calls.ts'

const all = '/api/standing-orders'
const one = (id: string) => `${all}/${encodeURIComponent(id)}`

/** Where a client's standing orders are read. */
export const standingReads = { all, one }

const write = (path: string, method: 'POST' | 'PUT', body: object) =>
  clientCall<StandingOrder>(path, { method, body, key: crypto.randomUUID() })

/** The calls behind the buttons; all throw as clientCall does. */
export const standingCalls = {
  make: (body: NewStandingOrder) => write(all, 'POST', body),
  change: (id: string, body: StandingOrderChange) => write(one(id), 'PUT', body),
  take: (id: string, verb: 'pause' | 'resume' | 'end') => write(`${one(id)}/${verb}`, 'POST', {}),
  step: (id: string, day: string, verb: 'skip' | 'change' | 'confirm', body: OccurrenceStep = {}) =>
    write(`${one(id)}/occurrences/${day}/${verb}`, 'POST', body),
}
