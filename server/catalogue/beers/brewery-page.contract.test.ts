import { expect, test } from 'vitest'
import type { BreweryHead } from '../../../shared/catalogue/brewery-head.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { publicUrl, shareLoaders } from '../../../tests/support/shops/page-loaders.ts'
import type { Database } from '../../platform/database/database.ts'
import { breweryPagePaths, loadBreweryPage } from './brewery-page.ts'

const shop = shareLoaders([{ paths: breweryPagePaths, load: loadBreweryPage }], stock)

async function stock(database: Database): Promise<void> {
  const aire = await buildBrewery(database, {
    slug: 'aire',
    name: 'Aire Brewery',
    description: 'Ten barrels beside the river.',
    publicTitle: 'Cask from the Aire',
    email: 'orders@aire.example',
    telephone: '0113 496 0100',
    website: 'https://www.aire.example/beer',
    socialLinks: { instagram: 'https://instagram.com/aire', facebook: 'javascript:alert(1)' },
    awrsUrn: 'XVAW00000104113',
    awrsVerified: true,
    hasOffLicenceShipping: false,
    offLicenceApproved: true,
    soldByDisclaimer: 'Sold by Aire Brewery.',
  })
  await buildBrewery(database, {
    slug: 'bare',
    name: 'Bare',
    email: null,
    town: '',
    country: '',
    hasOffLicenceShipping: true,
  })
  const weir = await buildBeer(database, { breweryId: aire.id, name: 'Weir' })
  await buildContainer(database, { beerId: weir.id })
  await buildContainer(database, {})
}

async function breweryOf(url: string): Promise<BreweryHead> {
  const { head } = (await shop.page(url)).data
  if (head.kind !== 'brewery') throw new Error(`${url} has the head of a ${head.kind}`)
  return head.brewery
}

test('a brewery page lists the beers of that brewery only, with filters, at its own address (BRW-01, BRW-02)', async () => {
  const { listing, title } = (await shop.page('/brewery/aire')).data
  expect(title).toBe('Aire Brewery, Leeds')
  expect(listing.beers.map(({ name }) => name)).toEqual(['Weir'])
  expect(listing.path).toBe('/brewery/aire')
  expect(Object.keys(listing.facets)).toEqual(expect.arrayContaining(['style', 'container', 'abv']))
  expect((await shop.page('/brewery/aire?style=ipa')).data.listing.total).toBe(0)
})

test('to BRW-08 the head has logo, name, words, contact, social links and licences (BRW-03)', async () => {
  expect(await breweryOf('/brewery/aire')).toMatchObject({
    logoUrl: expect.stringMatching(/^\/pictures\/brewery\//),
    name: 'Aire Brewery',
    title: 'Cask from the Aire',
    description: 'Ten barrels beside the river.',
    email: 'orders@aire.example',
    telephone: '0113 496 0100',
    website: { label: 'aire.example', href: 'https://www.aire.example/beer' },
    socialLinks: [{ network: 'instagram', label: 'Instagram', href: 'https://instagram.com/aire' }],
    isOffLicenceApproved: true,
    awrs: { kind: 'verified', urn: 'XVAW00000104113' },
    soldByDisclaimer: 'Sold by Aire Brewery.',
  })
})

test('a brewery without details shows none, and no off-licence badge for shipping alone (C-70)', async () => {
  expect(await breweryOf('/brewery/bare')).toMatchObject({
    email: null,
    telephone: null,
    website: null,
    socialLinks: [],
    isOffLicenceApproved: false,
    awrs: { kind: 'none', urn: null },
  })
  expect((await shop.page('/brewery/bare')).head.description).toBe(
    'Trade beer from Bare: casks, kegs and cans.',
  )
})

test('a slug in another case redirects to the brewery’s address and retains the filters', async () => {
  expect(await shop.load('/brewery/AIRE?style=stout')).toEqual({
    kind: 'redirect',
    to: '/brewery/aire?style=stout',
  })
})

test('an unknown brewery is not found (OPEN-65)', async () => {
  expect(await shop.load('/brewery/nobody')).toEqual({ kind: 'not-found' })
})

test('search engines get the brewery, and only its plain list', async () => {
  const { head } = await shop.page('/brewery/aire')
  expect(head).toMatchObject({ canonicalPath: '/brewery/aire', indexed: true })
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Brewery',
    url: `${publicUrl}/brewery/aire`,
    sameAs: ['https://www.aire.example/beer', 'https://instagram.com/aire'],
  })
  expect((await shop.page('/brewery/aire?orderby=name')).head.indexed).toBe(false)
})
