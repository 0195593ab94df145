import type { Database } from '../database/connect.ts'
import type { Limit } from '../http/attempt-limits.ts'

/** What the verbs of support work with. */
export type Support = {
  database: Database
  /** Who reads what people write. */
  supportEmail: string
  publicUrl: string
  clock: () => Date
}

/** Messages of one network, and in the name of one address, which each get a confirmation. */
export const supportLimits = {
  byCaller: { what: 'support by caller', max: 10, seconds: 60 * 60 },
  byAddress: { what: 'support by address', max: 5, seconds: 60 * 60 },
} satisfies Record<string, Limit>
