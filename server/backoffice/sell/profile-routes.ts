import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import {
  BreweryContact,
  BreweryProfile,
  InvoiceCode,
  NewClosure,
} from '../../../shared/api/brewery-profile-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { type ActionEffects, performAction } from '../../platform/actions/perform-action.ts'
import type { Database } from '../../platform/database/database.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { identifyMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import { closeBrewery, openBrewery } from './change-closures.ts'
import { changeContact, chooseInvoiceCode, type ProfileChange } from './change-profile.ts'
import { readProfile } from './read-profile.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }
type CallRequest = FastifyRequest<{ Params: { brewery: string } }>

const address = '/api/sell/:brewery'
const readers = ['owner', 'sales', 'accounts'] as const
const writers = ['owner', 'accounts'] as const
const bodyLimit = 4 * 1024
const params = Type.Object({ brewery: AddressPart })
const documented = { tags: ['Selling'], security: [{ bearer: [] }] }
const acting = {
  ...documented,
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([BreweryProfile, StepPreview]) },
}

/** A brewery's settings about itself: contact, days on which it is closed, and the code of its documents. */
export async function profileRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  /** Every change has a preview, and answers the settings after it. */
  async function action(
    request: FastifyRequest,
    call: string,
    work: (transaction: Database, by: ProfileChange) => Promise<ActionEffects>,
  ) {
    const asked = request as CallRequest
    await identifyReader(deps, asked, readers)
    const { actor, brewery } = await identifyMember(deps, asked, writers)
    const { breweryId } = brewery
    const now = clock()
    const taken = {
      who: clientKeys(actor.clientId),
      call,
      key: request.headers['idempotency-key'] as string | undefined,
      request: [breweryId, asked.params, request.body ?? null],
      query: request.query as StepQuery,
      now,
    }
    return performAction(database, taken, async (transaction) => {
      const effects = await work(transaction, { breweryId, actor, now })
      const answer = await readProfile(transaction, { breweryId, slug: asked.params.brewery, now })
      return { answer, effects }
    })
  }

  app.get(
    `${address}/profile`,
    {
      schema: {
        ...documented,
        params,
        summary: 'How the brewery is reached, when it is closed, and the code of its documents',
        response: { 200: BreweryProfile },
      },
    },
    async (request) => {
      const { breweryId } = (await identifyReader(deps, request, readers)).brewery
      return readProfile(database, { breweryId, slug: request.params.brewery, now: clock() })
    },
  )

  app.put(
    `${address}/contact`,
    {
      bodyLimit,
      schema: { ...acting, params, summary: 'How the brewery is reached, at once', body: BreweryContact },
    },
    async (request) =>
      action(request as FastifyRequest, 'brewery contact', (transaction, by) =>
        changeContact(transaction, { ...by, ...request.body }),
      ),
  )

  app.post(
    `${address}/closures`,
    {
      bodyLimit,
      schema: {
        ...acting,
        params,
        summary: 'Closes the brewery for some days, which count as no working days of orders from now on',
        body: NewClosure,
      },
    },
    async (request) =>
      action(request as FastifyRequest, 'close brewery', (transaction, by) =>
        closeBrewery(transaction, { ...by, ...request.body }),
      ),
  )

  app.delete(
    `${address}/closures/:closure`,
    {
      schema: {
        ...acting,
        params: Type.Object({ brewery: AddressPart, closure: AddressPart }),
        summary: 'Opens the brewery on the days of a closure again',
      },
    },
    async (request) =>
      action(request as FastifyRequest, 'open brewery', (transaction, by) =>
        openBrewery(transaction, { ...by, id: request.params.closure }),
      ),
  )

  app.put(
    `${address}/invoice-code`,
    {
      bodyLimit,
      schema: {
        ...acting,
        params,
        summary: 'Chooses the code of the brewery’s documents before its first one; it never changes',
        body: InvoiceCode,
      },
    },
    async (request) =>
      action(request as FastifyRequest, 'invoice code', (transaction, by) =>
        chooseInvoiceCode(transaction, { ...by, ...request.body }),
      ),
  )
}
