import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../tests/test-database.ts'
import { openDemoShop } from './open-demo-shop.ts'

const silent = pino({ level: 'silent' })

test('OPEN-22 an empty shop opens as the demo shop, in every region; one with breweries is left alone', async () => {
  const connection = await useTestDatabase()
  await openDemoShop(connection, silent)
  const count = async () => {
    const { rows } = await connection.database.execute(sql`
      select (select count(*) from breweries) >= 48 as breweries, (select count(*) from beers) >= 520 as beers,
        (select count(*) from containers) >= 1700 as containers, (select count(*) from groups) >= 14 as groups,
        (select count(*) from accessories) >= 40 as accessories, (select count(*) from settings) > 0 as settings,
        (select count(distinct region) from breweries) = 14 as regions`)
    return rows[0]
  }
  const whole = {
    breweries: true,
    beers: true,
    containers: true,
    groups: true,
    accessories: true,
    settings: true,
    regions: true,
  }
  expect(await count()).toEqual(whole)

  await connection.database.execute(sql`delete from accessories`)
  await openDemoShop(connection, silent)
  expect(await count()).toEqual({ ...whole, accessories: false })
})
