import type { DocumentRow } from '../../documents/read-documents.ts'
import { lineVats } from '../../documents/line-vats.ts'

/** A line of an invoice or a credit note in pence, above nothing in both. */
export type BookedLine = {
  description: string
  quantity: number
  unitMinor: number
  netMinor: number
  vatMinor: number
  /** In hundredths of a percent; null outside VAT. */
  vatRate: number | null
}

/** An invoice or a credit note as programs for the books want it; days are 'YYYY-MM-DD'. */
export type BookedDocument = {
  kind: 'invoice' | 'credit_note'
  number: string
  issuedOn: string
  dueOn: string
  reference: string
  /** Who buys, by an id that stays. */
  buyerKey: string
  buyer: string
  address: readonly string[]
  lines: readonly BookedLine[]
  netMinor: number
  vatMinor: number
  totalMinor: number
}

/** A document with lines that add up to its sums; those of a credit note count above nothing too. */
export function bookedDocument(document: DocumentRow): BookedDocument {
  const { contents, kind, clientId, breweryId, dueOn } = document
  const isFee = kind === 'fee_invoice' || kind === 'fee_credit_note'
  const isCredit = kind === 'credit_note' || kind === 'fee_credit_note'
  const sign = document.totalMinor < 0 ? -1 : 1
  const lines = contents.sections.flatMap((section) => {
    const vats = lineVats(section)
    return section.lines.map((line, index): BookedLine => {
      const netMinor = line.netMinor * sign
      const isCounted =
        line.quantity !== null &&
        line.unitPriceMinor !== null &&
        line.quantity > 0 &&
        line.quantity * line.unitPriceMinor === Math.abs(line.netMinor)
      return {
        description: line.description,
        // Where units and price do not make the sum, the sum is one line.
        quantity: isCounted ? line.quantity! : 1,
        unitMinor: isCounted ? line.unitPriceMinor! * Math.sign(netMinor) : netMinor,
        netMinor,
        vatMinor: vats[index]! * sign,
        vatRate: line.vatRate,
      }
    })
  })
  return {
    kind: isCredit ? 'credit_note' : 'invoice',
    number: document.number,
    issuedOn: contents.issuedOn,
    dueOn: dueOn ?? contents.issuedOn,
    reference: contents.poNumber ?? contents.orderNumber ?? contents.period ?? '',
    buyerKey: buyerKeyOf({ isFee, breweryId, clientId, buyer: contents.buyer }),
    buyer: contents.buyer.business,
    address: contents.buyer.address,
    lines,
    netMinor: document.netMinor * sign,
    vatMinor: document.vatMinor * sign,
    totalMinor: document.totalMinor * sign,
  }
}

type KeyFacts = {
  isFee: boolean
  breweryId: string | null
  clientId: string | null
  buyer: { business: string; address: readonly string[] }
}

/** Who buys, by an id that stays; a fee is billed to the brewery itself. */
export const buyerKeyOf = ({ isFee, breweryId, clientId, buyer }: KeyFacts): string =>
  (isFee ? breweryId : clientId) ?? `${buyer.business} ${buyer.address.join(' ')}`

/** A day as programs for the books read it in Britain. */
export const dayOfBooks = (day: string): string => day.split('-').toReversed().join('/')
export const pounds = (minor: number): string => (minor / 100).toFixed(2)
