import { type SQL, sql } from 'drizzle-orm'
import type { EmptiesView } from '../../../shared/api/empties-api.ts'
import type { ContainerKind } from '../../../shared/deposits/container-names.ts'
import type { Database } from '../../platform/database/database.ts'
import { holdsWords } from '../../platform/database/typed-words.ts'
import { readCounter } from '../../platform/counters/counters.ts'
import { containerCounts, containerLevels, containerPlaces } from './empties-tables.ts'

/** Whose cells are listed, and the days in London until which containers are at most 30, 60 and 90 days old. */
export type ListedCells = {
  breweryId: string
  since: readonly [days30: string, days60: string, days90: string]
}
/** Cells of each view. */
export type CellCounts = { all: number; over90: number; waiting: number }
export type CellPage = { kinds: readonly ContainerKind[]; offset: number; limit: number }
export type ListedCell = { placeId: string; kind: ContainerKind }
/** Words of text search for an address, and the clients whom they find by name. */
export type PubSearch = { query: string; clientIds: readonly string[] }

/** A counter whose keys are kinds and days, by kinds and ages: 0 to 30, 60, 90 days, and 3 is older. */
export const counterOf = (
  database: Database,
  list: 'cells_at_pubs' | 'containers_at_pubs',
  { breweryId, since: [days30, days60, days90] }: ListedCells,
) =>
  readCounter(
    database,
    { list, owner: breweryId },
    sql`split_part(key, ' ', 1) || case when ${day} >= ${days30} then ' 0' when ${day} >= ${days60} then ' 1'
      when ${day} >= ${days90} then ' 2' else ' 3' end`,
  )

const day = sql`split_part(key, ' ', 2)`

/** How many cells of a search each view has. */
export async function countFound(
  database: Database,
  cells: ListedCells,
  search: PubSearch,
): Promise<Omit<CellCounts, 'waiting'>> {
  const { rows } = await database.execute(sql`
    select count(*)::integer as all, (count(*) filter (where ${isOld(cells)}))::integer as over90
    from ${levelsOf(cells)} as cell where ${isFound(search, sql`cell.place_id`)}`)
  return rows[0] as Omit<CellCounts, 'waiting'>
}

/** How many cells open counts speak of. */
export async function countAsked(
  database: Database,
  cells: ListedCells,
  search: PubSearch | undefined,
): Promise<number> {
  const { rows } = await database.execute(sql`
    select count(*)::integer as waiting from ${levelsOf(cells)} as cell
    join (${askedCells(cells)}) as asked using (place_id, kind) where ${isFound(search, sql`cell.place_id`)}`)
  return Number(rows[0]!['waiting'])
}

/** A page of the cells of a view by the names of their businesses, addresses and kinds; those without a name are last. */
export async function cellsOfPage(
  database: Database,
  cells: ListedCells,
  { view, search, ...place }: CellPage & { view: EmptiesView; search: PubSearch | undefined },
): Promise<ListedCell[]> {
  const source =
    view === 'waiting'
      ? sql`(${levelsOf(cells)} as cell join (${askedCells(cells)}) as asked using (place_id, kind))`
      : sql`${levelsOf(cells)} as cell`
  const { rows } = await database.execute(sql`
    select cell.place_id as "placeId", cell.kind from ${source} ${named}
    where ${view === 'over90' ? isOld(cells) : sql`true`} and ${isFound(search, sql`cell.place_id`)}
    ${inPage(place, sql`lower(trade.company), trade.client_id`)}`)
  return rows as ListedCell[]
}

/**
 * The same without a search, as far as businesses have names: pubs are walked in the order of an index until the page is
 * full. For views that hold a good share of a brewery's cells.
 */
export async function namedCellsOfPage(
  database: Database,
  cells: ListedCells,
  { view, ...place }: CellPage & { view: 'all' | 'over90' },
): Promise<ListedCell[]> {
  const { rows } = await database.execute(sql`
    select cell.place_id as "placeId", cell.kind from ${containerPlaces} as place
    join ${containerLevels} as cell on cell.place_id = place.id and cell.brewery_id = ${cells.breweryId}::uuid and cell.at_pub > 0
    where place.pub_name is not null and ${view === 'over90' ? isOld(cells) : sql`true`}
    ${inPage(place, sql`place.pub_name, place.client_id`)}`)
  return rows as ListedCell[]
}

const inPage = ({ kinds, offset, limit }: CellPage, byName: SQL) => sql`
  order by ${byName}, lower(${address}), cell.place_id,
    array_position(array[${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )}]::text[], cell.kind)
  offset ${offset} limit ${limit}`

const levelsOf = ({ breweryId }: ListedCells): SQL =>
  sql`(select place_id, kind, at_pub, lot_days from ${containerLevels} where brewery_id = ${breweryId}::uuid and at_pub > 0)`

/** The oldest there came more than 90 days ago. */
const isOld = ({ since: [, , days90] }: ListedCells): SQL => sql`cell.lot_days[1] < ${days90}::date`

/** Cells that open counts speak of. */
const askedCells = ({ breweryId }: ListedCells): SQL =>
  sql`select distinct place_id, kind from ${containerCounts}
    where brewery_id = ${breweryId}::uuid and state in ('asked', 'disputed')`

const named = sql`join ${containerPlaces} as place on place.id = cell.place_id
  left join client_trade_details as trade on trade.client_id = place.client_id`

const address = sql`concat_ws(', ', place.street, place.town, place.postcode)`

/** Each way to find a place by an index of its own. */
const isFound = (search: PubSearch | undefined, placeId: SQL): SQL =>
  search === undefined
    ? sql`true`
    : sql`${placeId} in (
        select id from ${containerPlaces} where ${holdsWords(sql`address_words(street, town, postcode)`, search.query)}
        union all select id from ${containerPlaces} where client_id in (
          select json_array_elements_text(${JSON.stringify(search.clientIds)}::json)::uuid))`
