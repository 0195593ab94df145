/** The standard rate in hundredths of a percent (C-84). */
export const standardVatRate = 2000

/** What a brewery charges: nothing where it is not registered for VAT (DOC-08). */
export const vatRateOf = (chargesVat: boolean) => (chargesVat ? standardVatRate : 0)

/** A taxable sum: pence without VAT, and the rate in hundredths of a percent. */
export type Taxable = { netMinor: number; vatRate: number }

/**
 * VAT in pence: for each rate on its net total, not on each line, rounded half a penny up (C-84). HMRC lets an
 * invoice total be rounded down as well; we never state less than is due.
 */
export function vatMinor(parts: readonly Taxable[]): number {
  const netByRate = new Map<number, number>()
  for (const { netMinor, vatRate } of parts) netByRate.set(vatRate, (netByRate.get(vatRate) ?? 0) + netMinor)
  return [...netByRate].reduce((sum, [rate, net]) => sum + Math.floor((net * rate + 5000) / 10_000), 0)
}
