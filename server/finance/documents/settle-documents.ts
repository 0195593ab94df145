import type { Database } from '../../platform/database/database.ts'
import { bookCredit, bookInvoice, bookSent } from './book-documents.ts'
import type { DocumentSurroundings, PartToSettle, Settling } from './order-to-settle.ts'
import { creditNoteOf, invoiceOfPart } from './document-of-part.ts'
import type { DocumentParty } from './document-contents.ts'
import { type DocumentRow, documentsOfOrders } from './document-queries.ts'
import type { DrayDetails } from './dray-details.ts'
import { findCode } from './find-code.ts'
import { issueDocument, seriesOf } from './issue-document.ts'
import { findBreweryParty } from './find-parties.ts'
import { drayParty } from './document-parties.ts'
import { sectionOf } from './documented-part.ts'
import { creditSection, standingPart } from './standing-part.ts'
import { findDrayDetails } from './store-dray-details.ts'

/**
 * Makes documents and ledger of an order what its parts say: accepted ones are invoiced, what was given up after that is
 * credited, what is sent is due to its brewery less the fee; pallet and accessories are invoiced once every part is
 * answered. Again does nothing. Needs the transaction of the event, and holds the order.
 */
export async function settleDocuments(
  transaction: Database,
  { parts, ...settling }: Settling,
): Promise<void> {
  const { order } = settling
  const surroundings = { ...settling, dray: await findDrayDetails(transaction) }
  const papers = await documentsOfOrders(transaction, [order.id])
  const allAnswered = parts.every(({ isAnswered }) => isAnswered)
  const steps = []
  for (const part of parts) {
    const isDue = part.isAnswered && !part.isGivenUp && (part.breweryId !== null || allAnswered)
    const step = await stepOf(transaction, part, {
      isDue,
      papers,
      dray: surroundings.dray,
      now: settling.now,
    })
    if (step !== null) steps.push(step)
  }
  // Orders that meet take the series in one order.
  for (const step of steps.toSorted((one, other) => (one.series < other.series ? -1 : 1)))
    await step.take(transaction, surroundings)
  for (const part of parts) await bookSent(transaction, part, surroundings)
}

type Step = {
  series: string
  take: (transaction: Database, surroundings: DocumentSurroundings) => Promise<void>
}
type Documents = { isDue: boolean; papers: readonly DocumentRow[]; dray: DrayDetails; now: Date }

/** What a part wants of the documents: an invoice, a credit note or nothing. */
async function stepOf(
  transaction: Database,
  part: PartToSettle,
  { isDue, papers, dray, now }: Documents,
): Promise<Step | null> {
  const standing = standingPart(papers, part.id)
  const isOwn = standing === null ? part.breweryId === null : standing.invoice.issuerId === null
  const { breweryId, breweryName, vatMinor } = part
  const seller =
    isOwn || breweryId === null
      ? drayParty(dray)
      : await findBreweryParty(transaction, { breweryId, name: breweryName ?? '', hasVat: vatMinor > 0, now })
  const section = sectionOf(part, { isRegistered: seller.vat.kind !== 'not_registered' })
  if (standing === null) {
    if (!isDue || part.totalMinor === 0) return null
    const code = await codeOf(transaction, part, isOwn)
    const issued = { part, code, isOwn, seller, section }
    return { series: seriesOf(code, 'invoice'), take: (within, around) => invoice(within, issued, around) }
  }
  const credited = creditSection(part.id, standing, part.isGivenUp ? null : section)
  if (credited === null) return null
  const code = await codeOf(transaction, part, isOwn)
  const issued = { part, code, isOwn, seller, section: credited }
  const about = standing.invoice
  return {
    series: seriesOf(code, 'credit_note'),
    take: (within, around) => credit(within, { ...issued, about }, around),
  }
}

const codeOf = async (transaction: Database, { breweryId, breweryName }: PartToSettle, isOwn: boolean) =>
  isOwn || breweryId === null ? 'DRY' : await findCode(transaction, { breweryId, name: breweryName ?? '' })

type About = NonNullable<ReturnType<typeof standingPart>>['invoice']
type Issued = {
  part: PartToSettle
  code: string
  isOwn: boolean
  seller: DocumentParty
  section: ReturnType<typeof sectionOf>
}

const factsOf = ({ part, code, isOwn }: Issued, { order, now }: DocumentSurroundings) => ({
  code,
  issuerId: isOwn ? null : part.breweryId,
  orderId: order.id,
  partId: part.id,
  clientId: order.clientId,
  breweryId: part.breweryId,
  now,
})

async function invoice(transaction: Database, issued: Issued, around: DocumentSurroundings): Promise<void> {
  const contents = invoiceOfPart({ ...issued, ...around })
  const { dueOn } = around.order
  const facts = factsOf(issued, around)
  const { id } = await issueDocument(transaction, { ...facts, kind: 'invoice', dueOn, contents })
  await bookInvoice(transaction, issued, { ...around, documentId: id })
}

async function credit(
  transaction: Database,
  issued: Issued & { about: About },
  around: DocumentSurroundings,
): Promise<void> {
  const { about } = issued
  const named = { number: about.number, issuedOn: about.contents.issuedOn }
  const contents = creditNoteOf({ ...issued, ...around, about: named })
  const facts = { ...factsOf(issued, around), aboutId: about.id }
  const { id } = await issueDocument(transaction, { ...facts, kind: 'credit_note', contents })
  await bookCredit(transaction, issued, { ...around, documentId: id })
}
