import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { catalogueReaders, catalogueRoles } from '../../../shared/accounts/staff-rights.ts'
import { CatalogueList, CatalogueRow, ChangeApproval, ChangeRefusal } from '../../../shared/api/beers-api.ts'
import { catalogueViews } from '../../../shared/api/list-views.ts'
import { listQuery } from '../../../shared/api/list-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { type Action, performAction } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { approveAnyChange, refuseAnyChange } from '../own-beers/decide-any-change.ts'
import { listCatalogueChanges, readCatalogueChange } from '../own-beers/list-catalogue-changes.ts'
import { listBreweryPlaces } from '../../catalogue/beers/list-brewery-places.ts'
import type { Database } from '../../platform/database/database.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyStaff } from '../../parties/roles/identify-worker.ts'
import type { BreweryDeps } from './brewery-routes.ts'
import { likePattern, typedWords } from '../../platform/database/typed-words.ts'

const address = '/api/admin/catalogue'
const bodyLimit = 64 * 1024
const documented = { tags: ['Staff'], security: [{ bearer: [] }] }
const ofChange = { ...documented, params: Type.Object({ change: AddressPart }) }
const deciding = {
  ...ofChange,
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([CatalogueRow, StepPreview]) },
}
type CallRequest = FastifyRequest<{ Params: { change: string } }>
type Deciding = { id: string; actor: Actor; publicUrl: string; now: Date }
type Decide = (
  transaction: Database,
  deciding: Deciding,
) => Promise<Omit<Awaited<ReturnType<Action<unknown>>>, 'answer'>>

/** Changes of beers and of breweries' pages beside the current version, and what staff decide about them (STAF-20). */
export async function catalogueChangeRoutes(
  app: App,
  deps: BreweryDeps & { publicUrl: string },
): Promise<void> {
  const { database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  async function decide(request: CallRequest, call: string, action: Decide) {
    await identifyStaff(deps, request, catalogueReaders)
    const actor = await identifyStaff(deps, request, catalogueRoles)
    const id = request.params.change
    const now = clock()
    const asked = {
      who: clientKeys(actor.clientId),
      call,
      key: request.headers['idempotency-key'] as string | undefined,
      request: [id, request.body],
      query: request.query as Parameters<typeof performAction>[1]['query'],
      now,
    }
    return performAction(database, asked, async (transaction) => {
      const decided = await action(transaction, { id, actor, publicUrl, now })
      return { answer: await readCatalogueChange(transaction, id), ...decided }
    })
  }

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'Changes of beers and pages by state, each beside the current version, 50 a page',
        querystring: Type.Object(listQuery(catalogueViews)),
        response: { 200: CatalogueList },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, catalogueReaders)
      const { view, q, page } = request.query
      const [query, pattern] = [typedWords(q), likePattern(q)]
      const places = pattern === undefined ? [] : await listBreweryPlaces(database, pattern)
      const search = query === undefined ? undefined : { query, breweryIds: places.map(({ id }) => id) }
      return listCatalogueChanges(database, { view, page, search })
    },
  )

  app.get(
    `${address}/:change`,
    {
      schema: {
        ...ofChange,
        summary: 'A change of a beer or of a brewery’s page beside the current version',
        response: { 200: CatalogueRow },
      },
    },
    async (request) => {
      await identifyStaff(deps, request, catalogueReaders)
      return readCatalogueChange(database, request.params.change)
    },
  )

  app.post(
    `${address}/:change/approve`,
    {
      bodyLimit,
      schema: {
        ...deciding,
        summary: 'Approves a change, with what staff put right; pubs see it within a second',
        body: ChangeApproval,
      },
    },
    async (request) =>
      decide(request as unknown as CallRequest, 'approve beer change', (transaction, of) =>
        approveAnyChange(transaction, { ...of, ...request.body }),
      ),
  )

  app.post(
    `${address}/:change/refuse`,
    {
      bodyLimit,
      schema: {
        ...deciding,
        summary: 'Refuses a change with a reason that the brewery reads',
        body: ChangeRefusal,
      },
    },
    async (request) =>
      decide(request as unknown as CallRequest, 'refuse beer change', (transaction, of) =>
        refuseAnyChange(transaction, { ...of, ...request.body }),
      ),
  )
}
