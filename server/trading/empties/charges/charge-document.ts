import { dayText } from '../../../../shared/delivery/arrival-text.ts'
import { lostText } from '../../../../shared/deposits/container-names.ts'
import { type ChargeLot, type ChargeSums, sumLots } from '../../../../shared/empties/charge-sums.ts'
import type {
  DocumentContents,
  DocumentLine,
  DocumentParty,
} from '../../../finance/documents/document-contents.ts'
import type { DrayDetails } from '../../../finance/documents/dray-details.ts'
import { closingOfCredit, closingOfInvoice } from '../../../finance/documents/document-words.ts'
import { londonDay } from '../../../../shared/working-time/working-time.ts'
import type { ChargeRow } from './charge-queries.ts'
import { unitsAndPrices } from './charge-words.ts'

type Contents = Omit<DocumentContents, 'number'>
type Invoiced = {
  charge: ChargeRow
  seller: DocumentParty
  buyer: DocumentContents['buyer']
  premises: string[]
  dray: DrayDetails
  today: string
  dueOn: string
  terms: string
}

/** A brewery's invoice for containers that did not come back, issued by Dray as its agent. */
export function chargeInvoice(invoiced: Invoiced): Contents {
  const { charge, seller, buyer, premises, dray, today, dueOn, terms } = invoiced
  const { lots, vatRate } = charge
  const sums = documentSums(sumLots(lots, vatRate), vatRate)
  const announced = dayText(londonDay(new Date(charge.announcedAt)))
  const lines = chargedLines(charge, { lots, seller }).map((line) => ({
    ...line,
    details: [...line.details, `At your premises for too long; announced on ${announced}.`],
  }))
  return {
    title: seller.vat.kind === 'not_registered' ? 'Invoice' : 'VAT invoice',
    issuedOn: today,
    taxPoint: today,
    about: null,
    orderNumber: null,
    poNumber: null,
    seller,
    agentText: `Issued by ${dray.name} as agent of ${seller.name}`,
    buyer,
    premises,
    reason: null,
    period: null,
    sections: [{ partId: charge.id, heading: null, lines, sums }],
    sums,
    closing: closingOfInvoice(
      sums.totalMinor,
      { method: 'invoice', terms: { dueOn, text: terms }, reference: 'the number of this invoice' },
      { brewery: seller.name, dray },
    ),
  }
}

type Credited = {
  charge: ChargeRow
  invoice: DocumentContents
  taken: readonly ChargeLot[]
  sums: ChargeSums
  today: string
}

/** The credit note of containers that are found again: its parties are those of the invoice. */
export function chargeCredit({ charge, invoice, taken, sums: credited, today }: Credited): Contents {
  const { seller, agentText, buyer, premises, number, issuedOn } = invoice
  const sums = documentSums(credited, charge.vatRate)
  const lines = chargedLines(charge, { lots: taken, seller })
  return {
    title: 'Credit note',
    issuedOn: today,
    taxPoint: null,
    about: { number, issuedOn },
    orderNumber: null,
    poNumber: null,
    seller,
    agentText,
    buyer,
    premises,
    reason: 'The container is found.',
    period: null,
    sections: [{ partId: charge.id, heading: null, lines, sums }],
    sums,
    closing: closingOfCredit(sums.totalMinor, 'invoice'),
  }
}

/** A line for each price; what costs nothing is not listed. */
function chargedLines(
  { kind, priceMinor, vatRate }: ChargeRow,
  { lots, seller }: { lots: readonly ChargeLot[]; seller: DocumentParty },
): DocumentLine[] {
  return unitsAndPrices({ kind, priceMinor, lots })
    .filter(({ netMinor }) => netMinor > 0)
    .map(({ count, netMinor, made }) => ({
      lineId: `container:${kind}:${netMinor}`,
      description: lostText(kind),
      details: made === null ? [] : [`${made}.`],
      quantity: count,
      unitPriceMinor: netMinor,
      vatRate: seller.vat.kind === 'not_registered' ? null : vatRate,
      netMinor: count * netMinor,
    }))
}

const documentSums = ({ netMinor, vatMinor, totalMinor }: ChargeSums, vatRate: number) => ({
  netMinor,
  vatByRate: [{ vatRate, netMinor, vatMinor }],
  vatMinor,
  totalMinor,
})
