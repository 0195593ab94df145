import { and, asc, eq, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import type { CellMovement } from './match-returns.ts'
import { containerMovements, depositReturns } from './empties-tables.ts'

const mostMovements = 100_000

export async function insertReturn(transaction: Database, movementId: number): Promise<void> {
  await transaction.insert(depositReturns).values({ movementId })
}

/** Movements back whose deposits are not credited yet, the oldest first. */
export async function openReturnIds(database: Database, most: number): Promise<number[]> {
  const rows = await database
    .select({ id: depositReturns.movementId })
    .from(depositReturns)
    .where(isNull(depositReturns.settledAt))
    .orderBy(asc(depositReturns.movementId))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Takes an open one; false where another process has it. */
export async function claimReturn(transaction: Database, id: number, now: Date): Promise<boolean> {
  const rows = await transaction
    .update(depositReturns)
    .set({ settledAt: now.toISOString() })
    .where(and(eq(depositReturns.movementId, id), isNull(depositReturns.settledAt)))
    .returning({ id: depositReturns.movementId })
  return rows.length > 0
}

type MovementRow = typeof containerMovements.$inferSelect
type KindMovement = CellMovement & Pick<MovementRow, 'kind'>

/** All that moved in the cell of a movement up to it, in the order it was recorded. */
export async function movementsUpTo(database: Database, id: number): Promise<KindMovement[]> {
  const [last] = await database.select().from(containerMovements).where(eq(containerMovements.id, id))
  return last === undefined ? [] : movementsOf(database, last, lte(containerMovements.id, id))
}

/** All that moved in a cell, or those of its movements that a condition names, in the order they were recorded. */
export async function movementsOf(
  database: Database,
  { placeId, breweryId, kind }: Pick<MovementRow, 'placeId' | 'breweryId' | 'kind'>,
  those?: SQL,
): Promise<KindMovement[]> {
  const { what, count, partId, orderNumber } = containerMovements
  return database
    .select({ id: containerMovements.id, kind: containerMovements.kind, what, count, partId, orderNumber })
    .from(containerMovements)
    .where(
      and(
        eq(containerMovements.placeId, placeId),
        eq(containerMovements.breweryId, breweryId),
        eq(containerMovements.kind, kind),
        those,
      ),
    )
    .orderBy(asc(containerMovements.id))
    .limit(mostMovements)
}

/** The movement that gave up the containers of a charge, at the moment of its invoice. */
export async function lostMovementId(
  database: Database,
  {
    placeId,
    breweryId,
    kind,
    invoicedAt,
  }: Pick<MovementRow, 'placeId' | 'breweryId' | 'kind'> & {
    invoicedAt: string | null
  },
): Promise<number | null> {
  const [row] = await database
    .select({ id: containerMovements.id })
    .from(containerMovements)
    .where(
      and(
        eq(containerMovements.placeId, placeId),
        eq(containerMovements.breweryId, breweryId),
        eq(containerMovements.kind, kind),
        eq(containerMovements.what, 'lost'),
        sql`${containerMovements.at} = ${invoicedAt}::timestamptz`,
      ),
    )
    .orderBy(asc(containerMovements.id))
    .limit(1)
  return row?.id ?? null
}
