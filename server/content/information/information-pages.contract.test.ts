import { expect, test } from 'vitest'
import { faqWords } from '../../../shared/information/texts/faq-words.ts'
import { readTopics } from '../../../shared/information/text-markup.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { storePlatformRate } from '../../finance/payments/fee-rates.ts'
import { changeSetting } from '../../platform/settings/change-setting.ts'
import { loadCollectionLocations } from './collection-locations-page.ts'
import { loadGroupDeliveries } from './group-deliveries-page.ts'
import { loadKegKong } from './keg-kong-page.ts'
import { loadRetailPlaceholder } from './retail-page.ts'
import { loadShippingFaq } from './shipping-faq-page.ts'
import { loadForBrewers, loadForShops } from './trade-pages.ts'

const publicUrl = 'https://shop.example'
const request = (path: string, query = '') => ({
  path,
  params: {},
  query: new URLSearchParams(query),
  publicUrl,
})

test('collection locations are there while the setting is on, and 404 while it is off (STAT-06)', async () => {
  const { database } = await useTestDatabase()
  const switches = { newsletterEnabled: false } as const
  const load = () => loadCollectionLocations({ database }, request('/collection-locations'))
  await changeSetting(database, 'footer', { ...switches, collectionPointsEnabled: false })
  expect(await load()).toEqual({ kind: 'not-found' })
  await changeSetting(database, 'footer', { ...switches, collectionPointsEnabled: true })
  expect(await load()).toMatchObject({
    kind: 'page',
    data: { title: 'Collection locations' },
    head: { canonicalPath: '/collection-locations', indexed: true },
  })
})

test.each([
  ['brewers', 'For brewers', loadForBrewers],
  ['shops', 'For shops', loadForShops],
] as const)(
  'the page for %s is 404 until its menu entry is switched on (C-19, OPEN-03)',
  async (item, title, load) => {
    const { database } = await useTestDatabase()
    expect(await load({ database }, request(`/for-${item}`))).toEqual({ kind: 'not-found' })
    await changeSetting(database, 'navigation', [{ section: 'menu.top', item, enabled: true }])
    expect(await load({ database }, request(`/for-${item}`))).toMatchObject({
      kind: 'page',
      data: { title },
      head: { canonicalPath: `/for-${item}`, indexed: true },
    })
  },
)

test('the page for brewers names the platform’s fee and the days to a payout (OPEN-03)', async () => {
  const { database } = await useTestDatabase()
  await changeSetting(database, 'navigation', [{ section: 'menu.top', item: 'brewers', enabled: true }])
  await changeSetting(database, 'payouts.delay-days', 2)
  await storePlatformRate(database, 500, new Date('2026-01-01T00:00:00Z'))
  expect(await loadForBrewers({ database }, request('/for-brewers'))).toMatchObject({
    data: { feeRate: 500, payoutDelayDays: 2 },
  })
})

test.each([
  ['', 'venues', '/group-deliveries'],
  ['audience=venues', 'venues', '/group-deliveries'],
  ['audience=breweries', 'breweries', '/group-deliveries?audience=breweries'],
  ['audience=constructor', 'venues', '/group-deliveries'],
])('the address ?%s speaks to %s (STAT-01, STAT-13, STAT-14)', async (query, audience, canonicalPath) => {
  expect(await loadGroupDeliveries({}, request('/group-deliveries', query))).toMatchObject({
    kind: 'page',
    data: { audience },
    head: { canonicalPath, indexed: true },
  })
})

test('the shipping FAQ gives search engines all thirteen questions, without link marks (STAT-03, STAT-28)', async () => {
  const { database } = await useTestDatabase()
  const result = await loadShippingFaq({ database }, request('/shipping-faq'))
  if (result.kind !== 'page') throw new Error('There is no page')
  const [trail, faq] = result.head.jsonLd as [{ '@type': string }, { '@type': string; mainEntity: object[] }]
  expect(trail['@type']).toBe('BreadcrumbList')
  expect(faq['@type']).toBe('FAQPage')
  expect(faq.mainEntity).toHaveLength(13)
  expect(JSON.stringify(faq)).not.toContain('](')
  const ids = readTopics(faqWords.text).flatMap((topic) => topic.questions.map((question) => question.id))
  expect(new Set(ids).size).toBe(13)
})

test.each([
  ['STAT-09 retail placeholder', loadRetailPlaceholder, 'Retail experience coming soon', '/retail'],
])('%s: title, canonical address, description and trail', async (_name, load, title, path) => {
  const result = await load({}, request(path))
  expect(result).toMatchObject({ data: { title }, head: { canonicalPath: path, indexed: true } })
  if (result.kind !== 'page') throw new Error('There is no page')
  expect(result.head.description.length).toBeLessThanOrEqual(160)
  expect(result.head.jsonLd).toMatchObject([
    { itemListElement: [{ item: `${publicUrl}/` }, { name: title, item: publicUrl + path }] },
  ])
})

test('Keg Kong has a readable address for every requested game (KONG-01, OPEN-28)', async () => {
  expect(await loadKegKong({}, request('/keg-kong', 'game=42'))).toMatchObject({
    kind: 'page',
    data: { title: 'Keg Kong' },
    head: { canonicalPath: '/keg-kong', indexed: true },
  })
})
