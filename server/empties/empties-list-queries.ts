import { type SQL, sql } from 'drizzle-orm'
import type { EmptiesView } from '../../shared/api/empties-api.ts'
import type { ContainerAges } from '../../shared/empties/container-ages.ts'
import type { ContainerKind } from '../../shared/empties/container-names.ts'
import type { Database } from '../database/database.ts'
import { holdsWords } from '../database/typed-words.ts'
import { containerCounts, containerLevels, containerMovements, containerPlaces } from './empties-tables.ts'

/** Whose cells are listed, and from which moments on containers are at most 30, 60 and 90 days old. */
export type ListedCells = { breweryId: string; since: readonly [days30: Date, days60: Date, days90: Date] }
export type KindSum = {
  kind: ContainerKind
  atPub: number
  ages: ContainerAges
  /** Cells of each view. */
  all: number
  over90: number
  waiting: number
}
export type CellPage = { kinds: readonly ContainerKind[]; offset: number; limit: number }
export type ListedCell = { placeId: string; kind: ContainerKind }
/** Words of text search for an address, and the clients whom they find by name. */
export type PubSearch = { query: string; clientIds: readonly string[] }

/** What is at pubs by kind with its ages, and how many cells each view has. */
export async function sumsByKind(
  database: Database,
  cells: ListedCells,
  search?: PubSearch,
): Promise<KindSum[]> {
  const found = isFound(search, sql`level.place_id`)
  const { rows } = await database.execute(sql`
    with came as (${cameOf(cells)}), every as (
      select kind, sum(at_pub) as at_pub, count(*) as cells from ${levelsOf(cells)} as level where ${found} group by kind
    ), young as (
      select kind, sum(least(at_pub, coalesce(d30, 0))) as to30, sum(least(at_pub, coalesce(d60, 0))) as to60,
        sum(least(at_pub, d90)) as to90, count(*) filter (where at_pub <= d90) as cells
      from ${levelsOf(cells)} as level join came using (place_id, kind) where ${found} group by kind
    ), asked as (
      select kind, count(*) as cells from (${askedCells(cells)}) as asked
      join ${levelsOf(cells)} as level using (place_id, kind) where ${found} group by kind
    )
    select kind, at_pub::integer as "atPub", every.cells::integer as all,
      array[coalesce(to30, 0), coalesce(to60 - to30, 0), coalesce(to90 - to60, 0), at_pub - coalesce(to90, 0)]::integer[] as ages,
      (every.cells - coalesce(young.cells, 0))::integer as over90, coalesce(asked.cells, 0)::integer as waiting
    from every left join young using (kind) left join asked using (kind)`)
  return rows as KindSum[]
}

/** A page of the cells of a view by the names of their businesses, addresses and kinds; those without a name are last. */
export async function cellsOfPage(
  database: Database,
  cells: ListedCells,
  { view, search, ...place }: CellPage & { view: EmptiesView; search: PubSearch | undefined },
): Promise<ListedCell[]> {
  const source = {
    all: sql`${levelsOf(cells)} as cell`,
    over90: sql`(${agedCells(cells)}) as cell`,
    waiting: sql`(${levelsOf(cells)} as cell join (${askedCells(cells)}) as asked using (place_id, kind))`,
  }
  const { rows } = await database.execute(sql`
    select cell.place_id as "placeId", cell.kind from ${source[view]} ${named}
    where ${view === 'over90' ? sql`cell.at_pub > cell.d90` : sql`true`} and ${isFound(search, sql`cell.place_id`)}
    ${inPage(place)}`)
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
  const isOld = sql`cell.at_pub > (select coalesce(sum(came.count), 0) from ${containerMovements} as came
    where came.place_id = cell.place_id and came.brewery_id = cell.brewery_id and came.kind = cell.kind
      and came.what in ('out', 'found') and came.at >= ${cells.since[2].toISOString()}::timestamptz)`
  const { rows } = await database.execute(sql`
    select cell.place_id as "placeId", cell.kind from client_trade_details as trade
    join ${containerPlaces} as place on place.client_id = trade.client_id
    join ${containerLevels} as cell on cell.place_id = place.id and cell.brewery_id = ${cells.breweryId}::uuid and cell.at_pub > 0
    where trade.company is not null and ${view === 'over90' ? isOld : sql`true`}
    ${inPage(place)}`)
  return rows as ListedCell[]
}

const inPage = ({ kinds, offset, limit }: CellPage) => sql`
  order by lower(trade.company), trade.client_id, lower(${address}), cell.place_id,
    array_position(array[${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )}]::text[], cell.kind)
  offset ${offset} limit ${limit}`

const levelsOf = ({ breweryId }: ListedCells): SQL =>
  sql`(select place_id, kind, at_pub from ${containerLevels} where brewery_id = ${breweryId}::uuid and at_pub > 0)`

/** What came to cells in the last 30, 60 and 90 days: what came first goes first, so the newest are there. */
const cameOf = ({ breweryId, since }: ListedCells): SQL => {
  const [days30, days60, days90] = since.map((moment) => sql`${moment.toISOString()}::timestamptz`)
  return sql`select place_id, kind, sum(count) filter (where at >= ${days30}) as d30,
      sum(count) filter (where at >= ${days60}) as d60, sum(count) as d90
    from ${containerMovements}
    where brewery_id = ${breweryId}::uuid and what in ('out', 'found') and at >= ${days90}
    group by place_id, kind`
}

/** Cells with what came to them in the last 90 days. */
const agedCells = (cells: ListedCells): SQL => sql`
  select level.place_id, level.kind, level.at_pub, coalesce(d90, 0) as d90
  from ${levelsOf(cells)} as level left join (${cameOf(cells)}) as came using (place_id, kind)`

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
