import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { ContainerKind } from '../../../shared/deposits/container-names.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertReturn } from './deposit-return-queries.ts'
import { came } from './came-containers.ts'
import { containerCounts, containerLevels, containerMovements, containerPlaces } from './empties-tables.ts'

/** One kind of one brewery's containers at one place. */
export type Cell = { placeId: string; breweryId: string; kind: ContainerKind }
/** Whose containers are read: of a brewery, of a client, or at a place. */
export type LevelsFilter = { breweryId?: string; clientId?: string; placeIds?: readonly string[] }
export type LevelRow = Cell & { atPub: number; waiting: number; lotDays: string[]; lotCounts: number[] }

/** Cells that one answer reads at the most. */
const mostCells = 5000
const mostLots = 50_000

const isWanted = ({ breweryId, clientId, placeIds }: LevelsFilter) =>
  and(
    gt(containerLevels.atPub, 0),
    breweryId === undefined ? undefined : eq(containerLevels.breweryId, breweryId),
    clientId === undefined ? undefined : eq(containerPlaces.clientId, clientId),
    placeIds === undefined ? undefined : inArray(containerLevels.placeId, [...placeIds]),
  )

/** In counts that the other side, or Dray, has not answered. */
const waiting = sql<number>`(select coalesce(sum(${containerCounts.count}), 0)::integer from ${containerCounts}
  where ${containerCounts.placeId} = ${containerLevels.placeId}
    and ${containerCounts.breweryId} = ${containerLevels.breweryId}
    and ${containerCounts.kind} = ${containerLevels.kind} and ${containerCounts.state} in ('asked', 'disputed'))`

/** What is at pubs, in no order. */
export async function levelRows(database: Database, filter: LevelsFilter): Promise<LevelRow[]> {
  if (filter.placeIds?.length === 0) return []
  const { placeId, breweryId, kind, atPub, lotDays, lotCounts } = containerLevels
  return database
    .select({ placeId, breweryId, kind, atPub, waiting, lotDays, lotCounts })
    .from(containerLevels)
    .innerJoin(containerPlaces, eq(containerPlaces.id, containerLevels.placeId))
    .where(isWanted(filter))
    .limit(mostCells)
}

const isCell = ({ placeId, breweryId, kind }: Cell) =>
  and(
    eq(containerLevels.placeId, placeId),
    eq(containerLevels.breweryId, breweryId),
    eq(containerLevels.kind, kind),
  )

/** How many are at the pub, held until the transaction ends; 0 before anything came. */
export async function lockLevel(transaction: Database, cell: Cell): Promise<number> {
  const [row] = await transaction
    .select({ atPub: containerLevels.atPub })
    .from(containerLevels)
    .where(isCell(cell))
    .for('update')
  return row?.atPub ?? 0
}

/** How many of a cell are in open counts; read under its lock, or another count may come meanwhile. */
export async function countWaiting(transaction: Database, cell: Cell): Promise<number> {
  const { placeId, breweryId, kind } = cell
  const [row] = await transaction
    .select({ waiting: sql<number>`coalesce(sum(${containerCounts.count}), 0)::integer` })
    .from(containerCounts)
    .where(
      and(
        eq(containerCounts.placeId, placeId),
        eq(containerCounts.breweryId, breweryId),
        eq(containerCounts.kind, kind),
        inArray(containerCounts.state, ['asked', 'disputed']),
      ),
    )
  return row!.waiting
}

export type LotRow = Cell & { id: number; at: string; count: number; partId: string | null }

/** When what is still there came: the first that came goes first, so that the newest ones are left. */
export async function lotRows(database: Database, filter: LevelsFilter): Promise<LotRow[]> {
  if (filter.placeIds?.length === 0) return []
  const arrived = database.$with('arrived').as(
    database
      .select({
        id: containerMovements.id,
        placeId: containerMovements.placeId,
        breweryId: containerMovements.breweryId,
        kind: containerMovements.kind,
        partId: containerMovements.partId,
        at: containerMovements.at,
        count: sql<number>`${came}`.as('count'),
        upTo: sql<number>`sum(${came}) over (partition by ${containerMovements.placeId},
          ${containerMovements.breweryId}, ${containerMovements.kind}
          order by ${containerMovements.at} desc, ${containerMovements.id} desc)`.as('up_to'),
      })
      .from(containerMovements)
      .innerJoin(containerPlaces, eq(containerPlaces.id, containerMovements.placeId))
      .where(
        and(
          inArray(containerMovements.what, ['out', 'found']),
          filter.breweryId === undefined ? undefined : eq(containerMovements.breweryId, filter.breweryId),
          filter.clientId === undefined ? undefined : eq(containerPlaces.clientId, filter.clientId),
          filter.placeIds === undefined
            ? undefined
            : inArray(containerMovements.placeId, [...filter.placeIds]),
        ),
      ),
  )
  return database
    .with(arrived)
    .select({
      id: arrived.id,
      partId: arrived.partId,
      placeId: arrived.placeId,
      breweryId: arrived.breweryId,
      kind: arrived.kind,
      at: arrived.at,
      count: sql<number>`least(${arrived.count}, ${containerLevels.atPub} - (${arrived.upTo} - ${arrived.count}))::integer`,
    })
    .from(arrived)
    .innerJoin(
      containerLevels,
      and(
        eq(containerLevels.placeId, arrived.placeId),
        eq(containerLevels.breweryId, arrived.breweryId),
        eq(containerLevels.kind, arrived.kind),
      ),
    )
    .where(sql`${arrived.upTo} - ${arrived.count} < ${containerLevels.atPub} and ${arrived.count} > 0`)
    .limit(mostLots)
}

/** How many of a brewery's containers each of these clients has. */
export async function countsByClient(
  database: Database,
  { breweryId, clientIds }: { breweryId: string; clientIds: readonly string[] },
): Promise<{ clientId: string | null; atPub: number }[]> {
  return database
    .select({
      clientId: containerPlaces.clientId,
      atPub: sql<number>`sum(${containerLevels.atPub})::integer`,
    })
    .from(containerLevels)
    .innerJoin(containerPlaces, eq(containerPlaces.id, containerLevels.placeId))
    .where(
      and(
        eq(containerLevels.breweryId, breweryId),
        gt(containerLevels.atPub, 0),
        inArray(containerPlaces.clientId, [...clientIds]),
      ),
    )
    .groupBy(containerPlaces.clientId)
}

/** What came back gives its deposits back later, in a transaction of its own. */
export async function insertMovement(
  transaction: Database,
  movement: typeof containerMovements.$inferInsert,
): Promise<void> {
  const [row] = await transaction
    .insert(containerMovements)
    .values(movement)
    .returning({ id: containerMovements.id })
  if (movement.what === 'back' || movement.what === 'missing') await insertReturn(transaction, row!.id)
}

export type OutRow = Pick<LotRow, 'id' | 'placeId' | 'kind' | 'count'>

/** What came of a part by the books, the latest row first. */
export async function outOfPart(database: Database, partId: string): Promise<OutRow[]> {
  const { id, placeId, kind, what } = containerMovements
  return database
    .select({ id, placeId, kind, count: sql<number>`${came}` })
    .from(containerMovements)
    .where(and(eq(containerMovements.partId, partId), eq(what, 'out')))
    .orderBy(desc(id))
}
