import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { londonDay } from '../../../shared/working-time/working-time.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { openDemoShop } from './open-demo-shop.ts'

const silent = pino({ level: 'silent' })
const warned: string[] = []
const logger = { info: () => {}, warn: (sentence: string) => void warned.push(sentence) }

test('an empty shop opens as the demo shop, in every region; settings made before stay; one with breweries is left alone; the last batch was racked today (OPEN-22, CASK-01)', async () => {
  const connection = await useTestDatabase()
  const stored = new Map<string, Uint8Array>()
  const mediaStore: MediaStore = {
    put: async (name, bytes) => void stored.set(name, bytes),
    read: async (name) => stored.get(name) ?? null,
    remove: async (name) => void stored.delete(name),
  }
  const strip = { enabled: true, text: 'Closed for stocktaking.', link: null }
  await changeSetting(connection.database, 'notice-strip', strip)
  await openDemoShop(connection, logger, mediaStore)
  expect(warned).toEqual([])
  expect(await readSettings(connection.database, 'notice-strip')).toEqual({ 'notice-strip': strip })
  expect(stored.size).toBe(10)
  const count = async () => {
    const { rows } = await connection.database.execute(sql`
      select (select count(*) from breweries) >= 48 as breweries, (select count(*) from beers) >= 520 as beers,
        (select count(*) from containers) >= 1700 as containers, (select count(*) from groups) >= 14 as groups,
        (select count(*) from accessories) >= 40 as accessories, (select count(*) from settings) > 0 as settings,
        (select count(distinct region) from breweries) = 14 as regions,
        (select count(*) from reviews) >= 200 as reviews, (select count(*) from review_uploads) = 5 as pictures,
        (select count(*) from review_votes) > 400 as votes,
        (select count(*) from breweries where closure_reason is not null) = 0 as cleared,
        (select count(*) from breweries where awrs_verified) >= 40 as checked,
        (select count(*) from payout_accounts) = (select count(*) from breweries) as paid`)
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
    cleared: true,
    checked: true,
    paid: true,
  }
  expect(await count()).toEqual(whole)

  const { rows } = await connection.database.execute(sql`
    select max(last_batch_date)::text as last, count(*) filter (where last_batch_date > max_day - 42) > 100 as fresh,
      count(*) filter (where last_batch_date < max_day - 42) > 100 as old
    from beers, (select max(last_batch_date) as max_day from beers) as latest`)
  expect(rows[0]).toEqual({ last: londonDay(new Date()), fresh: true, old: true })

  await connection.database.execute(sql`delete from accessories`)
  await openDemoShop(connection, silent)
  expect(await count()).toEqual({ ...whole, accessories: false })
})
