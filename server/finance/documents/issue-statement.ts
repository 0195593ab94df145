import type { Database } from '../../platform/database/database.ts'
import type { DocumentContents } from './document-contents.ts'
import { lockMonth, monthlyDocument } from './monthly-document-queries.ts'
import { issueDocument, seriesOf } from './issue-document.ts'

type Statement = ({ clientId: string } | { breweryId: string }) & {
  /** 'YYYY-MM'. */
  period: string
  now: Date
}

export const statementSeries = seriesOf('DRY', 'statement')

/**
 * Issues the statement of a client or a brewery for a month, once, with what `write` makes of it; nothing where that is
 * null. True where it was issued now.
 */
export async function issueStatement(
  database: Database,
  { period, now, ...of }: Statement,
  write: (transaction: Database) => Promise<Omit<DocumentContents, 'number'> | null>,
): Promise<boolean> {
  const series = statementSeries
  return database.transaction(async (transaction) => {
    await lockMonth(transaction, series)
    if ((await monthlyDocument(transaction, { series, period, ...of })) !== null) return false
    const contents = await write(transaction)
    if (contents === null) return false
    await issueDocument(transaction, { kind: 'statement', code: 'DRY', issuerId: null, ...of, now, contents })
    return true
  })
}
