import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { hasSiteRight } from '../../../shared/accounts/site-roles.ts'
import { DeliverySheetLink, MadeDeliverySheetLink } from '../../../shared/api/calendar-api.ts'
import { feedPaths } from '../../../shared/paths/feed-paths.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import { findSiteRoles } from '../../identity/accounts/sites/places.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { emailUnconfirmed } from '../../platform/errors/account-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { acceptStrictJson } from '../../platform/http/json-bodies.ts'
import { neverStore } from '../../platform/http/no-store.ts'
import { findCalendarParts } from '../../trading/orders/find-calendar-parts.ts'
import { findPartItems } from '../../trading/orders/find-part-items.ts'
import { findBusinessNames } from '../../parties/trade-accounts/find-business-names.ts'
import type { CalendarDeps } from './calendar-link-routes.ts'
import { sheetDays } from './delivery-sheet.ts'
import { deleteSheet, replaceSheet, sheetOfSite, siteOfSheet } from './delivery-sheet-queries.ts'
import { hashOfKey, newCalendarKey } from './own-calendar.ts'
import { deliverySheetPolicy, writeDeliverySheet } from './write-delivery-sheet.ts'

const address = '/api/account/delivery-sheet'
const bodyLimit = 4 * 1024
const documented = { tags: ['Account'], security: [{ bearer: [] }] }
/** What is late and not delivered stays on the sheet for two weeks. */
const daysBack = 14
const daysAhead = 60

/** The link to what arrives at a site, for its cellar: made and ended in the account, opened without one (BIZ-13). */
export async function deliverySheetRoutes(app: App, deps: CalendarDeps): Promise<void> {
  const { identity, database, publicUrl, clock } = deps
  acceptStrictJson(app)
  neverStore(app)

  const identify = async (request: FastifyRequest) => {
    const { id: siteId, personId, name, emailConfirmed } = await identity.requireClient(request)
    if (!emailConfirmed) throw emailUnconfirmed()
    const actor = { clientId: personId, name, role: 'buyer', by: 'page' } as const
    return { siteId, actor, at: clock(), subject: { kind: 'client', id: siteId } }
  }

  app.get(
    address,
    {
      schema: {
        ...documented,
        summary: 'Since when the site’s delivery sheet has its link, and who made it',
        response: { 200: DeliverySheetLink },
      },
    },
    async (request) => {
      const { id: siteId, personId } = await identity.requireClient(request)
      const sheet = await sheetOfSite(database, siteId)
      return {
        madeAt: sheet?.madeAt.toISOString() ?? null,
        madeBy: sheet?.madeBy ?? null,
        mayChange: hasSiteRight(await findSiteRoles(database, { personId, siteId }), 'order'),
      }
    },
  )

  app.post(
    address,
    {
      bodyLimit,
      schema: {
        ...documented,
        summary: 'Gives the site’s delivery sheet a new link, shows it this once and ends the one before',
        response: { 201: MadeDeliverySheetLink },
      },
    },
    async (request, reply) => {
      const { siteId, actor, at, subject } = await identify(request as FastifyRequest)
      const key = newCalendarKey()
      await database.transaction(async (transaction) => {
        const row = { siteId, keyHash: hashOfKey(key), madeAt: at, madeBy: actor.name }
        await replaceSheet(transaction, row)
        await writeAudit(transaction, { at, actor, verb: 'make delivery sheet link', subject })
      })
      const link = publicUrl + feedPaths.deliverySheet(key)
      return reply.code(201).send({ madeAt: at.toISOString(), address: link })
    },
  )

  app.delete(
    address,
    { bodyLimit, schema: { ...documented, summary: 'Ends the link to the site’s delivery sheet at once' } },
    async (request, reply) => {
      const { siteId, actor, at, subject } = await identify(request as FastifyRequest)
      await database.transaction(async (transaction) => {
        if (await deleteSheet(transaction, siteId))
          await writeAudit(transaction, { at, actor, verb: 'end delivery sheet link', subject })
      })
      return reply.code(204).send()
    },
  )

  app.get(
    feedPaths.deliverySheet(':key'),
    { schema: { hide: true, params: Type.Object({ key: AddressPart }) } },
    async (request, reply) => {
      const siteId = await siteOfSheet(database, hashOfKey(request.params.key))
      if (siteId === null) return reply.callNotFound()
      const now = clock()
      const today = londonDay(now)
      const range = { from: addDays(today, -daysBack), until: addDays(today, daysAhead) }
      const parts = await findCalendarParts(database, { clientIds: [siteId], breweryIds: [], ...range })
      const items = await findPartItems(
        database,
        parts.map(({ id }) => id),
      )
      const names = await findBusinessNames(database, [siteId])
      const site =
        names.get(siteId) || ((await findPublicClients(database, [siteId])).get(siteId)?.name ?? '')
      return reply
        .headers({
          'content-security-policy': deliverySheetPolicy,
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
        })
        .type('text/html; charset=utf-8')
        .send(writeDeliverySheet({ site, days: sheetDays(parts, items), now }))
    },
  )
}
