import type { ChargeLot } from '../../../../shared/empties/charge-sums.ts'
import { containersText, type ContainerKind } from '../../../../shared/deposits/container-names.ts'
import { formatMinor } from '../../../../shared/format/money.ts'

type Charged = { kind: ContainerKind; priceMinor: number; lots: readonly ChargeLot[] }

/** The lots of a charge by what one costs: '2 firkins at £90.00 ex VAT each (£120.00 less the deposit of £30.00).' */
export function unitsAndPrices({ kind, priceMinor, lots }: Charged) {
  const prices = [...new Set(lots.map(({ netMinor }) => netMinor))]
  return prices.map((netMinor) => {
    const count = lots.filter((lot) => lot.netMinor === netMinor).reduce((sum, lot) => sum + lot.count, 0)
    const made = priceText(priceMinor, netMinor)
    const each = `${formatMinor(netMinor)} ex VAT each`
    return {
      count,
      netMinor,
      made,
      text: `${containersText(count, kind)} at ${made === null ? each : `${each} (${made})`}.`,
    }
  })
}

/** Null where no deposit is taken off. */
function priceText(priceMinor: number, netMinor: number): string | null {
  return netMinor === priceMinor
    ? null
    : `${formatMinor(priceMinor)} less the deposit of ${formatMinor(priceMinor - netMinor)}`
}
