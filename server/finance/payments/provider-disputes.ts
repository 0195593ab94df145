/**
 * The state of a dispute: an inquiry moves no money and needs an answer all the same; `closed` is one that came to nothing.
 */
export const disputeStates = ['inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed'] as const
export type DisputeState = (typeof disputeStates)[number]

/** The bank has spoken. */
export const isDisputeOver = (state: DisputeState): boolean =>
  state === 'won' || state === 'lost' || state === 'closed'

/** A payment that its buyer disputes at the bank, as the provider knows it now. Money is pence. */
export type ProviderDispute = {
  id: string
  /** The intent that is disputed. */
  reference: string | null
  amountMinor: number
  /** The provider's word, such as 'product_not_received'. */
  reason: string
  state: DisputeState
  evidenceDueAt: Date | null
  /** What moved the shop's balance: below 0 taken, above 0 given back; and the provider's fee on it. */
  moves: { amountMinor: number; feeMinor: number }[]
}
