import { and, asc, desc, eq, gt, inArray, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { containerCharges } from '../charge-tables.ts'
import type { Cell } from '../container-level-queries.ts'
import { containerCounts, containerPlaces } from '../empties-tables.ts'

export type ChargeRow = typeof containerCharges.$inferSelect
export type ChargesFilter = { breweryId?: string; clientId?: string }

/** Charges that one answer lists at the most. */
const mostCharges = 500
const isOpen = inArray(containerCharges.state, ['announced', 'invoiced'])

const isOfCell = ({ placeId, breweryId, kind }: Cell) =>
  and(
    eq(containerCharges.placeId, placeId),
    eq(containerCharges.breweryId, breweryId),
    eq(containerCharges.kind, kind),
  )

export async function insertCharge(
  transaction: Database,
  charge: typeof containerCharges.$inferInsert,
): Promise<ChargeRow> {
  const [row] = await transaction.insert(containerCharges).values(charge).returning()
  return row!
}

/** A charge as it is, not held. */
export async function chargeRow(database: Database, id: string): Promise<ChargeRow | null> {
  const [row] = await database.select().from(containerCharges).where(eq(containerCharges.id, id))
  return row ?? null
}

export async function updateCharge(
  transaction: Database,
  id: string,
  change: Partial<typeof containerCharges.$inferInsert>,
): Promise<ChargeRow> {
  const [row] = await transaction
    .update(containerCharges)
    .set(change)
    .where(eq(containerCharges.id, id))
    .returning()
  return row!
}

/** The charges of a cell that are announced, the oldest first. Under the lock of the cell no one changes them. */
export async function announcedCharges(transaction: Database, cell: Cell): Promise<ChargeRow[]> {
  return transaction
    .select()
    .from(containerCharges)
    .where(and(isOfCell(cell), eq(containerCharges.state, 'announced')))
    .orderBy(asc(containerCharges.announcedAt), asc(containerCharges.id))
    .limit(mostCharges)
}

/** The charges of a cell that are invoiced and not all found, the latest first; read under the lock of the cell. */
export async function invoicedCharges(transaction: Database, cell: Cell): Promise<ChargeRow[]> {
  return transaction
    .select()
    .from(containerCharges)
    .where(and(isOfCell(cell), eq(containerCharges.state, 'invoiced')))
    .orderBy(desc(containerCharges.invoicedAt), desc(containerCharges.id))
    .limit(mostCharges)
}

/**
 * Announced charges whose day has come, the oldest first. While a count of their containers waits for an answer it may
 * be that they are back.
 */
export async function dueChargeIds(
  database: Database,
  { today, most }: { today: string; most: number },
): Promise<string[]> {
  const rows = await database
    .select({ id: containerCharges.id })
    .from(containerCharges)
    .where(
      and(
        eq(containerCharges.state, 'announced'),
        lte(containerCharges.chargeOn, today),
        sql`not exists (select from ${containerCounts}
          where ${containerCounts.placeId} = ${containerCharges.placeId}
            and ${containerCounts.breweryId} = ${containerCharges.breweryId}
            and ${containerCounts.kind} = ${containerCharges.kind}
            and ${containerCounts.state} in ('asked', 'disputed'))`,
      ),
    )
    .orderBy(asc(containerCharges.chargeOn), asc(containerCharges.announcedAt))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Charges of a brewery, or at a client's places, that are open or ended since a moment; the newest first. */
export async function chargeRows(
  database: Database,
  { breweryId, clientId, since }: ChargesFilter & { since: Date },
): Promise<ChargeRow[]> {
  const rows = await database
    .select({ charge: containerCharges })
    .from(containerCharges)
    .innerJoin(containerPlaces, eq(containerPlaces.id, containerCharges.placeId))
    .where(
      and(
        breweryId === undefined ? undefined : eq(containerCharges.breweryId, breweryId),
        clientId === undefined ? undefined : eq(containerPlaces.clientId, clientId),
        or(isOpen, gt(containerCharges.endedAt, sql`${since.toISOString()}::timestamptz`)),
      ),
    )
    .orderBy(desc(containerCharges.announcedAt), desc(containerCharges.id))
    .limit(mostCharges)
  return rows.map(({ charge }) => charge)
}
