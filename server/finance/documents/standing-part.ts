import type { VatPart } from '../../../shared/orders/price-order.ts'
import type { DocumentKind, DocumentLine, DocumentSection, DocumentSums } from './document-contents.ts'
import { deliveryLine, nothing } from './documented-part.ts'

type Document = {
  id: string
  kind: DocumentKind
  number: string
  issuedAt: string
  issuerId: string | null
} & {
  contents: { issuedOn: string; sections: readonly DocumentSection[] }
}

/** What the documents of an order say of one of its parts: its invoice, less all that was credited. */
export type StandingPart = {
  invoice: Document
  /** Units by line that are charged; of the delivery, pence. */
  lines: Map<string, DocumentLine>
  sums: DocumentSums
}

/** Null before the part is invoiced. */
export function standingPart(documents: readonly Document[], partId: string): StandingPart | null {
  const mentions = (kinds: readonly DocumentKind[]) =>
    documents
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap((paper) =>
        paper.contents.sections
          .filter((section) => section.partId === partId)
          .map((section) => ({ paper, section })),
      )
  const [invoiced] = mentions(['invoice', 'order_invoice'])
  if (invoiced === undefined) return null
  const credits = mentions(['credit_note']).map(({ section }) => section)
  const lines = new Map(invoiced.section.lines.map((line) => [line.lineId ?? '', line]))
  for (const line of credits.flatMap((credit) => credit.lines)) {
    const name = line.lineId ?? ''
    const stood = lines.get(name)
    lines.set(name, {
      ...line,
      ...stood,
      quantity: line.quantity === null ? (stood?.quantity ?? null) : (stood?.quantity ?? 0) - line.quantity,
      netMinor: (stood?.netMinor ?? 0) - line.netMinor,
    })
  }
  const sums = credits.reduce<DocumentSums>(
    (left, credit) => lessSums(left, credit.sums),
    invoiced.section.sums,
  )
  return { invoice: invoiced.paper, lines, sums }
}

/** One less the other, rate by rate. */
function lessSums(one: DocumentSums, other: DocumentSums): DocumentSums {
  const rates = [...new Set([...one.vatByRate, ...other.vatByRate].map(({ vatRate }) => vatRate))]
  const vatByRate = rates
    .toSorted((a, b) => a - b)
    .map((vatRate): VatPart => {
      const of = ({ vatByRate: parts }: DocumentSums) => parts.find((part) => part.vatRate === vatRate)
      return {
        vatRate,
        netMinor: (of(one)?.netMinor ?? 0) - (of(other)?.netMinor ?? 0),
        vatMinor: (of(one)?.vatMinor ?? 0) - (of(other)?.vatMinor ?? 0),
      }
    })
    .filter(({ netMinor, vatMinor }) => netMinor !== 0 || vatMinor !== 0)
  return {
    netMinor: one.netMinor - other.netMinor,
    vatByRate,
    vatMinor: one.vatMinor - other.vatMinor,
    totalMinor: one.totalMinor - other.totalMinor,
  }
}

/**
 * What a credit note lists: what the documents charge for a part less what remains of it. Its VAT is that of the documents
 * less that of what remains, so that all of it is nothing at all. Null where nothing is to be credited.
 */
export function creditSection(
  partId: string,
  standing: StandingPart,
  remaining: DocumentSection | null,
): DocumentSection | null {
  const left = new Map((remaining?.lines ?? []).map((line) => [line.lineId ?? '', line]))
  const names = [...new Set([...standing.lines.keys(), ...left.keys()])]
  const lines = names.flatMap((name): DocumentLine[] => {
    const line = standing.lines.get(name) ?? left.get(name)!
    const netMinor = (standing.lines.get(name)?.netMinor ?? 0) - (left.get(name)?.netMinor ?? 0)
    const quantity = (standing.lines.get(name)?.quantity ?? 0) - (left.get(name)?.quantity ?? 0)
    if (netMinor === 0 && quantity === 0) return []
    if (name === deliveryLine) return [{ ...line, details: [], netMinor, quantity: null }]
    // The units stay, at a lower price.
    if (quantity === 0)
      return [{ ...line, details: ['Rebate'], netMinor, quantity: null, unitPriceMinor: null }]
    return [{ ...line, details: [], netMinor, quantity }]
  })
  const sums = lessSums(standing.sums, remaining?.sums ?? nothing)
  if (lines.length === 0 && sums.totalMinor === 0) return null
  return { partId, heading: null, lines, sums }
}
