/** What is due of a part, in pence, with what keeps it from being paid out. */
export type DueOfPart = {
  orderId: string | null
  partId: string | null
  dueMinor: number
  /** Sent too lately, less the fee on it. */
  recentMinor: number
  /** On account, and neither paid by the buyer nor due. */
  isUnpaidOnAccount: boolean
  /** A share of the payment itself that is still to be sent. */
  transferMinor: number
  /** In payouts already, sent or on their way. */
  paidOutMinor: number
}
export type PayoutLine = { orderId: string | null; partId: string | null; amountMinor: number }
export type Available = {
  availableMinor: number
  /** Due and sent too lately, or on account and neither paid nor due. */
  notYetMinor: number
  /** Claimed and not decided, as far as it would be paid out otherwise. */
  inClaimMinor: number
  /** By part what the payout holds, and one line of all that belongs to none; they add up to what is available. */
  lines: PayoutLine[]
}

/**
 * What of a brewery's balance can be paid out now (marketplace 12): all of it, less what is not payable yet, what is
 * claimed and what is on its way. A debit is set against what is available, so a brewery is never paid more than it is owed.
 */
export function assessAvailable(
  parts: readonly DueOfPart[],
  { onItsWayMinor = 0, claimedMinor = 0 } = {},
): Available {
  const lines: PayoutLine[] = []
  let dueMinor = 0
  let notYetMinor = 0
  for (const part of parts) {
    const withheld = withheldOf(part)
    dueMinor += part.dueMinor
    notYetMinor += withheld
    const amountMinor = part.dueMinor - withheld - part.transferMinor - part.paidOutMinor
    if (part.partId !== null && amountMinor !== 0)
      lines.push({ orderId: part.orderId, partId: part.partId, amountMinor })
  }
  const transferMinor = parts.reduce((sum, part) => sum + part.transferMinor, 0)
  const payableMinor = dueMinor - notYetMinor - transferMinor - onItsWayMinor
  const inClaimMinor = Math.min(claimedMinor, Math.max(0, payableMinor))
  const availableMinor = payableMinor - inClaimMinor
  const rest = availableMinor - lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (rest !== 0) lines.push({ orderId: null, partId: null, amountMinor: rest })
  return { availableMinor, notYetMinor, inClaimMinor, lines }
}

/** Never more than is due of the part: a credit of it lowers both. */
function withheldOf({ dueMinor, recentMinor, isUnpaidOnAccount, transferMinor }: DueOfPart): number {
  const owed = Math.max(0, dueMinor - transferMinor)
  return isUnpaidOnAccount ? owed : Math.min(owed, Math.max(0, recentMinor))
}
