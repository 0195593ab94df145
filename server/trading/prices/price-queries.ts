import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { beers, breweries, containers } from '../../catalogue/beers/catalogue-tables.ts'
import type { Database } from '../../platform/database/database.ts'
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

/** Writes prices and answers the id of each, in their order. */
export async function insertPrices(
  database: Database,
  rows: readonly Omit<typeof prices.$inferInsert, 'id' | 'appliedAt'>[],
): Promise<number[]> {
  const written = await database
    .insert(prices)
    .values([...rows])
    .returning({ id: prices.id, containerId: prices.containerId })
  const ids = new Map(written.map(({ id, containerId }) => [containerId, id]))
  return rows.map(({ containerId }) => ids.get(containerId)!)
}

/** The id of the row that was written last of each container. */
export async function newestPriceIds(
  database: Database,
  containerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute(sql`
    select container_id as "containerId", max(id) as id from prices
    where container_id in (select json_array_elements_text(${JSON.stringify(containerIds)}::json)::uuid)
    group by container_id`)
  return new Map(rows.map((row) => [String(row['containerId']), Number(row['id'])]))
}

/** Removes those of these rows that have never held; their ids. */
export async function deleteWaitingPrices(
  transaction: Database,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await transaction
    .delete(prices)
    .where(and(inArray(prices.id, [...ids]), isNull(prices.appliedAt)))
    .returning({ id: prices.id })
  return new Set(rows.map(({ id }) => id))
}

/**
 * Of each container whether a row of it holds on a day, and what would hold on it without that row; null where no row
 * does.
 */
export async function pricesWithoutRow(
  database: Database,
  wanted: readonly { containerId: string; priceId: number; day: string }[],
): Promise<ReadonlyMap<string, { isHolding: boolean; other: { priceMinor: number | null } | null }>> {
  const listed = JSON.stringify(wanted)
  const { rows } = await database.execute(sql`
    select wanted."containerId", holding.id = wanted."priceId" as "isHolding", other.id is not null as "isDated",
      other.price_minor as "priceMinor"
    from json_to_recordset(${listed}::json) as wanted ("containerId" uuid, "priceId" bigint, day date)
      cross join lateral (
        select id from prices where prices.container_id = wanted."containerId" and from_day <= wanted.day
        order by from_day desc, id desc limit 1
      ) holding
      left join lateral (
        select id, price_minor from prices where prices.container_id = wanted."containerId"
          and from_day <= wanted.day and id <> wanted."priceId"
        order by from_day desc, id desc limit 1
      ) other on true`)
  return new Map(
    rows.map(({ containerId, isHolding, isDated, priceMinor }) => [
      String(containerId),
      {
        isHolding: isHolding === true,
        other: isDated === true ? { priceMinor: priceMinor as number | null } : null,
      },
    ]),
  )
}

/** Some containers with a price whose day has begun and that they do not have yet, by id. */
export async function begunContainerIds(
  database: Database,
  { today, most }: { today: string; most: number },
): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select distinct container_id as id from prices
    where applied_at is null and from_day <= ${today}::date order by container_id limit ${most}`)
  return rows.map(({ id }) => String(id))
}

/**
 * Gives these containers, whose prices are held, the prices whose day has begun, and marks those rows; the containers'
 * trigger drops cached pages.
 */
export async function applyBegunPrices(
  transaction: Database,
  { containerIds, today, now }: { containerIds: readonly string[]; today: string; now: Date },
): Promise<void> {
  await transaction.execute(sql`
    with begun as (
      update prices set applied_at = ${now.toISOString()}::timestamptz
      where applied_at is null and from_day <= ${today}::date
        and container_id in (select json_array_elements_text(${JSON.stringify(containerIds)}::json)::uuid)
      returning container_id
    )
    update containers set price_minor = newest.price_minor, updated_at = ${now.toISOString()}::timestamptz
    from (select distinct container_id from begun) changed
      cross join lateral (${newestBegun(sql`changed.container_id`, today)}) newest
    where containers.id = changed.container_id and containers.price_minor is distinct from newest.price_minor`)
}

type DifferingPrice = {
  /** Its external id. */
  container: string
  shownMinor: number | null
  datedMinor: number | null
  fromDay: string
}

/** Containers that show another price than the newest row that was applied, or that is of `day` or before. */
export async function differingPrices(
  database: Database,
  { day, most }: { day: string | null; most: number },
): Promise<DifferingPrice[]> {
  const { rows } = await database.execute(sql`
    select containers.external_id as "container", containers.price_minor as "shownMinor",
      newest.price_minor as "datedMinor", newest.from_day::text as "fromDay"
    from containers cross join lateral (
      select price_minor, from_day from prices
      where prices.container_id = containers.id and (applied_at is not null or from_day <= ${day}::date)
      order by from_day desc, id desc limit 1
    ) newest
    where containers.price_minor is distinct from newest.price_minor
    order by containers.external_id limit ${most}`)
  return rows as DifferingPrice[]
}

/** Writes a row of today for each of these containers whose price differs from its newest row. */
export async function insertChangedPrices(
  transaction: Database,
  {
    containerIds,
    today,
    setBy,
    now,
  }: { containerIds: readonly string[]; today: string; setBy: string; now: Date },
): Promise<void> {
  await transaction.execute(sql`
    insert into prices (container_id, price_minor, from_day, set_by, set_at, applied_at)
    select containers.id, containers.price_minor, ${today}::date, ${setBy}, ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz
    from containers left join lateral (${newestBegun(sql`containers.id`, today)}) newest on true
    where containers.id in (select json_array_elements_text(${JSON.stringify(containerIds)}::json)::uuid)
      and containers.price_minor is distinct from newest.price_minor`)
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

/** The price that everybody sees on a day; null for none, and where the brewery shows no prices. */
export async function basePriceOn(
  database: Database,
  { containerId, day }: { containerId: string; day: string },
): Promise<number | null> {
  const [row] = await database
    .select({
      priceMinor: sql<
        number | null
      >`case when ${breweries.showPrices} then coalesce(dated.price_minor, case when dated.id is null then ${containers.priceMinor} end) end`,
    })
    .from(containers)
    .innerJoin(beers, eq(beers.id, containers.beerId))
    .innerJoin(breweries, eq(breweries.id, beers.breweryId))
    .leftJoin(sql`lateral (${newestBegun(sql`containers.id`, day)}) dated`, sql`true`)
    .where(eq(containers.id, containerId))
  return row?.priceMinor ?? null
}
