import Type from 'typebox'
import { listQuery } from '../../../../shared/api/list-api.ts'
import { PubNoteChange, SellingPubList, SellingPubPage } from '../../../../shared/api/selling-pubs-api.ts'
import { pubViews } from '../../../../shared/api/list-views.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { identifyMember, identifyReader } from '../../../parties/roles/identify-worker.ts'
import { savePubNote } from './pub-notes.ts'
import { exportSellingPubs, listSellingPubs, readSellingPub } from './list-selling-pubs.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

const bodyLimit = 16 * 1024
const readers = ['owner', 'sales', 'accounts'] as const

/** The pubs that bought of a brewery, for those of its people who sell or keep the books. */
export async function sellingPubRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    '/api/sell/:brewery/pubs',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary: 'The pubs that bought, with their last order and twelve months, 50 a page; or all as CSV',
        params: Type.Object({ brewery: AddressPart }),
        querystring: Type.Object({
          ...listQuery(pubViews),
          beer: Type.Optional(Type.String({ maxLength: 200 })),
          format: Type.Optional(Type.Enum(['json', 'csv'])),
        }),
        response: { 200: Type.Union([SellingPubList, Type.String()]) },
      },
    },
    async (request, reply) => {
      const { brewery } = await identifyReader(deps, request, readers)
      const { format, ...search } = request.query
      const asked = { ...search, breweryId: brewery.breweryId, now: clock() }
      if (format !== 'csv') return listSellingPubs(database, asked)
      const file = await exportSellingPubs(database, asked)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="pubs.csv"')
        .serializer((text: string) => text)
        .send(file)
    },
  )

  app.get(
    '/api/sell/:brewery/pubs/:pub',
    {
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary: 'One pub that bought: what in twelve months, where it goes, price list and payment',
        params: Type.Object({ brewery: AddressPart, pub: AddressPart }),
        response: { 200: SellingPubPage },
      },
    },
    async (request) => {
      const { breweryId } = (await identifyReader(deps, request, readers)).brewery
      return readSellingPub(database, { pub: request.params.pub, breweryId, now: clock() })
    },
  )

  app.put(
    '/api/sell/:brewery/pubs/:pub/note',
    {
      bodyLimit,
      schema: {
        tags: ['Selling'],
        security: [{ bearer: [] }],
        summary: 'What the brewery’s people want to know of a pub; an empty text removes it',
        params: Type.Object({ brewery: AddressPart, pub: AddressPart }),
        body: PubNoteChange,
        response: { 200: SellingPubPage },
      },
    },
    async (request) => {
      await identifyReader(deps, request, readers)
      const { actor, brewery } = await identifyMember(deps, request, readers)
      const { breweryId } = brewery
      const { pub } = request.params
      const now = clock()
      await savePubNote(database, { breweryId, clientId: pub, text: request.body.text.trim(), actor, now })
      return readSellingPub(database, { pub, breweryId, now })
    },
  )
}
