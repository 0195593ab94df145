import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { QuantityPrice, SizeOffer } from '../../../shared/prices/unit-price.ts'
import type { Database } from '../../platform/database/database.ts'
import { floorPrices, offers, offerSizes, quantityPrices } from './offer-tables.ts'

export type OfferRow = Omit<typeof offers.$inferSelect, 'breweryId' | 'isShown' | 'createdAt'>

/** Holds every offer of a brewery, so that two people's changes follow each other. */
export async function lockOffers(transaction: Database, breweryId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`offers ${breweryId}`}, 0))`)
}

const columns = {
  id: offers.id,
  name: offers.name,
  fromUnits: offers.fromUnits,
  percentOff: offers.percentOff,
  priceMinor: offers.priceMinor,
  fromDay: offers.fromDay,
  untilDay: offers.untilDay,
  unitLimit: offers.unitLimit,
  unitsTaken: offers.unitsTaken,
}

/** By name. */
export async function offerRows(database: Database, breweryId: string): Promise<OfferRow[]> {
  return database
    .select(columns)
    .from(offers)
    .where(eq(offers.breweryId, breweryId))
    .orderBy(asc(offers.name))
}

/** Which sizes these offers are on. */
export async function sizesOfOffers(
  database: Database,
  offerIds: readonly string[],
): Promise<{ offerId: string; containerId: string }[]> {
  if (offerIds.length === 0) return []
  return database
    .select()
    .from(offerSizes)
    .where(inArray(offerSizes.offerId, [...offerIds]))
    .orderBy(asc(offerSizes.containerId))
}

/** How many offers besides `except` each of these sizes is in. */
export async function countOffersOfSizes(
  database: Database,
  { containerIds, except }: { containerIds: readonly string[]; except: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute(sql`
    select container_id as "containerId", count(*)::integer as count from offer_sizes
    where container_id = any(${sql.param([...containerIds])}::uuid[]) and offer_id <> ${except}::uuid
    group by container_id`)
  return new Map(rows.map((row) => [String(row['containerId']), Number(row['count'])]))
}

/** Writes an offer, new or as it is now; false where another of the brewery has its name or another brewery its id. */
export async function upsertOffer(
  transaction: Database,
  { breweryId, now, ...offer }: Omit<OfferRow, 'unitsTaken'> & { breweryId: string; now: Date },
): Promise<boolean> {
  const { id, name } = offer
  const taken = await transaction
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(eq(offers.breweryId, breweryId), ne(offers.id, id), sql`lower(${offers.name}) = lower(${name})`),
    )
  if (taken.length > 0) return false
  const rows = await transaction
    .insert(offers)
    .values({ ...offer, breweryId, createdAt: now.toISOString() })
    .onConflictDoUpdate({ target: offers.id, set: offer, setWhere: eq(offers.breweryId, breweryId) })
    .returning({ id: offers.id })
  return rows.length > 0
}

/** Whether any brewery has an offer of this id. */
export async function offerExists(database: Database, id: string): Promise<boolean> {
  const rows = await database.select({ id: offers.id }).from(offers).where(eq(offers.id, id))
  return rows.length > 0
}

/** Replaces the sizes of an offer. */
export async function setOfferSizes(
  transaction: Database,
  { offerId, containerIds }: { offerId: string; containerIds: readonly string[] },
): Promise<void> {
  await transaction.delete(offerSizes).where(eq(offerSizes.offerId, offerId))
  await transaction.insert(offerSizes).values(containerIds.map((containerId) => ({ offerId, containerId })))
}

export async function deleteOffer(transaction: Database, id: string): Promise<void> {
  await transaction.delete(offers).where(eq(offers.id, id))
}

/** Every quantity price and floor price of a brewery's sizes. */
export async function quantityPriceRows(
  database: Database,
  breweryId: string,
): Promise<{ containerId: string; steps: QuantityPrice[]; floorMinor: number | null }[]> {
  const { rows } = await database.execute(sql`
    select containers.id as "containerId", coalesce(steps.list, '[]'::json) as steps, floor_prices.price_minor as "floorMinor"
    from containers left join floor_prices on floor_prices.container_id = containers.id
      left join lateral (
        select json_agg(json_build_object('fromUnits', from_units, 'priceMinor', price_minor) order by from_units) as list
        from quantity_prices where quantity_prices.container_id = containers.id
      ) steps on true
    where containers.brewery_id = ${breweryId}::uuid and (steps.list is not null or floor_prices.price_minor is not null)
    order by containers.id`)
  return rows as { containerId: string; steps: QuantityPrice[]; floorMinor: number | null }[]
}

/** Replaces the quantity prices and the floor price of a size. */
export async function setQuantityPrices(
  transaction: Database,
  {
    containerId,
    steps,
    floorMinor,
  }: { containerId: string; steps: readonly QuantityPrice[]; floorMinor: number | null },
): Promise<void> {
  await transaction.delete(quantityPrices).where(eq(quantityPrices.containerId, containerId))
  if (steps.length > 0)
    await transaction.insert(quantityPrices).values(steps.map((step) => ({ containerId, ...step })))
  await transaction.delete(floorPrices).where(eq(floorPrices.containerId, containerId))
  if (floorMinor !== null)
    await transaction.insert(floorPrices).values({ containerId, priceMinor: floorMinor })
}

/** The base prices, as everybody sees them, and the floor prices of these sizes. */
export async function pricesAndFloors(
  database: Database,
  containerIds: readonly string[],
): Promise<{ containerId: string; priceMinor: number | null; floorMinor: number | null }[]> {
  const { rows } = await database.execute(sql`
    select containers.id as "containerId", containers.price_minor as "priceMinor", floor_prices.price_minor as "floorMinor"
    from containers left join floor_prices on floor_prices.container_id = containers.id
    where containers.id = any(${sql.param([...containerIds])}::uuid[]) order by containers.id`)
  return rows as { containerId: string; priceMinor: number | null; floorMinor: number | null }[]
}

/** Whether an offer that is shown has ended on this day, or one that is not has begun. */
const isToChange = (today: string) =>
  sql`is_shown <> ((from_day is null or ${today}::date between from_day and until_day)
    and (unit_limit is null or units_taken < unit_limit))`

/** Whether there is an offer for `markShownOffers`: an ordinary read, as it is asked each second. */
export async function hasOffersToMark(database: Database, today: string): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select exists (select from offers where ${isToChange(today)}) as has_some`,
  )
  return rows[0]!['has_some'] === true
}

/** Sizes of offers that begin or end on this day, or whose units are gone or back, after marking the offers so. */
export async function markShownOffers(transaction: Database, today: string): Promise<string[]> {
  const { rows } = await transaction.execute(sql`
    with wanted as (
      select id from offers where ${isToChange(today)} order by id for update
    ), changed as (
      update offers set is_shown = not is_shown from wanted where offers.id = wanted.id returning offers.id
    )
    select distinct container_id as id from offer_sizes join changed on changed.id = offer_sizes.offer_id
    order by container_id`)
  return rows.map(({ id }) => String(id))
}

/** Copies quantity prices and shown offers to these containers, whose prices are held; their trigger drops cached pages. */
export async function copyPublicOffers(
  transaction: Database,
  { containerIds, now }: { containerIds: readonly string[]; now: Date },
): Promise<void> {
  await transaction.execute(sql`
    update containers set price_offers = present.value, updated_at = ${now.toISOString()}::timestamptz
    from unnest(${sql.param([...containerIds])}::uuid[]) as wanted (id) cross join lateral (
      select case when steps.list is not null or shown.list is not null then jsonb_build_object(
        'steps', coalesce(steps.list, '[]'::jsonb), 'offers', coalesce(shown.list, '[]'::jsonb)) end as value
      from (
        select jsonb_agg(jsonb_build_object('fromUnits', from_units, 'priceMinor', price_minor) order by from_units) as list
        from quantity_prices where container_id = wanted.id
      ) steps cross join (
        select jsonb_agg(jsonb_build_object('id', offers.id, 'name', name, 'fromUnits', from_units, 'percentOff', percent_off,
          'priceMinor', price_minor, 'untilDay', until_day::text, 'isLimited', unit_limit is not null)
          order by offers.created_at, offers.id) as list
        from offer_sizes join offers on offers.id = offer_sizes.offer_id
        where offer_sizes.container_id = wanted.id and offers.is_shown
      ) shown
    ) present
    where containers.id = wanted.id and containers.price_offers is distinct from present.value`)
}

/** Units that are left of each of these offers that has a limit, by id. */
export async function unitsLeftRows(
  database: Database,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (offerIds.length === 0) return new Map()
  const rows = await database
    .select({ id: offers.id, unitLimit: offers.unitLimit, unitsTaken: offers.unitsTaken })
    .from(offers)
    .where(inArray(offers.id, [...offerIds]))
  return new Map(
    rows.map(({ id, unitLimit, unitsTaken }) => [id, Math.max(0, (unitLimit ?? 0) - unitsTaken)]),
  )
}

/** Locks those of these offers that have a limit until the transaction ends, in one order; their limits by id. */
export async function lockLimits(
  transaction: Database,
  offerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await transaction.execute(sql`
    select id, unit_limit as "unitLimit" from offers
    where id = any(${sql.param([...offerIds])}::uuid[]) and unit_limit is not null order by id for update`)
  return new Map(rows.map((row) => [String(row['id']), Number(row['unitLimit'])]))
}

/** Writes how many units orders have of these offers, which are locked. */
export async function setUnitsTaken(
  transaction: Database,
  taken: readonly { id: string; units: number }[],
): Promise<void> {
  await transaction.execute(sql`
    update offers set units_taken = counted.units
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as counted (id uuid, units integer)
    where offers.id = counted.id and offers.units_taken <> counted.units`)
}

/** Offers with a limit whose last day has not gone. */
export async function limitedOfferIds(database: Database, today: string): Promise<string[]> {
  const rows = await database
    .select({ id: offers.id })
    .from(offers)
    .where(and(sql`${offers.unitLimit} is not null`, sql`${offers.untilDay} >= ${today}::date`))
  return rows.map(({ id }) => id)
}

/** The dated offers of a size on a day, with the units that are left of them now. */
export async function datedOffersOn(
  database: Database,
  { containerId, day }: { containerId: string; day: string },
): Promise<SizeOffer[]> {
  const rows = await database
    .select({
      id: offers.id,
      name: offers.name,
      fromUnits: offers.fromUnits,
      percentOff: offers.percentOff,
      priceMinor: offers.priceMinor,
      untilDay: offers.untilDay,
      unitsLeft: sql<
        number | null
      >`case when ${offers.unitLimit} is not null then greatest(0, ${offers.unitLimit} - ${offers.unitsTaken}) end`,
    })
    .from(offerSizes)
    .innerJoin(offers, eq(offers.id, offerSizes.offerId))
    .where(
      and(
        eq(offerSizes.containerId, containerId),
        sql`${day}::date between ${offers.fromDay} and ${offers.untilDay}`,
      ),
    )
  return rows
}
