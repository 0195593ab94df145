import { feedPaths } from '../../../shared/paths/feed-paths.ts'
import Type from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import type { App } from '../../platform/http/app-type.ts'
import { type PublicReads, servePublicReads } from '../../platform/cache/public-reads.ts'
import { readFrameSettings } from '../../platform/settings/frame-settings.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { collectionCalendar } from './collection-calendar.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { AddressPart } from '../../platform/http/address-part.ts'

type CalendarDeps = { database: Database; reads: PublicReads; publicUrl: string }

const caching = { type: 'text/calendar; charset=utf-8', topics: ['settings'] }

/** Calendar files of all hubs and of each, there as long as the page is (STAT-06, C-30). */
export async function collectionCalendarRoutes(
  app: App,
  { database, reads, publicUrl }: CalendarDeps,
): Promise<void> {
  servePublicReads(app)

  app.get(feedPaths.pickupWindows, { schema: { hide: true } }, (request, reply) =>
    reads.sendText(request, reply, caching, () => calendarOf(() => true)),
  )

  app.get(
    '/collection-locations/:hub.ics',
    { schema: { hide: true, params: Type.Object({ hub: AddressPart }) } },
    (request, reply) =>
      reads.sendText(request, reply, caching, () => calendarOf(({ id }) => id === request.params.hub)),
  )

  async function calendarOf(isWanted: (hub: { id: string }) => boolean): Promise<string> {
    const [{ footer }, setting] = await Promise.all([
      readFrameSettings(database),
      readSettings(database, 'hubs'),
    ])
    const hubs = setting.hubs.hubs.filter(isWanted)
    if (!footer.collectionPointsEnabled || hubs.length === 0) throw notFound('The calendar')
    return collectionCalendar({ updatedOn: setting.hubs.updatedOn, hubs }, publicUrl)
  }
}
