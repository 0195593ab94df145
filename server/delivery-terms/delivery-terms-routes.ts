import Type from 'typebox'
import {
  DeliveryQuote,
  DeliveryRequest,
  TermsInForce,
  TermsToSet,
  TriedPostcode,
} from '../../shared/api/delivery-api.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Database } from '../database/database.ts'
import type { App } from '../http/app-type.ts'
import type { Identity } from '../http/identity.ts'
import { acceptStrictJson } from '../http/json-bodies.ts'
import { neverStore } from '../http/no-store.ts'
import { clientKeys, RequiredIdempotencyKey, withIdempotency } from '../idempotency/with-idempotency.ts'
import { callerOf, countAgainstLimits } from '../rate-limits/rate-limits.ts'
import { identifyMember, identifyReader } from '../roles/identify-worker.ts'
import { partQuoteView, quoteParts } from './quote-parts.ts'
import { tryPostcode } from './try-postcode.ts'
import { setDeliveryTerms, termsInForce } from './set-delivery-terms.ts'

type DeliveryDeps = { database: Database; accounts: Accounts; identity: Identity; clock: () => Date }

const quotes = { what: 'delivery quote', max: 600, seconds: 600 }
const readers = ['owner', 'sales', 'cellar'] as const
const bodyLimit = 64 * 1024
const BreweryParams = Type.Object({ brewery: Type.String({ maxLength: 100 }) })
const selling = { tags: ['Selling'], security: [{ bearer: [] }], params: BreweryParams }

/** What delivery costs and when it arrives, and the terms behind it (DELV-01, DELV-07). */
export async function deliveryTermsRoutes(app: App, deps: DeliveryDeps): Promise<void> {
  const { database, clock } = deps
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
        summary: 'Saves delivery terms as a new version, which holds at once and touches no placed order',
        headers: RequiredIdempotencyKey,
        body: TermsToSet,
        response: { 200: TermsInForce },
      },
    },
    async (request) => {
      await identifyReader(deps, request, readers)
      const { actor, brewery } = await identifyMember(deps, request, ['owner', 'sales'])
      const { terms } = request.body
      const now = clock()
      const key = request.headers['idempotency-key']
      const once = {
        who: clientKeys(actor.clientId),
        call: 'set delivery terms',
        key,
        request: { brewery: brewery.breweryId, terms },
        now,
      }
      return withIdempotency(database, once, (transaction) =>
        setDeliveryTerms(transaction, brewery, { terms, actor, now }),
      )
    },
  )
}
