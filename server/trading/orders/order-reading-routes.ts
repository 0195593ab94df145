import Type from 'typebox'
import { Order, OrderList, OrdersAtAGlance, Reorder } from '../../../shared/api/orders-api.ts'
import { SiteQuery, SitesQuery } from '../../../shared/api/site-query.ts'
import { sitesToRead } from '../../identity/accounts/sites/sites-to-read.ts'
import type { App } from '../../platform/http/app-type.ts'
import type { Identity } from '../../platform/http/identity.ts'
import { findBuyerFigures } from './buyer-figures.ts'
import { exportOrders } from './export-orders.ts'
import { findOrder, listOrders, ordersAtAGlance } from './find-orders.ts'
import { Numbered, documented } from './order-calls.ts'
import type { OrderDeps } from './order-deps.ts'
import { reorder } from './reorder.ts'

const PageNumber = Type.Optional(Type.String({ maxLength: 20 }))
/** The figures of a year are asked for by the account's first page alone. */
const GlanceQuery = Type.Object({
  figures: Type.Optional(Type.Enum(['true'])),
  ...SiteQuery.properties,
})
const Page = Type.Object({ page: PageNumber, pageSize: PageNumber, ...SitesQuery.properties })

/** A client's own orders: the list, one of them, all as CSV, and the same again. */
export function orderReadingRoutes(
  app: App,
  { identity, database, clock }: Pick<OrderDeps, 'database' | 'clock'> & { identity: Identity },
): void {
  app.get(
    '/api/orders',
    {
      schema: {
        ...documented,
        summary: 'Orders of the client, newest first',
        querystring: Page,
        response: { 200: OrderList },
      },
    },
    async (request) => {
      const client = await identity.requireClient(request)
      const { site, ...page } = request.query
      const { ids, names } = await sitesToRead(database, client, site)
      return listOrders(database, { clientIds: ids }, { ...page, siteNames: names })
    },
  )

  app.get(
    '/api/orders/export.csv',
    {
      schema: { ...documented, summary: 'Every line of every order as CSV', querystring: SitesQuery },
    },
    async (request, reply) => {
      const client = await identity.requireClient(request)
      const sites = await sitesToRead(database, client, request.query.site)
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="dray-orders.csv"')
        .send(await exportOrders(database, sites))
    },
  )

  app.get(
    '/api/orders/at-a-glance',
    {
      schema: {
        ...documented,
        summary: 'What comes next, the last order, and what is waiting for the client',
        querystring: GlanceQuery,
        response: { 200: OrdersAtAGlance },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      const glance = await ordersAtAGlance(database, clientId)
      if (request.query.figures === undefined) return glance
      return { ...glance, figures: await findBuyerFigures(database, clientId, new Date()) }
    },
  )

  app.get(
    '/api/orders/:number',
    {
      schema: {
        ...documented,
        summary: 'One order',
        params: Numbered,
        querystring: SiteQuery,
        response: { 200: Order },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return findOrder(database, { clientId }, request.params.number, clock())
    },
  )

  app.get(
    '/api/orders/:number/reorder',
    {
      schema: {
        ...documented,
        summary: 'What to put into the basket for the same again, and what is different now',
        params: Numbered,
        response: { 200: Reorder },
      },
    },
    async (request) => {
      const { id: clientId } = await identity.requireClient(request)
      return reorder(database, { clientId, number: request.params.number, now: clock() })
    },
  )
}
