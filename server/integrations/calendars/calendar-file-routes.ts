import Type from 'typebox'
import { paths } from '../../../shared/paths/paths.ts'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { nameGroup } from '../../catalogue/groups/name-group.ts'
import { SiteQuery } from '../../../shared/api/site-query.ts'
import { AddressPart } from '../../platform/http/address-part.ts'
import type { App } from '../../platform/http/app-type.ts'
import { findRunsFrom } from '../../parties/runs/find-runs.ts'
import { calendarKeyOf, hashOfKey, ownCalendar } from './own-calendar.ts'
import type { CalendarDeps } from './calendar-link-routes.ts'
import { clientOfKey } from './calendar-link-queries.ts'
import { runEvents } from './run-events.ts'
import { writeCalendar } from './write-calendar.ts'

const type = 'text/calendar; charset=utf-8'

/** Calendar files that programs subscribe to: a person's by its secret address, and the runs of a group (PLAT-17). */
export async function calendarFileRoutes(
  app: App,
  { database, publicUrl, clock }: CalendarDeps,
): Promise<void> {
  app.get(
    '/calendar/:file',
    { schema: { hide: true, params: Type.Object({ file: AddressPart }), querystring: SiteQuery } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      const key = calendarKeyOf(request.params.file)
      const clientId = key === null ? null : await clientOfKey(database, hashOfKey(key))
      if (clientId === null) throw notFound('The calendar')
      const now = clock()
      const events = await ownCalendar(database, clientId, { site: request.query.site, now })
      return reply.type(type).send(writeCalendar({ name: 'Dray', events }, { publicUrl, now }))
    },
  )

  app.get(
    '/groups/:slug/runs.ics',
    { schema: { hide: true, params: Type.Object({ slug: AddressPart }) } },
    async (request, reply) => {
      const { id, name, slug } = await nameGroup(database, request.params.slug)
      const now = clock()
      const runs = await findRunsFrom(database, id, londonDay(now))
      const events = runEvents(runs, { groupName: name, path: paths.group(slug), audience: 'public' })
      return reply
        .type(type)
        .header('cache-control', 'public, max-age=300')
        .send(writeCalendar({ name: `${name}: pallets`, events }, { publicUrl, now }))
    },
  )
}
