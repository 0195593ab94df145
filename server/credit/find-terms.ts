import { dueDay, firstCredit, termsInWords } from '../../shared/credit/credit-terms.ts'
import type { Database } from '../database/database.ts'
import { creditRow } from './credit-queries.ts'

/** The due day of an invoice issued on a day, by the client's terms, with their words; of one who has left the first ones. */
export async function findTermsOf(
  database: Database,
  { clientId, issuedOn }: { clientId: string | null; issuedOn: string },
): Promise<{ dueOn: string; text: string }> {
  const account = clientId === null ? null : await creditRow(database, clientId)
  const terms = account?.terms ?? firstCredit.terms
  return { dueOn: dueDay(terms, issuedOn), text: termsInWords(terms) }
}
