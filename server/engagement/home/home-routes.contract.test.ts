import { readFile } from 'node:fs/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import {
  buildBeer,
  buildBrewery,
  buildContainer,
  buildGroup,
} from '../../../tests/support/builders/builders.ts'
import { uncachedBeers, uncachedReads } from '../../../tests/support/shops/public-api.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { createSearchIndex } from '../../catalogue/beers/search-index/search-index.ts'
import { followChanges } from '../../platform/database/change-events.ts'
import type { App } from '../../platform/http/app-type.ts'
import { answerErrors } from '../../platform/http/error-replies.ts'
import { readRatings } from '../reviews/read-ratings.ts'
import { reviews } from '../reviews/review-tables.ts'
import { loadSettings } from '../../platform/settings/load-settings.ts'
import { homeRoutes } from './home-routes.ts'

const noPages = () => Promise.reject(new Error('A call never answers with a page'))

async function openHomeApi() {
  const connection = await useTestDatabase()
  const { database } = connection
  const app = Fastify() as unknown as App
  const wynd = await buildBrewery(database, { slug: 'quilts-wynd', name: 'Quilts Wynd' })
  const beer = await buildBeer(database, { breweryId: wynd.id })
  await buildContainer(database, { beerId: beer.id, priceMinor: 9000 })
  await buildContainer(database, { beerId: beer.id, priceMinor: 4000 })
  await buildGroup(database, { slug: 'yorkshire-broad-acres', breweryIds: [wynd.id] })
  await buildGroup(database, { slug: 'forth-crossing' })
  const searchIndex = await createSearchIndex({
    database,
    changes: await followChanges(connection),
    logger: app.log,
  })
  onTestFinished(() => searchIndex.close())
  answerErrors(app, { notFound: noPages, failure: noPages })
  await app.register(homeRoutes, {
    database,
    beers: uncachedBeers(database),
    searchIndex,
    reads: uncachedReads(),
    clock: () => new Date(),
  })
  const useDemoSettings = async () =>
    loadSettings(database, JSON.parse(await readFile('database/demo/settings.json', 'utf8')))
  return { app, database, beerId: beer.id, useDemoSettings }
}

test('heroes answer every field, by position (API-32, ENT-18)', async () => {
  const { app, useDemoSettings } = await openHomeApi()
  expect((await app.inject('/public/hero')).json()).toEqual({ heroes: [] })
  await useDemoSettings()
  const { heroes } = (await app.inject('/public/hero')).json()
  expect(heroes.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3])
  for (const hero of heroes) {
    expect(Object.keys(hero)).toEqual([
      'id',
      'category',
      'title',
      'message',
      'showButton',
      'buttonText',
      'buttonLink',
      'theme',
      'imageUrl',
      'imageWidth',
      'imageHeight',
      'position',
      'displaySeconds',
    ])
  }
})

test('the promotion answers its team with beers, and 404 when there is none (API-33, API-34, ENT-19, ENT-20)', async () => {
  const { app, useDemoSettings } = await openHomeApi()
  expect((await app.inject('/public/homepage/team-promotion')).statusCode).toBe(404)
  await useDemoSettings()
  const { team } = (await app.inject('/public/homepage/team-promotion')).json()
  expect(Object.keys(team)).toEqual([
    'id',
    'name',
    'slug',
    'logoUrl',
    'imageUrl',
    'imageTitle',
    'imageDescription',
    'mainTitle',
    'mainDescription',
    'textNeedsBackground',
    'textBackground',
    'textColor',
    'startsAt',
    'isFallback',
    'beers',
  ])
  expect([team.slug, team.textBackground, team.textColor]).toEqual(['quilts-wynd', 'darkdeep', 'white'])
  expect(team.beers).toHaveLength(1)
  expect(team.beers[0]).toMatchObject({ priceMinor: 4000, customerRating: null })
})

test('a promoted beer has the rating that approved reviews give it, and no other (ENT-20, S-01)', async () => {
  const { app, database, beerId, useDemoSettings } = await openHomeApi()
  await useDemoSettings()
  const now = new Date('2026-03-01T12:00:00Z')
  const review = (rating: number | null, state: 'approved' | 'pending') => ({
    beerId,
    rating,
    state,
    body: 'Sold by Friday.',
    verdict: 'approved' as const,
    createdAt: now,
    updatedAt: now,
  })
  await database
    .insert(reviews)
    .values([review(5, 'approved'), review(4, 'approved'), review(null, 'approved'), review(1, 'pending')])
  const { team } = (await app.inject('/public/homepage/team-promotion')).json()
  expect(team.beers[0]).toMatchObject({ priceMinor: 4000, customerRating: 4.5 })
  expect(await readRatings(database, [beerId])).toEqual(
    new Map([[beerId, { reviews: 3, averageRating: 4.5 }]]),
  )
})

test('the home page’s settings answer services, social links and featured groups (API-38, ENT-28, ENT-30, ENT-31)', async () => {
  const { app, useDemoSettings } = await openHomeApi()
  await useDemoSettings()
  const { services, socialLinks, featuredGroups } = (await app.inject('/public/homepage/settings')).json()
  expect(Object.keys(services[0])).toEqual(['id', 'title', 'description', 'iconKey', 'linkUrl', 'position'])
  expect(Object.keys(socialLinks[0])).toEqual(['id', 'label', 'iconClass', 'url', 'position'])
  expect(Object.keys(featuredGroups[0])).toEqual([
    'id',
    'position',
    'team',
    'group',
    'groupTeams',
    'groupTeamCount',
  ])
  expect(featuredGroups.map((entry: { group: { slug: string } }) => entry.group.slug)).toEqual([
    'yorkshire-broad-acres',
    'forth-crossing',
  ])
  const [entry] = featuredGroups
  expect(Object.keys(entry.group)).toEqual(['name', 'slug', 'imageUrl'])
  expect([entry.team.slug, entry.groupTeams.length, entry.groupTeamCount]).toEqual(['quilts-wynd', 1, 1])
})
