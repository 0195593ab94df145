import Type from 'typebox'
import {
  DeliveryQuote,
  DeliveryRequest,
  TermsInForce,
  TermsToSet,
  TriedPostcode,
} from '../../../shared/api/delivery-api.ts'
import { StepPreview, StepQuery } from '../../../shared/api/step-preview-api.ts'
import type { DeliveryTerms } from '../../../shared/delivery/delivery-terms.ts'
import { changedTerms } from '../../../shared/delivery/terms-words.ts'
import type { Accounts } from '../../identity/accounts/accounts.ts'
import { type ActionEffects, performAction } from '../../platform/actions/perform-action.ts'
import { findVariantsOnSale } from '../../catalogue/beers/find-container-items.ts'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { clientKeys, OptionalIdempotencyKey } from '../../platform/idempotency/with-idempotency.ts'
import { callerOf, countAgainstLimits } from '../../platform/rate-limits/rate-limits.ts'
import { identifyMember, identifyReader } from '../../parties/roles/identify-worker.ts'
import { partQuoteView, quoteParts } from './quote-parts.ts'
import { tryPostcode } from './try-postcode.ts'
import { setDeliveryTerms, termsInForce } from './set-delivery-terms.ts'

export type DeliveryDeps = {
  database: Database
  accounts: Accounts
  identity: Identity
  clock: () => Date
  /** Of the baskets: how many hold one of these variants. */
  basketsHolding: (database: Database, variantIds: readonly string[]) => Promise<number>
}

const quotes = { what: 'delivery quote', max: 600, seconds: 600 }
const readers = ['owner', 'sales', 'cellar'] as const
const bodyLimit = 64 * 1024
const BreweryParams = Type.Object({ brewery: Type.String({ maxLength: 100 }) })
const selling = { tags: ['Selling'], security: [{ bearer: [] }], params: BreweryParams }

/** What delivery costs and when it arrives, and the terms behind it (DELV-01, DELV-07). */
export async function deliveryTermsRoutes(app: App, deps: DeliveryDeps): Promise<void> {
  const { database, clock, basketsHolding } = deps
  acceptStrictJson(app)
  neverStore(app)

  app.post(
    '/public/delivery/quote',
    {
      bodyLimit,
      schema: {
        tags: ['Basket'],
        summary: 'What each sender asks for delivery to a postcode, and when it arrives; nothing is stored',
        body: DeliveryRequest,
        response: { 200: DeliveryQuote },
      },
    },
    async (request) => {
      const now = clock()
      await countAgainstLimits(database, [{ limit: quotes, who: callerOf(request.ip) }], now)
      const { postcode, parts } = request.body
      const quoted = await quoteParts(database, { postcode, parts, now })
      const goodsOf = (teamId: string | null) => parts.find((part) => part.teamId === teamId)?.goodsMinor ?? 0
      return { parts: quoted.map((part) => partQuoteView(part, goodsOf(part.teamId))) }
    },
  )

  app.get(
    '/api/sell/:brewery/delivery',
    { schema: { ...selling, summary: 'The delivery terms in force', response: { 200: TermsInForce } } },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      return (await termsInForce(database, [brewery.breweryId]))(brewery.breweryId)!
    },
  )

  app.get(
    '/api/sell/:brewery/delivery/quote',
    {
      schema: {
        ...selling,
        summary: 'What the checkout says of delivery to a postcode, in a sentence',
        querystring: Type.Object({ postcode: Type.String({ maxLength: 20 }) }),
        response: { 200: TriedPostcode },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(deps, request, readers)
      const { postcode } = request.query
      return { sentence: await tryPostcode(database, { ...brewery, postcode, now: clock() }) }
    },
  )

  app.put(
    '/api/sell/:brewery/delivery',
    {
      bodyLimit,
      schema: {
        ...selling,
        summary: 'Saves delivery terms as a new version, which applies at once and touches no placed order',
        headers: OptionalIdempotencyKey,
        querystring: StepQuery,
        body: TermsToSet,
        response: { 200: Type.Union([TermsInForce, StepPreview]) },
      },
    },
    async (request) => {
      await identifyReader(deps, request, readers)
      const { actor, brewery } = await identifyMember(deps, request, ['owner', 'sales'])
      const { terms } = request.body
      const now = clock()
      const key = request.headers['idempotency-key']
      const { breweryId } = brewery
      const asked = {
        who: clientKeys(actor.clientId),
        call: 'set delivery terms',
        key,
        request: { brewery: breweryId, terms },
        now,
        query: request.query,
      }
      return performAction(database, asked, async (transaction) => {
        const before = (await termsInForce(transaction, [breweryId]))(breweryId)!
        const answer = await setDeliveryTerms(transaction, brewery, { terms, actor, now })
        const onSale = await findVariantsOnSale(transaction, breweryId)
        const baskets = await basketsHolding(transaction, onSale)
        return { answer, effects: effectsOfTerms({ before: before.terms, after: answer.terms, baskets }) }
      })
    },
  )
}

type Changed = { before: DeliveryTerms; after: DeliveryTerms; baskets: number }

/** What other terms are to buyers: charges, minima and days by zone, and the baskets that follow them. */
function effectsOfTerms({ before, after, baskets }: Changed): ActionEffects {
  const changed = changedTerms(before, after)
  if (changed.length === 0) return { deadlines: ['The terms stay as they are.'] }
  return {
    money: changed,
    deadlines: ['An order that was placed stays under the terms of its day.'],
    warnings:
      baskets === 0
        ? []
        : [
            `${baskets === 1 ? '1 basket holds' : `${baskets} baskets hold`} its beer and may show another charge at once.`,
          ],
  }
}
