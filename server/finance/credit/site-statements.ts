import type { SiteStatements } from '../../../shared/api/credit-api.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { monthText } from '../../../shared/dates/month-text.ts'
import type { ReadSites } from '../../identity/accounts/sites/sites-to-read.ts'
import type { Database } from '../../platform/database/database.ts'
import { type DocumentRow, findStatementsOfSites } from '../documents/read-documents.ts'
import { notFound } from '../../platform/errors/common-errors.ts'

const sumOf = (statements: readonly DocumentRow[]) =>
  statements.reduce((sum, { totalMinor }) => sum + totalMinor, 0)

/** The site on a statement; its name today where it was issued before the business had several. */
const siteOf = ({ clientId, contents: { buyer } }: DocumentRow, { names }: ReadSites): string =>
  names.get(clientId ?? '') ?? buyer.site ?? buyer.business

/** The statements of sites by month, the newest first, with a subtotal for each site (BIZ-08). */
export async function listSiteStatements(database: Database, sites: ReadSites): Promise<SiteStatements> {
  const statements = await findStatementsOfSites(database, { clientIds: sites.ids })
  return {
    statements: [...Map.groupBy(statements, ({ period }) => period!)].map(([period, ofMonth]) => ({
      period,
      closingMinor: sumOf(ofMonth),
      sites: ofMonth.map((statement) => ({
        siteId: statement.clientId!,
        site: siteOf(statement, sites),
        id: statement.id,
        number: statement.number,
        closingMinor: statement.totalMinor,
      })),
    })),
  }
}

/**
 * The statements of sites for a month as one PDF: a page with the subtotal of each site, then each as it was issued. Throws
 * RequestError 404 for a month without one (BIZ-08).
 */
export async function siteStatementsFile(
  database: Database,
  sites: ReadSites,
  period: string,
): Promise<Buffer> {
  const statements = await findStatementsOfSites(database, { clientIds: sites.ids, period })
  const [first] = statements
  if (first === undefined) throw notFound('The statement')
  // Loads the PDF writer only for a statement that is requested.
  const { writeDocuments } = await import('../documents/write-document.ts')
  const blocks = statements.map(
    (statement) =>
      [
        siteOf(statement, sites),
        [`Statement ${statement.number}`, closing('Closing balance', statement.totalMinor)],
      ] as const,
  )
  const cover = {
    title: 'Statement',
    number: monthText(period),
    blocks: [
      ...blocks,
      [first.contents.buyer.business, [closing('Closing balance of all sites', sumOf(statements))]] as const,
    ],
  }
  const latest = statements
    .map(({ issuedAt }) => issuedAt)
    .toSorted()
    .at(-1)!
  return writeDocuments(
    statements.map(({ contents }) => contents),
    latest,
    statements.length > 1 ? cover : null,
  )
}

const closing = (words: string, minor: number) => `${words} ${formatMinor(minor)}`
