import Type from 'typebox'
import { breweryRoles } from '../../../../shared/accounts/roles.ts'
import { paymentMethods } from '../../../../shared/api/orders-api.ts'
import {
  SellingOrder,
  SellingOrderList,
  SellingPartPlace,
  SellingSubstitutes,
  SellingToday,
} from '../../../../shared/api/selling-api.ts'
import { isUuid } from '../../../../shared/format/uuid.ts'
import { orderStates } from '../../../../shared/orders/order-states.ts'
import { sellingViewKeys } from '../../../../shared/orders/selling-views.ts'
import type { Accounts } from '../../../identity/accounts/accounts.ts'
import type { Database } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors/common-errors.ts'
import type { App } from '../../../platform/http/app-type.ts'
import type { Identity } from '../../../platform/http/identity.ts'
import { neverStore } from '../../../platform/http/no-store.ts'
import { identifyMember, identifyMemberOf, identifyReader } from '../../../parties/roles/identify-worker.ts'
import { exportSellingOrders } from './export-selling-orders.ts'
import { findSellingOrder } from './find-selling-order.ts'
import { findSubstitutes } from './find-substitutes.ts'
import { listSellingOrders } from './list-selling-orders.ts'
import { placeOfPart } from './selling-order-queries.ts'
import { readSellingToday } from './selling-today.ts'

const name = Type.String({ maxLength: 100 })
const Day = Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 }))
const words = Type.Optional(Type.String({ maxLength: 120 }))
const Search = Type.Object({
  view: Type.Optional(Type.Enum([...sellingViewKeys])),
  q: words,
  state: Type.Optional(Type.Enum([...orderStates])),
  /** Leaves by this day. */
  leaves: Day,
  /** Arrives by this very day. */
  arrives: Day,
  /** The group whose pallet it rides on. */
  run: words,
  beer: Type.Optional(Type.String({ maxLength: 200 })),
  pub: Type.Optional(Type.String({ format: 'uuid', maxLength: 36 })),
  payment: Type.Optional(Type.Enum([...paymentMethods])),
  /** With a claim that the brewery has not answered. */
  claim: Type.Optional(Type.Enum(['open'])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  format: Type.Optional(Type.Enum(['json', 'csv'])),
})
const documented = { tags: ['Selling'], security: [{ bearer: [] }] }
const ofBrewery = Type.Object({ brewery: name })

type Deps = { accounts: Accounts; identity: Identity; database: Database; clock: () => Date }

/** What a brewery's people read of its orders; the steps are in life/worker-step-routes.ts. */
export async function sellingOrderRoutes(
  app: App,
  { accounts, identity, database, clock }: Deps,
): Promise<void> {
  neverStore(app)
  const callers = { accounts, identity }

  app.get(
    '/api/sell/orders/:part',
    {
      schema: {
        ...documented,
        summary: 'The brewery and the order of a part: where the address in a mail leads',
        params: Type.Object({ part: name }),
        response: { 200: SellingPartPlace },
      },
    },
    async (request) => {
      await identity.requireClient(request)
      const { part } = request.params
      const place = isUuid(part) ? await placeOfPart(database, part) : null
      if (place === null) throw notFound('The brewery’s order')
      const { brewerySlug: brewery, number } = place
      // Anyone who has no role there learns nothing of it.
      await identifyMemberOf(callers, request, { brewerySlug: brewery, roles: breweryRoles })
      return { brewery, number }
    },
  )

  app.get(
    '/api/sell/:brewery/today',
    {
      schema: {
        ...documented,
        summary: 'What is waiting for a brewery, and what leaves and arrives today',
        params: ofBrewery,
        response: { 200: SellingToday },
      },
    },
    async (request) => {
      const { brewery } = await identifyMember(callers, request, breweryRoles)
      return readSellingToday(database, brewery, clock())
    },
  )

  app.get(
    '/api/sell/:brewery/orders',
    {
      schema: {
        ...documented,
        summary: 'A brewery’s parts of orders by view, search and filters, 50 a page; or all of them as CSV',
        params: ofBrewery,
        querystring: Search,
        response: { 200: Type.Union([SellingOrderList, Type.String()]) },
      },
    },
    async (request, reply) => {
      const { brewery } = await identifyMember(callers, request, breweryRoles)
      const { format, ...search } = request.query
      if (format !== 'csv') return listSellingOrders(database, brewery, search)
      const file = await exportSellingOrders(database, brewery, search)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="orders.csv"')
        .serializer((text: string) => text)
        .send(file)
    },
  )

  app.get(
    '/api/sell/:brewery/orders/:number',
    {
      schema: {
        ...documented,
        summary: 'An order as far as it is the brewery’s',
        params: Type.Object({ brewery: name, number: name }),
        response: { 200: SellingOrder },
      },
    },
    async (request) => {
      const { brewery } = await identifyMember(callers, request, breweryRoles)
      return findSellingOrder(database, brewery, request.params.number)
    },
  )

  app.get(
    '/api/sell/:brewery/orders/:number/substitutes',
    {
      schema: {
        ...documented,
        summary: 'What the brewery may offer in place of each line of the order',
        params: Type.Object({ brewery: name, number: name }),
        response: { 200: SellingSubstitutes },
      },
    },
    async (request) => {
      const { brewery } = await identifyReader(callers, request, ['owner', 'sales'])
      return findSubstitutes(database, brewery, { typed: request.params.number, now: clock() })
    },
  )
}
