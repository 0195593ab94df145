import type { Database } from '../../platform/database/database.ts'
import type { DocumentContents, DocumentKind } from './document-contents.ts'
import { type DocumentRow, insertDocument, raiseSeries } from './document-queries.ts'

type Issued = {
  kind: DocumentKind
  /** The code of the issuer's documents, 'TOW' or 'DRY'. */
  code: string
  issuerId: string | null
  orderId?: string | null
  partId?: string | null
  clientId?: string | null
  breweryId?: string | null
  aboutId?: string | null
  dueOn?: string | null
  contents: Omit<DocumentContents, 'number'>
  now: Date
}

/** What is behind the issuer's code in numbers of a kind: TOW-000012, TOW-C-000003. */
const suffixes: Record<DocumentKind, string> = {
  invoice: '',
  order_invoice: '',
  credit_note: '-C',
  fee_invoice: '-F',
  fee_credit_note: '-F',
  statement: '-S',
}

/** The series of a kind of documents of an issuer. */
export const seriesOf = (code: string, kind: DocumentKind) => `${code}${suffixes[kind]}`

/**
 * Issues a document under the next number of its series. Needs the transaction of its event: where that is rolled back, so
 * is the number.
 */
export async function issueDocument(
  transaction: Database,
  { kind, code, contents, now, ...facts }: Issued,
): Promise<DocumentRow> {
  const series = seriesOf(code, kind)
  const sequence = await raiseSeries(transaction, series)
  const number = `${series}-${String(sequence).padStart(6, '0')}`
  const { netMinor, vatMinor, totalMinor } = contents.sums
  return insertDocument(transaction, {
    ...facts,
    kind,
    series,
    sequence,
    number,
    issuedAt: now.toISOString(),
    netMinor,
    vatMinor,
    totalMinor,
    period: contents.period,
    contents: { ...contents, number },
  })
}
