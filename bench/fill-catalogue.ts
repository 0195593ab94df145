import { sql } from 'drizzle-orm'
import { towns } from '../shared/geography/towns.ts'
import type { Database } from '../server/platform/database/database.ts'
import { beerFacts, containersOf } from './beer-facts.ts'
import { seededChance } from './seeded-chance.ts'

const beersPerBrewery = 50
const beersAtOnce = 5000
const seed = 1

/**
 * A made-up catalogue as rows that lists show, without the stock, prices and documents behind them, and without the triggers
 * that would write those: an import of a million beers takes hours. `database` must be a superuser's.
 */
export async function fillCatalogue(database: Database, beers: number): Promise<void> {
  const breweries = Math.max(10, Math.round(beers / beersPerBrewery))
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`
      insert into breweries (id, external_id, slug, name, town, country, region, show_prices, palette, emblem, lettering)
      select md5(n)::uuid, n, n, name, town, 'England', region, "showPrices", 'navy', 'anchor', 'slab'
      from json_to_recordset(${JSON.stringify(Array.from({ length: breweries }, (_, at) => breweryOf(at)))}::json)
        as given (n text, name text, town text, region text, "showPrices" boolean)`)
    for (let first = 1; first <= beers; first += beersAtOnce) {
      const numbers = Array.from({ length: Math.min(beersAtOnce, beers + 1 - first) }, (_, at) => first + at)
      await transaction.execute(sql`
        insert into beers (id, external_id, brewery_id, name, style, allergens, target_abv, color_hex, gluten_free, released_at)
        select md5('beer' || n)::uuid, n, md5(brewery)::uuid, name, style, string_to_array(allergens, '|'), abv, color,
          "isGlutenFree", released
        from json_to_recordset(${JSON.stringify(numbers.map((n) => beerOf(n, breweries)))}::json)
          as given (n text, brewery text, name text, style text, allergens text, abv numeric, color text,
            "isGlutenFree" boolean, released timestamptz)`)
      await transaction.execute(sql`
        insert into containers (external_id, beer_id, name, type, volume_ml, pack_size, available_units, price_minor, coupler_type)
        select n, md5('beer' || beer)::uuid, name, type, volume, pack, units, price, nullif(coupler, '')
        from json_to_recordset(${JSON.stringify(numbers.flatMap(sizesOf))}::json)
          as given (n text, beer text, name text, type text, volume integer, pack integer, units integer, price integer,
            coupler text)`)
    }
  })
  await database.execute(sql`analyze`)
}

function breweryOf(n: number) {
  const chance = seededChance(seed + n)
  const { name, region } = chance.pick(towns)
  return { n: String(n), name: `${name} Brewery ${n}`, town: name, region, showPrices: chance.below(12) > 0 }
}

function beerOf(n: number, breweries: number) {
  const { cells, chance } = beerFacts(n, seed)
  const [name, style, , , , allergens, abv, color, isGlutenFree, , released] = cells
  const brewery = String(chance.squared(breweries))
  return { n: String(n), brewery, name, style, allergens, abv, color, isGlutenFree, released }
}

const sizesOf = (n: number) =>
  containersOf(n, seed).map(([name, type, volume, pack, units, , price, coupler], at) => ({
    n: `${n}-${at}`,
    beer: String(n),
    name,
    type,
    volume,
    pack,
    units,
    coupler,
    price: price === '' ? null : Math.round(Number(price) * 100),
  }))
