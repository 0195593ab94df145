import type { RefundReason } from './refund-reasons.ts'

/** What can be wrong with what was sent. */
export const claimKinds = ['missing', 'damaged', 'wrong', 'quality', 'not_arrived'] as const
export type ClaimKind = (typeof claimKinds)[number]

export const claimWishes = ['refund', 'replacement'] as const
export type ClaimWish = (typeof claimWishes)[number]

/** What a brewery answers. */
export const claimAnswers = ['admit', 'replace', 'rebate', 'refuse'] as const
export type ClaimAnswer = (typeof claimAnswers)[number]

/** How a claim ended. */
export const claimDecisions = ['admitted', 'replaced', 'rebated', 'refused'] as const
export type ClaimDecision = (typeof claimDecisions)[number]

/** Where an open claim waits: for its brewery, for the buyer's word on a refusal, or for Dray. */
export const claimStates = ['open', 'refused', 'asked', 'decided'] as const
export type ClaimState = (typeof claimStates)[number]

export const mostClaimPictures = 4
export const claimPictureBytes = 5 * 1024 * 1024
export const shortestClaimText = 10
export const longestClaimText = 2000

/** The reason on the credit note of an admitted claim. */
export const reasonOfClaim = (kind: ClaimKind): RefundReason => (kind === 'not_arrived' ? 'missing' : kind)
