import { vatMinor } from '../duty/vat.ts'

/** Containers of a charge that cost the same: pence without VAT for each, the price less their deposit. */
export type ChargeLot = { count: number; netMinor: number }
/** When a container came to the pub, and what of its deposit is still with the brewery. */
export type ChargeableLot = { day: string; count: number; depositMinor: number }

export type ChargeSums = { netMinor: number; vatMinor: number; totalMinor: number }

const dayMs = 86_400_000

/** How many are at the pub for more than so many days. */
export const countOlder = (
  lots: readonly { day: string; count: number }[],
  { today, days }: { today: string; days: number },
): number =>
  lots
    .filter(({ day }) => (Date.parse(today) - Date.parse(day)) / dayMs > days)
    .reduce((sum, { count }) => sum + count, 0)

/**
 * The containers of these days, the oldest first, with the deposits of the parts that brought them: the first to
 * leave are the oldest. A part has deposits on so many as are not credited, and what replaced its units shares these.
 */
export function lotsWithDeposits(
  days: readonly { day: string; count: number }[],
  there: readonly { partId: string | null; count: number }[],
  deposits: readonly { partId: string; replacements: readonly string[]; units: number; netMinor: number }[],
): ChargeableLot[] {
  const unitsLeft = new Map(deposits.map((one) => [one, one.units]))
  let left = [...days]
  return there.flatMap(({ partId, count }) => {
    const next = takeFront(left, count)
    left = next.left
    const borne = deposits.find(
      (one) => partId !== null && (one.partId === partId || one.replacements.includes(partId)),
    )
    const units = borne === undefined ? 0 : unitsLeft.get(borne)!
    const depositMinor = borne?.netMinor ?? 0
    const bearing = takeFront(next.taken, units)
    if (borne !== undefined) unitsLeft.set(borne, Math.max(0, units - count))
    return [
      ...bearing.taken.map((lot) => ({ ...lot, depositMinor })),
      ...bearing.left.map((lot) => ({ ...lot, depositMinor: 0 })),
    ]
  })
}

/** The oldest so many of these lots after those that are spoken for, each at the price less its deposit. */
export function lotsToCharge(
  lots: readonly ChargeableLot[],
  { skip, count, priceMinor }: { skip: number; count: number; priceMinor: number },
): ChargeLot[] {
  const free = takeFront(lots, skip).left
  return takeFront(free, count).taken.map(({ count: units, depositMinor }) => ({
    count: units,
    netMinor: Math.max(0, priceMinor - depositMinor),
  }))
}

/** The first so many containers of lots, and what stays. */
export function takeFront<Lot extends { count: number }>(
  lots: readonly Lot[],
  wanted: number,
): { taken: Lot[]; left: Lot[] } {
  const taken: Lot[] = []
  const left: Lot[] = []
  let missing = wanted
  for (const lot of lots) {
    const units = Math.min(missing, lot.count)
    missing -= units
    if (units > 0) taken.push({ ...lot, count: units })
    if (units < lot.count) left.push({ ...lot, count: lot.count - units })
  }
  return { taken, left }
}

/** What lots come to at a rate of VAT in hundredths of a percent. */
export function sumLots(lots: readonly ChargeLot[], vatRate: number): ChargeSums {
  const netMinor = lots.reduce((sum, lot) => sum + lot.count * lot.netMinor, 0)
  const vat = vatMinor([{ netMinor, vatRate }])
  return { netMinor, vatMinor: vat, totalMinor: netMinor + vat }
}

export const countLots = (lots: readonly { count: number }[]): number =>
  lots.reduce((sum, { count }) => sum + count, 0)
