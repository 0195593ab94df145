import type { DocumentContents, DocumentParty, DocumentSection, DocumentSums } from './document-contents.ts'
import type { DrayDetails } from './dray-details.ts'
import { closingOfCredit, closingOfInvoice, type PaymentFacts } from './document-words.ts'

/** What documents of an order say of it beside its parts; days are London's, 'YYYY-MM-DD'. */
export type DocumentedOrder = {
  number: string
  poNumber: string | null
  buyer: DocumentContents['buyer']
  premises: string[] | null
  payment: PaymentFacts
}

type Document = {
  order: DocumentedOrder
  seller: DocumentParty
  dray: DrayDetails
  section: DocumentSection
  /** Dray's own document; a brewery's is issued by Dray as its agent. */
  isOwn: boolean
  today: string
}
type Contents = Omit<DocumentContents, 'number'>

/** The invoice of a part: in the brewery's name by Dray as its agent, or Dray's own. */
export function invoiceOfPart(document: Document): Contents {
  const { seller, dray, section, today } = document
  const { payment } = document.order
  return {
    ...headOf(document),
    title: seller.vat.kind === 'not_registered' ? 'Invoice' : 'VAT invoice',
    taxPoint: payment.method === 'card' ? payment.paidOn : today,
    about: null,
    reason: null,
    closing: closingOfInvoice(section.sums.totalMinor, payment, {
      brewery: document.isOwn ? null : seller.name,
      dray,
    }),
  }
}

/** The credit note of a part of an invoice, for this reason. */
export function creditNoteOf({
  about,
  reason,
  ...paper
}: Document & { about: { number: string; issuedOn: string }; reason: string }): Contents {
  return {
    ...headOf(paper),
    title: 'Credit note',
    taxPoint: null,
    about,
    reason,
    closing: closingOfCredit(paper.section.sums.totalMinor, paper.order.payment.method),
  }
}

const headOf = ({ order, seller, dray, section, isOwn, today }: Document) => ({
  issuedOn: today,
  orderNumber: order.number,
  poNumber: order.poNumber,
  seller,
  agentText: isOwn ? null : `Issued by ${dray.name} as agent of ${seller.name}`,
  buyer: order.buyer,
  premises: order.premises,
  period: null,
  sections: [section],
  sums: section.sums,
})

/** The sums of several sections. */
export function addDocumentSums(all: readonly DocumentSums[]): DocumentSums {
  const rates = [...new Set(all.flatMap(({ vatByRate }) => vatByRate.map(({ vatRate }) => vatRate)))]
  const total = (pick: (sums: DocumentSums) => number) => all.reduce((sum, one) => sum + pick(one), 0)
  return {
    netMinor: total(({ netMinor }) => netMinor),
    vatByRate: rates
      .toSorted((a, b) => a - b)
      .map((vatRate) => {
        const parts = all.flatMap(({ vatByRate }) => vatByRate.filter((part) => part.vatRate === vatRate))
        return {
          vatRate,
          netMinor: parts.reduce((sum, part) => sum + part.netMinor, 0),
          vatMinor: parts.reduce((sum, part) => sum + part.vatMinor, 0),
        }
      }),
    vatMinor: total(({ vatMinor }) => vatMinor),
    totalMinor: total(({ totalMinor }) => totalMinor),
  }
}
