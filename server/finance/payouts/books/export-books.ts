import { type BookProgram, bookPrograms } from '../../../../shared/payouts/booking-words.ts'
import { londonMonth } from '../../../../shared/working-time/working-time.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findBuyersOfIssuer, findIssuedDocuments } from '../../documents/read-documents.ts'
import { badParameter } from '../../../platform/errors/common-errors.ts'
import { bookedDocument, buyerKeyOf } from './booked-document.ts'
import { nameBuyers } from './name-buyers.ts'
import { writeBooks, writeZip } from './write-books.ts'

/** Documents of one export; a month of more is refused rather than cut. */
const mostDocuments = 10_000

type ExportBooksInput = {
  /** The brewery's id; null for Dray's own documents, those of fees among them. */
  issuerId: string | null
  issuer: string
  program: BookProgram
  /** 'YYYY-MM' in London. */
  month: string
  account?: string | undefined
}

/** A month of an issuer's invoices and credit notes as a ZIP for a program. Throws RequestError 400. */
export async function exportBooks(
  database: Database,
  { issuerId, issuer, program, month, account }: ExportBooksInput,
  now: Date,
): Promise<Buffer> {
  const documents = await findIssuedDocuments(database, {
    issuerId,
    ...londonMonth(month),
    limit: mostDocuments + 1,
  })
  if (documents.length > mostDocuments)
    throw badParameter('month', `a month of at most ${mostDocuments} documents`)
  const buyers = await findBuyersOfIssuer(database, issuerId)
  const nameOf = nameBuyers(
    buyers.map((each) => ({ ...each.buyer, buyerKey: buyerKeyOf(each), buyer: each.buyer.business })),
  )
  const booked = documents.map(bookedDocument).map((document) => ({ ...document, buyer: nameOf(document) }))
  const files = writeBooks(booked, {
    program,
    account: account ?? bookPrograms[program].account,
    month,
    issuer,
    isDray: issuerId === null,
  })
  return writeZip(files, now)
}
