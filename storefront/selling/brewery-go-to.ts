import type { BreweryRole } from '../../shared/accounts/roles.ts'
import type { OwnBeerRow } from '../../shared/api/beers-api.ts'
import type { SellingOrderRow } from '../../shared/api/selling-api.ts'
import type { SellingPub } from '../../shared/api/selling-pubs-api.ts'
import { sellingPaths } from '../../shared/paths/selling-paths.ts'
import { clientCall } from '../api/client-calls.ts'
import type { GoToPlace } from '../console/GoToDialog.tsx'
import { sellingReads } from './selling-calls.ts'
import { pageName, partStates } from './selling-words.ts'

/** So many of a kind, so that orders leave room for pubs and beers. */
const mostOfKind = 3

/** What a brewery's person may mean: the person's own lists with these words. Throws as clientCall does. */
export async function searchBrewery(brewery: string, role: BreweryRole, q: string): Promise<GoToPlace[]> {
  async function find<Row>(call: string, view: (row: Row) => GoToPlace): Promise<GoToPlace[]> {
    const { rows } = await clientCall<{ rows: Row[] }>(`${call}?${new URLSearchParams({ view: 'all', q })}`)
    return rows.slice(0, mostOfKind).map(view)
  }
  const orders = find<SellingOrderRow>(sellingReads.orders(brewery), (row) => ({
    href: sellingPaths.order(brewery, pageName(row)),
    kind: 'Order',
    name: row.number,
    about: [row.pub, row.town, partStates[row.state].text].filter(Boolean).join(', '),
  }))
  if (role === 'cellar') return orders
  const pubs = find<SellingPub>(sellingReads.pubs(brewery), ({ pub, name, town }) => ({
    href: sellingPaths.pub(brewery, pub),
    kind: 'Pub',
    name,
    about: town,
  }))
  const beers = find<OwnBeerRow>(`${sellingReads.brewery(brewery)}/beers`, ({ id, name, style }) => ({
    href: sellingPaths.beer(brewery, id),
    kind: 'Beer',
    name,
    about: style,
  }))
  return (await Promise.all([pubs, beers, orders])).flat()
}
