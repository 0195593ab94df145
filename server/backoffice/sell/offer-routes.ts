import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { OfferToSave, QuantityPricesToSave, SellingOffers } from '../../../shared/api/offers-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { performAction } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { findContainerItems } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { removeOffer, saveOffer, saveQuantityPrices } from '../../trading/prices/save-offer.ts'
import { identifyMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import { effectsOfOffers } from './effects-of-offers.ts'
import { readSellingOffers } from './selling-offers.ts'

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

const root = '/api/sell/:brewery'
const readers = ['owner', 'sales', 'accounts'] as const
const writers = ['owner', 'sales'] as const
const bodyLimit = 32 * 1024
const documented = { tags: ['Selling'], security: [{ bearer: [] }] }
const ofOffer = { ...documented, params: Type.Object({ brewery: AddressPart, offer: AddressPart }) }
const changing = {
  headers: OptionalIdempotencyKey,
  querystring: StepQuery,
  response: { 200: Type.Union([SellingOffers, StepPreview]) },
}

type Changing = FastifyRequest & { params: { brewery: string }; query: Static<typeof StepQuery> }
type ActionContext = { breweryId: string; actor: Actor & { clientId: string }; now: Date }

/** Quantity prices and offers of a brewery (OFFER-01 to OFFER-03, OFFER-08). */
export async function offerRoutes(app: App, deps: Deps): Promise<void> {
  const { database, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  /** Everything saved is the same however often it is saved: a call without a key is one of its own. */
  const action = async (
    request: Changing,
    call: string,
    work: (
      transaction: Database,
      by: ActionContext,
    ) => Promise<{ containerIds: readonly string[]; button: string }>,
  ) => {
    await identifyReader(deps, request, readers)
    const { actor, brewery } = await identifyMember(deps, request, writers)
    const by = { breweryId: brewery.breweryId, actor, now: clock() }
    const { 'idempotency-key': key = randomUUID() } = request.headers as { 'idempotency-key'?: string }
    return performAction(
      database,
      {
        who: clientKeys(actor.clientId),
        call,
        key,
        now: by.now,
        query: request.query,
        request: [by.breweryId, request.params, request.body ?? null],
      },
      async (transaction) => {
        const { containerIds, button } = await work(transaction, by)
        const effects = await effectsOfOffers(transaction, { ...by, containerIds })
        return { answer: await readSellingOffers(transaction, by.breweryId), effects: { ...effects, button } }
      },
    )
  }

  app.get(
    `${root}/offers`,
    {
      schema: {
        ...documented,
        params: Type.Object({ brewery: AddressPart }),
        summary: 'The offers of a brewery and the quantity prices of its sizes',
        response: { 200: SellingOffers },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      return readSellingOffers(database, brewery.breweryId)
    },
  )

  app.put(
    `${root}/prices/:container/quantity-prices`,
    {
      bodyLimit,
      schema: {
        ...documented,
        ...changing,
        params: Type.Object({ brewery: AddressPart, container: AddressPart }),
        summary: 'Sets all quantity prices of a size, and the price below which its brewery is warned',
        body: QuantityPricesToSave,
      },
    },
    async (request) =>
      action(request, 'set quantity prices', async (transaction, by) => {
        const { container: containerId } = request.params
        const { breweryId } = by
        const own = isUuid(containerId)
          ? await findContainerItems(transaction, { ids: [containerId], breweryId })
          : []
        if (own.length === 0) throw notFound('The container')
        await saveQuantityPrices(transaction, { ...request.body, containerId, ...by })
        return { containerIds: [containerId], button: 'Save quantity prices' }
      }),
  )

  app.put(
    `${root}/offers/:offer`,
    {
      bodyLimit,
      schema: {
        ...ofOffer,
        ...changing,
        summary: 'Saves an offer as a whole, new under an id of the caller’s choice or changed',
        body: OfferToSave,
      },
    },
    async (request) =>
      action(request, 'save offer', async (transaction, by) => {
        const { sizes: containerIds, ...offer } = request.body
        await saveOffer(transaction, { offer: { ...offer, id: request.params.offer, containerIds }, ...by })
        return { containerIds, button: 'Save offer' }
      }),
  )

  app.delete(
    `${root}/offers/:offer`,
    { schema: { ...ofOffer, ...changing, summary: 'Ends an offer at once and removes it' } },
    async (request) =>
      action(request, 'remove offer', async (transaction, by) => {
        const { offer: offerId } = request.params
        if (!isUuid(offerId)) throw notFound('The offer')
        const { containerIds } = await removeOffer(transaction, { offerId, ...by })
        return { containerIds, button: 'Remove offer' }
      }),
  )
}
