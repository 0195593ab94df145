import Type from 'typebox'
import type { Database } from '../database/database.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { neverStore } from '../http/no-store.ts'
import { documentFile } from './document-file.ts'
import { findDocument } from './read-documents.ts'

type DocumentDeps = { database: Database; identity: Identity; clock: () => Date }

const Named = Type.Object({ id: Type.String({ maxLength: 40 }) })

/** One paper, as the bytes that were stored. */
export async function documentRoutes(app: App, { database, identity, clock }: DocumentDeps): Promise<void> {
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
      const { id: clientId } = await identity.requireClient(request)
      const document = await findDocument(database, { id: request.params.id, clientId })
      const { bytes } = await documentFile(database, document, clock())
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${document.number}.pdf"`)
        .send(bytes)
    },
  )
}
