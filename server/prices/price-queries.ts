import { desc, eq, sql } from 'drizzle-orm'
import { containers } from '../catalogue/catalogue-tables.ts'
import type { Database } from '../database/database.ts'
import { prices } from './price-tables.ts'

/** The newest row of a container whose day has begun; of one day the later row. */
const newestBegun = (containerId: unknown, today: string) => sql`
  select price_minor, id from prices
  where prices.container_id = ${containerId} and from_day <= ${today}::date
  order by from_day desc, id desc limit 1`

export async function insertPrice(
  database: Database,
  price: Omit<typeof prices.$inferInsert, 'id' | 'appliedAt'>,
): Promise<void> {
  await database.insert(prices).values(price)
}

/** Gives containers the prices whose day has begun, and marks those rows; the containers' trigger drops cached pages. */
export async function applyBegunPrices(
  database: Database,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  await database.execute(sql`
    with begun as (
      update prices set applied_at = ${now.toISOString()}::timestamptz
      where applied_at is null and from_day <= ${today}::date returning container_id
    )
    update containers set price_minor = newest.price_minor, updated_at = ${now.toISOString()}::timestamptz
    from (select distinct container_id from begun) changed
      cross join lateral (${newestBegun(sql`changed.container_id`, today)}) newest
    where containers.id = changed.container_id and containers.price_minor is distinct from newest.price_minor`)
}

/** Writes a row of today for each container whose price differs from its newest row. */
export async function insertChangedPrices(
  transaction: Database,
  { today, setBy, now }: { today: string; setBy: string; now: Date },
): Promise<void> {
  await transaction.execute(sql`
    insert into prices (container_id, price_minor, from_day, set_by, set_at, applied_at)
    select containers.id, containers.price_minor, ${today}::date, ${setBy}, ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz
    from containers left join lateral (${newestBegun(sql`containers.id`, today)}) newest on true
    where containers.price_minor is distinct from newest.price_minor`)
}

/** A container by its external id; null for an unknown one. */
export async function findContainer(
  database: Database,
  externalId: string,
): Promise<{ id: string; name: string } | null> {
  const [row] = await database
    .select({ id: containers.id, name: containers.name })
    .from(containers)
    .where(eq(containers.externalId, externalId))
  return row ?? null
}

/** False where no container has this external id. */
export async function updateOrderMultiple(
  database: Database,
  { container, multiple }: { container: string; multiple: number },
): Promise<boolean> {
  const rows = await database
    .update(containers)
    .set({ orderMultiple: multiple })
    .where(eq(containers.externalId, container))
    .returning({ id: containers.id })
  return rows.length > 0
}

/** The latest 100 rows of a container, the latest day first. */
export async function pricesOf(database: Database, containerId: string) {
  return database
    .select({ priceMinor: prices.priceMinor, fromDay: prices.fromDay, setBy: prices.setBy })
    .from(prices)
    .where(eq(prices.containerId, containerId))
    .orderBy(desc(prices.fromDay), desc(prices.id))
    .limit(100)
}
