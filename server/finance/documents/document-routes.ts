import Type from 'typebox'
import { staffRoles } from '../../../shared/accounts/roles.ts'
import { moneyReaders } from '../../../shared/accounts/staff-rights.ts'
import { SiteQuery } from '../../../shared/api/site-query.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { mayRead } from '../../parties/roles/may-read.ts'
import type { DocumentKind } from './document-contents.ts'
import { documentFile } from './document-file.ts'
import { type DocumentRow, findDocument } from './read-documents.ts'

type DocumentDeps = { database: Database; accounts: Accounts; identity: Identity; clock: () => Date }

/** Who of a brewery reads its documents. */
const readers = ['owner', 'accounts'] as const

/** What a brewery is billed and paid, which support does not read; all staff read documents of orders and of buyers. */
const ofBreweriesMoney: ReadonlySet<DocumentKind> = new Set(['statement', 'fee_invoice', 'fee_credit_note'])
const staffReadersOf = ({ kind, breweryId }: DocumentRow) =>
  breweryId !== null && ofBreweriesMoney.has(kind) ? moneyReaders : staffRoles

const Named = Type.Object({ id: Type.String({ maxLength: 40 }) })

/** One document, as the bytes that were stored. */
export async function documentRoutes(
  app: App,
  { database, accounts, identity, clock }: DocumentDeps,
): Promise<void> {
  neverStore(app)
  app.get(
    '/api/documents/:id.pdf',
    {
      schema: {
        tags: ['Orders'],
        security: [{ bearer: [] }],
        summary: 'An invoice, credit note or statement, as PDF',
        params: Named,
        querystring: SiteQuery,
      },
    },
    async (request, reply) => {
      await identity.requireClient(request)
      const document = await findDocument(database, request.params.id, (paper) => {
        const { clientId, breweryId } = paper
        const owner = { clientId, breweryId, roles: readers, staff: staffReadersOf(paper) }
        return mayRead({ accounts, identity }, request, owner)
      })
      const { bytes } = await documentFile(database, document, clock())
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${document.number}.pdf"`)
        .send(bytes)
    },
  )
}
