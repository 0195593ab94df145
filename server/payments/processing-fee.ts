/**
 * What a brewery gets of a consignment's total and what Dray keeps, in pence; `feeRate` is in hundredths of a percent
 * and holds the VAT on the fee. Half a penny is the brewery's (STAT-41, OPEN-37).
 */
export function splitFee(totalMinor: number, feeRate: number): { amountMinor: number; feeMinor: number } {
  const feeMinor = Math.max(0, Math.ceil((totalMinor * feeRate) / 10_000 - 0.5))
  return { amountMinor: totalMinor - feeMinor, feeMinor }
}
