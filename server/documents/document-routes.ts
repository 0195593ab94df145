import Type from 'typebox'
import type { Accounts } from '../accounts/accounts.ts'
import type { Database } from '../database/database.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { neverStore } from '../http/no-store.ts'
import { mayRead } from '../roles/may-read.ts'
import { documentFile } from './document-file.ts'
import { findDocument } from './read-documents.ts'

type DocumentDeps = { database: Database; accounts: Accounts; identity: Identity; clock: () => Date }

/** Who of a brewery reads its papers. */
const readers = ['owner', 'accounts'] as const

const Named = Type.Object({ id: Type.String({ maxLength: 40 }) })

/** One paper, as the bytes that were stored. */
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
      },
    },
    async (request, reply) => {
      await identity.requireClient(request)
      const document = await findDocument(database, request.params.id, ({ clientId, breweryId }) =>
        mayRead({ accounts, identity }, request, { clientId, breweryId, roles: readers }),
      )
      const { bytes } = await documentFile(database, document, clock())
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${document.number}.pdf"`)
        .send(bytes)
    },
  )
}
