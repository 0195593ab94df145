import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { useTestDatabase } from '../../tests/test-database.ts'
import type { MediaStore } from '../media/media-store.ts'
import { openDemoShop } from './open-demo-shop.ts'

const silent = pino({ level: 'silent' })

test('OPEN-22 an empty shop opens as the demo shop, in every region; one with breweries is left alone', async () => {
  const connection = await useTestDatabase()
  const kept = new Map<string, Uint8Array>()
  const mediaStore: MediaStore = {
    put: async (name, bytes) => void kept.set(name, bytes),
    read: async (name) => kept.get(name) ?? null,
    remove: async (name) => void kept.delete(name),
  }
  await openDemoShop(connection, silent, mediaStore)
  expect(kept.size).toBe(10)
  const count = async () => {
    const { rows } = await connection.database.execute(sql`
      select (select count(*) from breweries) >= 48 as breweries, (select count(*) from beers) >= 520 as beers,
        (select count(*) from containers) >= 1700 as containers, (select count(*) from groups) >= 14 as groups,
        (select count(*) from accessories) >= 40 as accessories, (select count(*) from settings) > 0 as settings,
        (select count(distinct region) from breweries) = 14 as regions,
        (select count(*) from reviews) >= 200 as reviews, (select count(*) from review_uploads) = 5 as pictures,
        (select count(*) from review_votes) > 400 as votes`)
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
    reviews: true,
    pictures: true,
    votes: true,
  }
  expect(await count()).toEqual(whole)

  await connection.database.execute(sql`delete from accessories`)
  await openDemoShop(connection, silent)
  expect(await count()).toEqual({ ...whole, accessories: false })
})
