import {
  NewSavedView,
  SavedViews,
  SavedViewsQuery,
  viewsPerList,
} from '../../../shared/api/saved-views-api.ts'
import { OwnKey, readOwnKey } from '../../identity/accounts/account-requests.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { tooManyViews } from '../../platform/errors/saved-view-errors.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { deleteView, lockViewsOf, putView, viewRows } from './saved-view-queries.ts'

export type SavedViewDeps = { identity: Identity; database: Database; clock: () => Date }

const bodyLimit = 8 * 1024
const address = '/api/views'
const hidden = { hide: true }

/** The views that a person of a console keeps of its lists; no one else sees them (SELL-07). */
export async function savedViewRoutes(app: App, deps: SavedViewDeps): Promise<void> {
  const { identity, database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.get(
    address,
    { schema: { ...hidden, querystring: SavedViewsQuery, response: { 200: SavedViews } } },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return { views: await viewRows(database, { clientId, list: request.query.list }) }
    },
  )

  app.post(
    address,
    { bodyLimit, schema: { ...hidden, body: NewSavedView, response: { 200: SavedViews } } },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const { list, query } = request.body
      const name = request.body.name.trim()
      return database.transaction(async (transaction) => {
        await lockViewsOf(transaction, clientId)
        const views = await viewRows(transaction, { clientId, list })
        const isNew = views.every((view) => view.name !== name)
        if (isNew && views.length >= viewsPerList) throw tooManyViews(viewsPerList)
        await putView(transaction, { clientId, list, name, query, madeAt: clock() })
        return { views: await viewRows(transaction, { clientId, list }) }
      })
    },
  )

  app.delete(
    `${address}/:id`,
    { bodyLimit, schema: { ...hidden, params: OwnKey } },
    async (request, reply) => {
      const { id: clientId } = await identity.requireClient(request)
      const id = readOwnKey(request.params, 'The view')
      if (!(await deleteView(database, clientId, id))) throw notFound('The view')
      return reply.code(204).send()
    },
  )
}
