import type { Alerts } from '../../../shared/api/alerts-api.ts'
import type { AlertKind } from '../../../shared/newsletter/alert-kinds.ts'
import { paths } from '../../../shared/paths/paths.ts'
import { nameBreweries } from '../../catalogue/beers/find-breweries.ts'
import { findBeersOfSizes, findWatchedBeers } from '../../catalogue/beers/find-watched-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { findGroupNames } from '../../catalogue/groups/find-group-names.ts'
import { listAlertChoices } from '../../parties/notices/own-notices.ts'
import { followsOf } from './follow-queries.ts'
import { requestsOf } from './stock-request-queries.ts'

/** What a client follows and waits for, and the choices; sizes that are sold no longer are left out. */
export async function readAlerts(
  database: Database,
  { clientId, canPush }: { clientId: string; canPush: boolean },
): Promise<Alerts> {
  return {
    follows: await readFollows(database, clientId),
    stockRequests: await readRequests(database, clientId),
    kinds: (await listAlertChoices(database, { clientId, canPush })).map(({ kind, name, ways }) => ({
      kind: kind as AlertKind,
      name,
      ways: ways.map(({ way, isOn }) => ({ way: way as 'mail' | 'push', isOn })),
    })),
  }
}

export async function readFollows(database: Database, clientId: string): Promise<Alerts['follows']> {
  const rows = await followsOf(database, clientId)
  const breweries = await nameBreweries(
    database,
    rows.flatMap(({ breweryId }) => breweryId ?? []),
  )
  const groups = await findGroupNames(database, {
    ids: rows.flatMap(({ groupId }) => groupId ?? []),
    slugs: [],
  })
  return rows.flatMap(({ breweryId, groupId, followedAt }) => {
    const kind = breweryId === null ? 'group' : 'brewery'
    const found = [...(kind === 'brewery' ? breweries : groups)].find(
      ({ id }) => id === (breweryId ?? groupId),
    )
    if (!found) return []
    const { id, name, slug } = found
    return [{ kind, id, name, href: paths[kind](slug), followedAt: followedAt.toISOString() }]
  })
}

export async function readRequests(database: Database, clientId: string): Promise<Alerts['stockRequests']> {
  const rows = await requestsOf(database, clientId)
  const beerIds = await findBeersOfSizes(
    database,
    rows.map(({ containerId }) => containerId),
  )
  const beers = await findWatchedBeers(database, [...beerIds.values()])
  return rows.flatMap(({ containerId, requestedAt, notifiedAt }) => {
    const beer = beers.get(beerIds.get(containerId) ?? '')
    const size = beer?.sizes.find(({ id }) => id === containerId)
    if (!beer || !size) return []
    return [
      {
        variantId: size.variantId,
        beerName: beer.name,
        size: size.name,
        breweryName: beer.breweryName,
        href: beer.href,
        requestedAt: requestedAt.toISOString(),
        notifiedAt: notifiedAt?.toISOString() ?? null,
      },
    ]
  })
}
