import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { BeerDrafts, BeerDraftToSave } from '../../../../shared/api/beers-api.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { Actor } from '../../../platform/audit/actor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AddressPart } from '../../../platform/http/address-part.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { acceptStrictJson } from '../../../platform/http/json-bodies.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import {
  clientKeys,
  RequiredIdempotencyKey,
  withIdempotency,
} from '../../../platform/idempotency/with-idempotency.ts'
import { identifyMember, identifyReader } from '../../../parties/roles/identify-worker.ts'
import { listDrafts, removeDraft, saveDraft } from './beer-drafts.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }
type CallRequest = FastifyRequest<{ Params: { brewery: string; draft: string } }>
type ActionContext = { id: string; breweryId: string; actor: Actor; now: Date }

const address = '/api/sell/:brewery/beer-drafts'
const bodyLimit = 64 * 1024
const readers = ['owner', 'sales', 'accounts'] as const
const documented = {
  tags: ['Selling'],
  security: [{ bearer: [] }],
  params: Type.Object({ brewery: AddressPart }),
  response: { 200: BeerDrafts },
}
const ofDraft = {
  ...documented,
  params: Type.Object({ brewery: AddressPart, draft: AddressPart }),
  headers: RequiredIdempotencyKey,
}

/** New beers that a brewery has not sent yet (SELL-43). */
export async function beerDraftRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  /** Once for each key; it answers the drafts as they are then. */
  async function action(
    request: FastifyRequest,
    call: string,
    work: (transaction: Database, by: ActionContext) => Promise<void>,
  ) {
    await identifyReader(deps, request as CallRequest, readers)
    const { actor, brewery } = await identifyMember(deps, request as CallRequest, ['owner', 'sales'])
    const { breweryId } = brewery
    const { draft: id } = (request as CallRequest).params
    const now = clock()
    const once = {
      who: clientKeys(actor.clientId),
      call,
      key: request.headers['idempotency-key'] as string,
      request: [breweryId, id, request.body ?? null],
      now,
    }
    return withIdempotency(database, once, async (transaction) => {
      await work(transaction, { id, breweryId, actor, now })
      return listDrafts(transaction, breweryId)
    })
  }

  app.get(
    address,
    { schema: { ...documented, summary: 'The drafts of new beers of a brewery, the latest first' } },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      return listDrafts(database, brewery.breweryId)
    },
  )

  app.put(
    `${address}/:draft`,
    {
      bodyLimit,
      schema: {
        ...ofDraft,
        summary: 'Saves the draft of a new beer as a whole, under an id of the caller’s choice',
        body: BeerDraftToSave,
      },
    },
    async (request) =>
      action(request as FastifyRequest, 'save beer draft', (transaction, { actor, ...by }) =>
        saveDraft(transaction, { ...by, draft: request.body, savedBy: actor.name }),
      ),
  )

  app.delete(
    `${address}/:draft`,
    { schema: { ...ofDraft, summary: 'Removes the draft of a new beer' } },
    async (request) =>
      action(request as FastifyRequest, 'remove beer draft', (transaction, { id, breweryId }) =>
        removeDraft(transaction, { id, breweryId }),
      ),
  )
}
