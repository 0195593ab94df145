import { reasonText } from '../../../shared/prices/public-offers.ts'
import type { PriceReason } from '../../../shared/prices/unit-price.ts'
import type { ConsignmentDelivery } from '../../../shared/api/orders-api.ts'
import { type DepositKind, depositText } from '../../../shared/deposits/deposit-kinds.ts'
import { isSchemeKind } from '../../../shared/deposits/scheme-kinds.ts'
import type { Duty } from '../../../shared/duty/duty-of.ts'
import type { VatPart } from '../../../shared/orders/price-order.ts'
import type { DocumentLine, DocumentSection, DocumentSums } from './document-contents.ts'
import { draughtText } from './draught-text.ts'
import { dutyText } from '../../../shared/duty/duty-text.ts'

/** A part of an order as its row says it now, as far as documents show it. */
export type DocumentedPart = {
  id: string
  breweryId: string | null
  breweryName: string | null
  shippingMinor: number
  /** By the terms of its sender; null where it rides on a group's pallet. */
  delivery?: ConsignmentDelivery | null
  goodsMinor: number
  depositsMinor: number
  vatByRate: readonly VatPart[]
  vatMinor: number
  totalMinor: number
  lines: readonly DocumentedLine[]
}

type DocumentedLine = {
  id: string
  title: string
  variantLabel: string | null
  volumeMl: number | null
  /** Null or absent where it was not copied at the order. */
  abv?: number | null
  unitPriceMinor: number
  /** Null or absent of a base price. */
  priceReason?: PriceReason | null
  vatRate: number
  duty: Duty | null
  quantity: number
  /** Pence without VAT that are taken off the line. */
  rebateMinor?: number
  /** The container that has a deposit, pence without VAT for one, and how many have it; all units unless said. */
  depositKind: DepositKind | null
  depositMinor: number
  depositUnits?: number
}

export const deliveryLine = 'delivery'

/** What a part's invoice lists: its lines that are sent, deposits on their containers, and its delivery. */
export function sectionOf(
  part: DocumentedPart,
  { isRegistered }: { isRegistered: boolean },
): DocumentSection {
  const lines = part.lines.filter(({ quantity }) => quantity > 0).map((line) => lineOf(line, isRegistered))
  const { shippingMinor } = part
  const bought = [...lines, ...depositsOf(part, isRegistered)]
  const delivery = deliveryOf(part, isRegistered)
  return {
    partId: part.id,
    heading: null,
    lines: shippingMinor === 0 ? bought : [...bought, delivery],
    sums: sumsOfPart(part),
  }
}

export const nothing: DocumentSums = { netMinor: 0, vatByRate: [], vatMinor: 0, totalMinor: 0 }

/** A part's sums as documents hold them. */
export const sumsOfPart = ({
  goodsMinor,
  depositsMinor,
  shippingMinor,
  vatByRate,
  vatMinor,
  totalMinor,
}: DocumentedPart) => ({
  netMinor: goodsMinor + depositsMinor + shippingMinor,
  vatByRate: [...vatByRate],
  vatMinor,
  totalMinor,
})

function lineOf(line: DocumentedLine, isRegistered: boolean): DocumentLine {
  const {
    id,
    title,
    variantLabel,
    abv = null,
    unitPriceMinor,
    priceReason = null,
    vatRate,
    duty,
    quantity,
    rebateMinor = 0,
  } = line
  const draught = draughtText(line)
  const reason = reasonText(priceReason)
  return {
    lineId: id,
    description: variantLabel === null ? title : `${title}, ${variantLabel}`,
    details: [
      ...(reason === null ? [] : [reason]),
      ...(duty === null ? [] : [dutyText(duty, quantity)]),
      ...(draught === null ? [] : [draught]),
    ],
    ...(abv !== null && { abv }),
    quantity,
    unitPriceMinor,
    vatRate: isRegistered ? vatRate : null,
    netMinor: quantity * unitPriceMinor - rebateMinor,
  }
}

/** A line for each kind of container, and for each deposit on it. */
function depositsOf({ lines }: DocumentedPart, isRegistered: boolean): DocumentLine[] {
  const found = new Map<string, DocumentLine>()
  for (const { depositKind, depositMinor, quantity, depositUnits = quantity, vatRate } of lines) {
    if (depositKind === null || depositMinor === 0 || depositUnits === 0) continue
    const lineId = `deposit:${depositKind}:${depositMinor}:${vatRate}`
    const units = depositUnits + (found.get(lineId)?.quantity ?? 0)
    found.set(lineId, {
      lineId,
      description: depositText(depositKind),
      details: isSchemeKind(depositKind) ? ['Outside the scope of VAT.'] : [],
      quantity: units,
      unitPriceMinor: depositMinor,
      vatRate: isRegistered && !isSchemeKind(depositKind) ? vatRate : null,
      netMinor: units * depositMinor,
    })
  }
  return [...found.values()]
}

function deliveryOf(
  { breweryId, shippingMinor, delivery = null, vatByRate }: DocumentedPart,
  isRegistered: boolean,
): DocumentLine {
  const rates = vatByRate.map(({ vatRate }) => vatRate)
  return {
    lineId: deliveryLine,
    description: breweryId === null && delivery === null ? 'Pallet delivery' : 'Delivery',
    details: [],
    quantity: null,
    unitPriceMinor: null,
    vatRate: isRegistered ? Math.max(0, ...rates) : null,
    netMinor: shippingMinor,
  }
}
