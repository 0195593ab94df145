import type { Actor } from '../../platform/audit/actor.ts'

/** What a movement says about itself beside its units. */
export type StockCause = {
  /** When it is so. */
  at: Date
  /** Null where the order's own history says who. */
  actor: Actor | null
  reason?: string | null
  /** The idempotency key of the call. */
  key?: string | null
}

/** A cause as statements take it. */
export const causeValues = ({ at, actor, reason = null, key = null }: StockCause) => ({
  at: at.toISOString(),
  actor: actor && JSON.stringify(actor),
  reason,
  key,
})
