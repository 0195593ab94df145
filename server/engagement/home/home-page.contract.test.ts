import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { readHomeFlags } from '../../../shared/pages/home-flags.ts'
import {
  buildAccessory,
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { createSearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import { followChanges } from '../../platform/database/change-events.ts'
import type { Database } from '../../platform/database/database.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'
import { loadSettings } from '../../platform/settings/load-settings.ts'
import { loadHome } from './home-page.ts'
import { uncachedBeers } from '../../../tests/support/shops/public-api.ts'

const request = {
  path: '/',
  params: {},
  query: new URLSearchParams(),
  publicUrl: 'https://dray.example',
}

const promotion = {
  brewerySlug: 'tern',
  imageUrl: null,
  imageTitle: '',
  imageDescription: '',
  mainTitle: 'Patient lagers',
  mainDescription: '',
  textNeedsBackground: true,
  textBackground: 'dark' as const,
  textColor: 'white' as const,
  startsAt: null,
  isFallback: false,
}

async function openHome(
  fill: (database: Database) => Promise<unknown> = async () => {},
  clock = () => new Date(),
) {
  const connection = await useTestDatabase()
  const { database } = connection
  await fill(database)
  const warnings: unknown[] = []
  const logger = { warn: (details: unknown) => void warnings.push(details), info: () => {}, error: () => {} }
  const searchIndex = await createSearchIndex({
    database,
    changes: await followChanges(connection),
    logger,
  })
  onTestFinished(() => searchIndex.close())
  const deps = { database, beers: uncachedBeers(database), searchIndex, logger, clock }
  const load = async () => {
    const result = await loadHome(deps, request)
    if (result.kind !== 'page') throw new Error(`The home page answered ${result.kind}`)
    return result
  }
  return { database, warnings, load }
}

async function stock(database: Database): Promise<void> {
  const tern = await buildBrewery(database, { slug: 'tern', name: 'Tern' })
  const idle = await buildBrewery(database, { slug: 'idle', name: 'Idle' })
  for (let at = 0; at < 10; at += 1) {
    const releasedAt = `2026-03-${10 + at}T09:00:00Z`
    const beer = await buildBeer(database, { breweryId: tern.id, name: `Beer ${at}`, releasedAt })
    await buildContainer(database, { beerId: beer.id, type: at % 2 === 0 ? 'keg' : 'cask' })
  }
  for (let at = 0; at < 14; at += 1) await buildAccessory(database)
  for (const slug of ['aire', 'bute', 'coast'])
    await buildGroup(database, { slug, name: slug, breweryIds: [tern.id, idle.id] })
}

test('the newest eight beers, casks and kegs come with the page (HOME-01, HOME-37, HOME-38)', async () => {
  const { load, warnings } = await openHome(stock)
  const { data, isPartial } = await load()
  expect(data.beers.latest?.map(({ name }) => name)).toEqual(
    [9, 8, 7, 6, 5, 4, 3, 2].map((at) => `Beer ${at}`),
  )
  expect(data.beers.casks?.map(({ name }) => name)).toEqual([9, 7, 5, 3, 1].map((at) => `Beer ${at}`))
  expect(data.beers.kegs?.map(({ name }) => name)).toEqual([8, 6, 4, 2, 0].map((at) => `Beer ${at}`))
  expect(data.stock).toEqual({ beers: 10, breweries: 1 })
  expect(data.breweries.map(({ name }) => name)).toEqual(['Tern', 'Idle'])
  expect([warnings, isPartial]).toEqual([[], false])
})

test('twelve accessories come with the page (HOME-43)', async () => {
  const { load } = await openHome(stock)
  expect((await load()).data.accessories).toHaveLength(12)
})

test('the promotion has its brewery’s newest beers; without one, before its day or without its brewery there is none (HOME-49)', async () => {
  const { load, database } = await openHome(stock)
  expect((await load()).data.promotion).toBeNull()
  await changeSetting(database, 'promotion', promotion)
  const shown = (await load()).data.promotion
  expect([shown?.breweryName, shown?.breweryHref]).toEqual(['Tern', '/brewery/tern'])
  expect(shown?.beers[0]?.beer.name).toBe('Beer 9')
  await changeSetting(database, 'promotion', { ...promotion, startsAt: '2999-01-01T00:00:00Z' })
  expect((await load()).data.promotion).toBeNull()
  await changeSetting(database, 'promotion', { ...promotion, brewerySlug: 'gone' })
  expect((await load()).data.promotion).toBeNull()
})

test('the first two featured groups that exist come by position, with their marks placed (HOME-50, HOME-52)', async () => {
  const { load, database } = await openHome(stock)
  await changeSetting(database, 'featured-groups', [
    { groupSlug: 'coast', position: 3 },
    { groupSlug: 'gone', position: 0 },
    { groupSlug: 'bute', position: 1 },
    { groupSlug: 'aire', position: 2 },
  ])
  const { groups } = (await load()).data
  expect(groups.map(({ href }) => href)).toEqual(['/groups/bute', '/groups/aire'])
  expect(groups[0]?.breweryCount).toBe(2)
  expect(groups[0]?.marks.map(({ name }) => name)).toEqual(['Tern', 'Idle'])
})

test('what a flag switches off is not sent (OPEN-60, HOME-75, HOME-77)', async () => {
  const { load, database } = await openHome(stock)
  await changeSetting(database, 'promotion', promotion)
  await changeSetting(database, 'flags', { 'home.latestCarousels': false, 'home.teamPromotion': false })
  const { data } = await load()
  expect(data.flags).toMatchObject({ latestCarousels: false, teamPromotion: false, shopAllButton: true })
  expect([data.beers.latest, data.promotion]).toEqual([[], null])
})

const post = (id: string, imageUrl: string) => ({
  id,
  permalink: `https://photos.example/${id}`,
  imageUrl,
  thumbnailUrl: null,
  caption: `Photo ${id}`,
})

test('a supplied photo feed comes with the page, in place of the built-in photos (HOME-62, ENT-41, ENT-42)', async () => {
  const { load, database } = await openHome()
  const posts = [post('a', 'https://photos.example/a.jpg'), post('b', 'http://localhost:9/b.jpg')]
  await changeSetting(database, 'photo-feed', { username: '@hoppy', posts })
  const { photos } = (await load()).data
  expect(Object.keys(photos)).toEqual(['username', 'posts'])
  expect(photos.username).toBe('hoppy')
  expect(photos.posts[0]).toEqual({
    ...posts[0],
    thumbnailUrl: 'https://photos.example/a.jpg',
    alt: 'Photo a',
  })
  expect(photos.posts.map(({ imageUrl }) => imageUrl)).toEqual([
    'https://photos.example/a.jpg',
    'https://dray.example/b.jpg',
  ])
  await changeSetting(database, 'photo-feed', null)
  expect((await load()).data.photos.posts).toHaveLength(8)
})

test('a promotion to come tells when the page is to be made again', async () => {
  const { load, database } = await openHome(stock, () => new Date('2026-03-20T12:00:00Z'))
  const midnight = Date.UTC(2026, 2, 21)
  await changeSetting(database, 'promotion', { ...promotion, startsAt: '2026-03-20T18:00:00Z' })
  expect((await load()).freshUntil).toBe(Date.UTC(2026, 2, 20, 18))
  await changeSetting(database, 'promotion', { ...promotion, startsAt: '2020-01-01T00:00:00Z' })
  expect((await load()).freshUntil).toBe(midnight)
  await changeSetting(database, 'promotion', promotion)
  expect((await load()).freshUntil).toBe(midnight)
})

test('casks leave the home page six weeks after racking or after their best before, by the clock of the shop (CASK-01)', async () => {
  const shopClock = { now: new Date('2026-03-20T12:00:00Z') }
  const { load } = await openHome(
    async (database) => {
      const batches = {
        'Six weeks': ['2026-02-06', null],
        'Best today': ['2026-03-01', '2026-03-20'],
        Fresh: ['2026-03-19', '2026-04-20'],
      }
      for (const [name, [lastBatchDate, lastBatchBestBefore]] of Object.entries(batches)) {
        const beer = await buildBeer(database, { name, lastBatchDate, lastBatchBestBefore })
        await buildContainer(database, { beerId: beer.id, type: 'cask' })
      }
    },
    () => shopClock.now,
  )
  const casks = async () => (await load()).data.beers.casks?.map(({ name }) => name).toSorted()
  expect(await casks()).toEqual(['Best today', 'Fresh', 'Six weeks'])
  shopClock.now = new Date('2026-03-21T12:00:00Z')
  expect(await casks()).toEqual(['Fresh'])
  shopClock.now = new Date('2026-04-21T12:00:00Z')
  expect(await casks()).toEqual([])
})

test('a promotion begins by the clock of the shop (HOME-49)', async () => {
  const shopClock = { now: new Date('2998-12-31T23:59:00Z') }
  const { load, database } = await openHome(stock, () => shopClock.now)
  await changeSetting(database, 'promotion', { ...promotion, startsAt: '2999-01-01T00:00:00Z' })
  expect((await load()).data.promotion).toBeNull()
  shopClock.now = new Date('2999-01-01T00:00:00Z')
  expect((await load()).data.promotion?.breweryName).toBe('Tern')
})

test('an empty shop has a home page', async () => {
  const { load } = await openHome()
  const { data, head } = await load()
  expect(data.beers).toEqual({ latest: [], casks: [], kegs: [] })
  expect([data.heroes, data.groups, data.accessories, head.preloadImages]).toEqual([[], [], [], []])
})

test('a database that fails leaves a page with its usual flags, logged and never cached (API-34, ERR-25)', async () => {
  const { load, database, warnings } = await openHome(stock)
  await database.execute(sql`drop schema public cascade`)
  const { data, isPartial } = await load()
  expect(data.beers).toEqual({ latest: null, casks: null, kegs: null })
  expect([data.accessories, data.promotion, data.groups]).toEqual([null, null, []])
  expect(data.flags).toEqual(readHomeFlags({}))
  expect(warnings.length).toBeGreaterThan(3)
  expect(isPartial).toBe(true)
})

test('the demo settings fill the page: first picture fetched early, organization and search in JSON-LD', async () => {
  const { load } = await openHome(async (database) =>
    loadSettings(database, JSON.parse(await readFile('database/demo/settings.json', 'utf8'))),
  )
  const { data, head } = await load()
  expect(data.heroes.map(({ id }) => id)).toEqual(['one-pallet', 'fresh-casks', 'green-hops'])
  expect(head.preloadImages).toEqual(['/pictures/scene/dray-on-quay.svg'])
  expect(JSON.stringify(head.jsonLd)).toContain('"@type":"Organization"')
  expect(JSON.stringify(head.jsonLd)).toContain('https://dray.example/shop?q={search_term_string}')
  expect(JSON.stringify(head.jsonLd)).not.toMatch(/rating|review/i)
})

test('a picture on this machine is shown from the shop’s own host (CONST-23)', async () => {
  const { load, database } = await openHome()
  await changeSetting(database, 'heroes', [
    {
      id: 'one',
      category: null,
      title: 'One',
      message: null,
      showButton: false,
      buttonText: null,
      buttonLink: null,
      theme: 'dark',
      imageUrl: 'http://localhost:3000/media/one.jpg',
      imageWidth: null,
      imageHeight: null,
      position: 1,
      displaySeconds: null,
    },
  ])
  expect((await load()).data.heroes[0]?.imageUrl).toBe('https://dray.example/media/one.jpg')
})
