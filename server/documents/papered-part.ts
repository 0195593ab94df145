import type { ConsignmentDelivery } from '../../shared/api/orders-api.ts'
import type { Duty } from '../../shared/duty/duty-of.ts'
import type { VatPart } from '../../shared/orders/price-order.ts'
import type { DocumentLine, DocumentSection, DocumentSums } from './document-contents.ts'
import { draughtText } from './draught-text.ts'
import { dutyText } from '../../shared/duty/duty-text.ts'

/** A part of an order as its row says it now, as far as papers show it. */
export type PaperedPart = {
  id: string
  breweryId: string | null
  breweryName: string | null
  shippingMinor: number
  /** By the terms of its sender; null where it rides on a group's pallet. */
  delivery?: ConsignmentDelivery | null
  goodsMinor: number
  vatByRate: readonly VatPart[]
  vatMinor: number
  totalMinor: number
  lines: readonly PaperedLine[]
}

type PaperedLine = {
  id: string
  title: string
  variantLabel: string | null
  volumeMl: number | null
  unitPriceMinor: number
  vatRate: number
  duty: Duty | null
  quantity: number
  /** Pence without VAT that are taken off the line. */
  rebateMinor?: number
}

export const deliveryLine = 'delivery'

/** What a part's invoice lists: its lines that are sent, and its delivery. */
export function sectionOf(part: PaperedPart, { isRegistered }: { isRegistered: boolean }): DocumentSection {
  const lines = part.lines.filter(({ quantity }) => quantity > 0).map((line) => lineOf(line, isRegistered))
  const { shippingMinor } = part
  const delivery = deliveryOf(part, isRegistered)
  return {
    partId: part.id,
    heading: null,
    lines: shippingMinor === 0 ? lines : [...lines, delivery],
    sums: sumsOfPart(part),
  }
}

export const nothing: DocumentSums = { netMinor: 0, vatByRate: [], vatMinor: 0, totalMinor: 0 }

/** A part's sums as papers hold them. */
export const sumsOfPart = ({ goodsMinor, shippingMinor, vatByRate, vatMinor, totalMinor }: PaperedPart) => ({
  netMinor: goodsMinor + shippingMinor,
  vatByRate: [...vatByRate],
  vatMinor,
  totalMinor,
})

function lineOf(line: PaperedLine, isRegistered: boolean): DocumentLine {
  const { id, title, variantLabel, unitPriceMinor, vatRate, duty, quantity, rebateMinor = 0 } = line
  const draught = draughtText(line)
  return {
    lineId: id,
    description: variantLabel === null ? title : `${title}, ${variantLabel}`,
    details: [...(duty === null ? [] : [dutyText(duty, quantity)]), ...(draught === null ? [] : [draught])],
    quantity,
    unitPriceMinor,
    vatRate: isRegistered ? vatRate : null,
    netMinor: quantity * unitPriceMinor - rebateMinor,
  }
}

function deliveryOf(
  { breweryId, shippingMinor, delivery = null, vatByRate }: PaperedPart,
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
