import type { Database } from '../../platform/database/database.ts'
import type { Limit } from '../../platform/rate-limits/rate-limits.ts'

/** The dependencies of the functions of support. */
export type Support = {
  database: Database
  /** The recipient of support messages. */
  supportEmail: string
  publicUrl: string
  clock: () => Date
}

/** Messages of one network, and in the name of one address, which each get a confirmation. */
export const supportLimits = {
  byCaller: { what: 'support by caller', max: 10, seconds: 60 * 60 },
  byAddress: { what: 'support by address', max: 5, seconds: 60 * 60 },
} satisfies Record<string, Limit>
