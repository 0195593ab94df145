import { splitPence } from './split-pence.ts'
import { standardVatRate, vatMinor } from '../duty/vat.ts'
import { type DepositKind } from '../deposits/deposit-kinds.ts'
import { isSchemeKind } from '../deposits/scheme-kinds.ts'

/** Pence without VAT for one unit, and the rate in hundredths of a percent. */
type PricedLine = {
  quantity: number
  unitPriceMinor: number
  vatRate: number
  /** Pence without VAT for the containers of one unit, at the rate of what is in them. */
  depositMinor?: number
  /** A deposit of a deposit return scheme is outside the scope of VAT. */
  depositKind?: DepositKind | null
  /** Units that have the deposit: those whose containers are not back; all of them where nothing is said. */
  depositUnits?: number
}
export type VatPart = { vatRate: number; netMinor: number; vatMinor: number }
export type Sums = {
  goodsMinor: number
  /** Deposits on containers, which are no goods. */
  depositsMinor: number
  shippingMinor: number
  vatByRate: VatPart[]
  vatMinor: number
  totalMinor: number
}
type Consignment = { lines: readonly PricedLine[]; shippingMinor: number }

/**
 * The sums of an order and of each consignment. VAT is reckoned for each rate on the whole order, as the basket shows
 * it (C-84), and split over the consignments by what they hold at that rate, to the penny. Shipping has the
 * standard rate, except where nothing of the consignment has one.
 */
export function priceOrder(consignments: readonly Consignment[]): Sums & { consignments: Sums[] } {
  const nets = consignments.map(netByRate)
  const rates = [...new Set(nets.flatMap((net) => [...net.keys()]))].toSorted((a, b) => a - b)
  const vatShares = new Map(
    rates.map((rate) => {
      const parts = nets.map((net) => net.get(rate) ?? 0)
      const netMinor = parts.reduce((sum, part) => sum + part, 0)
      return [rate, splitPence(vatMinor([{ netMinor, vatRate: rate }]), parts)] as const
    }),
  )
  const sums = consignments.map((consignment, index) =>
    sumsOf(
      consignment,
      rates
        .filter((rate) => nets[index]!.has(rate))
        .map((vatRate) => ({
          vatRate,
          netMinor: nets[index]!.get(vatRate)!,
          vatMinor: vatShares.get(vatRate)![index]!,
        })),
    ),
  )
  return { ...addSums(sums), consignments: sums }
}

/** A consignment on its own, as after an adjustment: VAT on its own net. */
export function priceConsignment(consignment: Consignment): Sums {
  return priceOrder([consignment]).consignments[0]!
}

/** A consignment that was changed: where its net at a rate is what it was, so is the VAT on it. */
export function repriceConsignment(consignment: Consignment, stood: readonly VatPart[]): Sums {
  const { vatByRate } = priceConsignment(consignment)
  const isSame = (one: VatPart) => (other: VatPart) =>
    other.vatRate === one.vatRate && other.netMinor === one.netMinor
  return sumsOf(
    consignment,
    vatByRate.map((part) => stood.find(isSame(part)) ?? part),
  )
}

/** The sums of an order from those of its consignments. */
export function addSums(sums: readonly Sums[]): Sums {
  const total = (pick: (sum: Sums) => number) => sums.reduce((whole, sum) => whole + pick(sum), 0)
  const rates = [...new Set(sums.flatMap(({ vatByRate }) => vatByRate.map(({ vatRate }) => vatRate)))]
  return {
    goodsMinor: total(({ goodsMinor }) => goodsMinor),
    depositsMinor: total(({ depositsMinor }) => depositsMinor),
    shippingMinor: total(({ shippingMinor }) => shippingMinor),
    vatByRate: rates
      .toSorted((a, b) => a - b)
      .map((vatRate) => {
        const parts = sums.flatMap(({ vatByRate }) => vatByRate.filter((part) => part.vatRate === vatRate))
        return {
          vatRate,
          netMinor: parts.reduce((sum, { netMinor }) => sum + netMinor, 0),
          vatMinor: parts.reduce((sum, part) => sum + part.vatMinor, 0),
        }
      }),
    vatMinor: total((sum) => sum.vatMinor),
    totalMinor: total(({ totalMinor }) => totalMinor),
  }
}

/** Delivery goes with what is delivered: of a seller without VAT it has none either (DOC-08). */
export const shippingVatRate = (lines: readonly { vatRate: number }[]): number =>
  lines.length > 0 && lines.every(({ vatRate }) => vatRate === 0) ? 0 : standardVatRate

/** Pence without VAT. */
const depositOf = ({ quantity, depositMinor = 0, depositUnits = quantity }: PricedLine) =>
  depositUnits * depositMinor

function netByRate({ lines, shippingMinor }: Consignment): Map<number, number> {
  const nets = new Map<number, number>()
  const add = (vatRate: number, netMinor: number) => nets.set(vatRate, (nets.get(vatRate) ?? 0) + netMinor)
  for (const line of lines) {
    const goodsMinor = line.quantity * line.unitPriceMinor
    add(line.vatRate, isSchemeKind(line.depositKind) ? goodsMinor : goodsMinor + depositOf(line))
  }
  if (shippingMinor > 0) add(shippingVatRate(lines), shippingMinor)
  return nets
}

function sumsOf({ lines, shippingMinor }: Consignment, vatByRate: VatPart[]): Sums {
  const goodsMinor = lines.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0)
  const vat = vatByRate.reduce((sum, part) => sum + part.vatMinor, 0)
  const depositsMinor = lines.reduce((sum, line) => sum + depositOf(line), 0)
  const totalMinor = goodsMinor + depositsMinor + shippingMinor + vat
  return { goodsMinor, depositsMinor, shippingMinor, vatByRate, vatMinor: vat, totalMinor }
}
