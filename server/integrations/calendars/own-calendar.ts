import { hash, randomBytes } from 'node:crypto'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { sellingPaths } from '../../../shared/paths/selling-paths.ts'
import { findPlaces } from '../../identity/accounts/sites/places.ts'
import type { Database } from '../../platform/database/database.ts'
import { findCalendarParts } from '../../trading/orders/find-calendar-parts.ts'
import { findOwnBreweries } from '../../parties/roles/find-own-breweries.ts'
import { findOwnGroups } from '../../parties/roles/find-own-groups.ts'
import { findRunsOfGroups } from '../../parties/runs/find-runs.ts'
import { breweryEvents, buyerEvents } from './part-events.ts'
import { runEvents } from './run-events.ts'
import type { CalendarEvent } from './write-calendar.ts'

/** A new key, 256 random bits in 43 characters. */
export const newCalendarKey = (): string => randomBytes(32).toString('base64url')

/** The key in a file's name, such as 'abc….ics'; null for what cannot be one. */
export const calendarKeyOf = (file: string): string | null => /^([\w-]{43})\.ics$/.exec(file)?.[1] ?? null

/** What the database stores of a key. It is random, so a plain hash is enough. */
export const hashOfKey = (key: string): string => hash('sha256', key, 'hex')

const daysBack = 30
const daysAhead = 180

/**
 * What a person may see now of a month back and half a year ahead: deliveries and collections of the own orders and of those
 * of the person's sites, what leaves the person's breweries, and the runs of the person's groups (PLAT-17). With a site, what
 * comes to it alone; nothing where the person has no role there (BIZ-08).
 */
export async function ownCalendar(
  database: Database,
  clientId: string,
  { site, now }: { site: string | undefined; now: Date },
): Promise<CalendarEvent[]> {
  const today = londonDay(now)
  const from = addDays(today, -daysBack)
  const [breweries, groups, places] = await Promise.all([
    site === undefined ? findOwnBreweries(database, clientId) : [],
    site === undefined ? findOwnGroups(database, clientId) : [],
    findPlaces(database, clientId),
  ])
  const sites = new Set([clientId, ...places.map(({ siteId }) => siteId)])
  const parts = await findCalendarParts(database, {
    clientIds: [...sites].filter((id) => site === undefined || id === site),
    breweryIds: breweries.map(({ breweryId }) => breweryId),
    from,
    until: addDays(today, daysAhead),
  })
  const all = await findRunsOfGroups(
    database,
    groups.map(({ id }) => id),
    from,
  )
  const runs = groups.map(({ id, name, slug }) =>
    runEvents(
      all.filter(({ groupId }) => groupId === id),
      { groupName: name, path: sellingPaths.group(slug), audience: 'organiser' },
    ),
  )
  const slugs = new Map(breweries.map(({ breweryId, slug }) => [breweryId, slug]))
  return [...buyerEvents(parts, sites.size > 1), ...breweryEvents(parts, slugs), ...runs.flat()]
}
