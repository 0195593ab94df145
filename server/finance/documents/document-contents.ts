import type { VatPart } from '../../../shared/orders/price-order.ts'

export type DocumentKind =
  | 'invoice'
  | 'credit_note'
  | 'fee_invoice'
  | 'fee_credit_note'
  | 'statement'
  /** A whole order's, from before each part had its own. */
  | 'order_invoice'

/** Who issues a document or gets one, a line each. */
export type DocumentParty = {
  name: string
  address: string[]
  companyNumber: string | null
  /** `unknown` where no one has said. */
  vat: { kind: 'registered'; number: string } | { kind: 'not_registered' } | { kind: 'unknown' }
  awrsNumber: string | null
}

export type DocumentLine = {
  /** The line of the order, or `delivery`; null for what belongs to none. */
  lineId: string | null
  description: string
  /** Duty, draught rate, and what else is below a line. */
  details: string[]
  /** In percent, of a beer as it was ordered; absent where it was not copied. */
  abv?: number
  /** Null for what is not counted: delivery. */
  quantity: number | null
  unitPriceMinor: number | null
  /** In hundredths of a percent; null for a seller who is not registered. */
  vatRate: number | null
  netMinor: number
}

export type DocumentSums = { netMinor: number; vatByRate: VatPart[]; vatMinor: number; totalMinor: number }

/** Lines under one heading; those of a part of an order with its sums. */
export type DocumentSection = {
  partId: string | null
  heading: string | null
  lines: DocumentLine[]
  sums: DocumentSums
}

/**
 * All that a document says, as it was when it was issued: VAT Notice 700, section 16; SI 1995/2518, regulations 14 and 15.
 * Days are 'YYYY-MM-DD' in London, money is pence.
 */
export type DocumentContents = {
  title: string
  number: string
  issuedOn: string
  /** Of an invoice. */
  taxPoint: string | null
  /** Of a credit note: the invoice it is about. */
  about: { number: string; issuedOn: string } | null
  orderNumber: string | null
  poNumber: string | null
  seller: DocumentParty
  /** 'Issued by … as agent of …'; null where the seller issues it. */
  agentText: string | null
  buyer: {
    business: string
    /** The site that ordered, of a business with several; absent on others. */
    site?: string
    contact: string | null
    address: string[]
    vatNumber: string | null
    /** Of a business with several sites that states it; absent on others. */
    companyNumber?: string
  }
  premises: string[] | null
  reason: string | null
  /** Of a monthly document, 'YYYY-MM'. */
  period: string | null
  sections: DocumentSection[]
  sums: DocumentSums
  /** What was paid and how, or what is to be paid and where. */
  closing: string[]
}
