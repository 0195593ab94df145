type SplitTotal = {
  /** The brewery's amount. */
  amountMinor: number
  /** Dray's share. */
  feeMinor: number
}

/**
 * Splits a consignment's total; `feeRate` is in hundredths of a percent and holds the VAT on the fee. Half a penny is
 * the brewery's (STAT-41, OPEN-37).
 */
export function splitFee(totalMinor: number, feeRate: number): SplitTotal {
  const feeMinor = Math.max(0, Math.ceil((totalMinor * feeRate) / 10_000 - 0.5))
  return { amountMinor: totalMinor - feeMinor, feeMinor }
}

/** The VAT within a fee: a sixth, half a penny up. */
export const feeVat = (feeMinor: number): number => Math.floor(feeMinor / 6 + 0.5)
