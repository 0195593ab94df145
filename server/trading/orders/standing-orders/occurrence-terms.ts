import type { OccurrenceTerms } from '../standing-order-tables.ts'
import type { OccurrenceRow, StandingOrderRow } from './standing-order-queries.ts'

/** The terms of a standing order as they are now. */
export const currentTerms = ({ payment, wish, premisesId }: StandingOrderRow): OccurrenceTerms => ({
  payment,
  wish,
  premisesId,
})

/** What a prepared occurrence is settled by: its standing order as it was previewed, whatever was changed since. */
export const settlingTerms = (standingOrder: StandingOrderRow, { terms }: OccurrenceRow): OccurrenceTerms =>
  terms ?? currentTerms(standingOrder)
