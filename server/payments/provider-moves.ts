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
