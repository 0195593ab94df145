import Type, { type Static } from 'typebox'
import { notFound } from '../../platform/errors/common-errors.ts'
import type { Limit } from '../../platform/rate-limits/rate-limits.ts'
import { readOrderNumber } from './order-number.ts'

/** Of every call about orders, in bytes. */
export const bodyLimit = 64 * 1024
/** How the description of the API shows them: by their tag, and with a bearer. */
export const documented = { tags: ['Orders'], security: [{ bearer: [] }] }
export const Numbered = Type.Object({ number: Type.String({ maxLength: 40 }) })

/** Reads the number of an order from its address. Throws RequestError 404 for a malformed one. */
export function requireOrderNumber({ number: text }: Static<typeof Numbered>): string {
  const number = readOrderNumber(text)
  if (number === null) throw notFound('The order')
  return number
}

/** Orders from one network: more than a chain of pubs behind one address places. */
export const ordersByNetwork: Limit = { what: 'order by network', max: 120, seconds: 3600 }

/** What a test or a benchmark sets. */
export type OrderSettings = { placingLimit?: Limit }
