/** Why a provider's balance moved, in our words; `other` is what the shop does not cause. */
export type ProviderMoveKind =
  | 'payment'
  | 'refund'
  | 'payout'
  | 'payout_returned'
  | 'dispute'
  | 'dispute_ended'
  | 'provider_payout'
  | 'other'

/** One movement of the shop's balance at a provider. */
export type ProviderMove = {
  /** The provider's own name of it. */
  id: string
  kind: ProviderMoveKind
  /** The intent that it is about. */
  reference: string | null
  /** The event of the refund, or the id of the payout, return or dispute that it is about. */
  subject: string | null
  /** Pence, in above 0, and what the provider took off for itself beside that. */
  amountMinor: number
  feeMinor: number
  at: Date
}
