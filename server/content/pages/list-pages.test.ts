import { expect, test } from 'vitest'
import type { FacetValue } from '../../../shared/api/catalogue-api.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import type { Connection } from '../../platform/database/database.ts'

const substyles = {
  ipa: 'west-coast-ipa',
  'pale-ale': 'golden-ale',
  lager: 'helles',
  stout: 'porter',
  sour: 'gose',
  saison: 'classic-saison',
  seasonal: 'winter-warmer',
}

/** A beer of each style, of rising strength; the stout is in cask only, the lager in keg only. */
async function stylesInStock({ database }: Connection): Promise<void> {
  const brewery = await buildBrewery(database)
  for (const [at, [style, substyle]] of Object.entries(substyles).entries()) {
    const beer = await buildBeer(database, {
      breweryId: brewery.id,
      name: `The ${style}`,
      style: substyle,
      targetAbv: at + 1,
      releasedAt: `2026-01-0${at + 1}T00:00:00Z`,
    })
    const type = style === 'stout' ? 'cask' : style === 'lager' ? 'keg' : 'smallpack'
    await buildContainer(database, { beerId: beer.id, type, availableUnits: 5 })
  }
}

test('to SHOP-13 and SHOP-25: releases and filters list the beers they name (SHOP-03)', async () => {
  const { app } = await openWholeShop(stylesInStock)
  const names = async (url: string): Promise<string[]> => {
    const { data } = (await app.inject({ url, headers: { accept: 'application/json' } })).json()
    return data.listing.beers.map((beer: { name: string }) => beer.name)
  }
  const everything = Object.keys(substyles).map((style) => `The ${style}`)
  expect(await names('/releases/latest'), 'SHOP-03').toEqual(everything.toReversed())
  expect(await names('/releases/cask-latest'), 'SHOP-04').toEqual(['The stout'])
  expect(await names('/releases/keg-latest'), 'SHOP-05').toEqual(['The lager'])
  expect(await names('/shop?style=ipa'), 'SHOP-06 SHOP-07').toEqual(['The ipa'])
  expect(await names('/shop?style=pale-ale'), 'SHOP-08').toEqual(['The pale-ale'])
  expect(await names('/shop?style=lager'), 'SHOP-09').toEqual(['The lager'])
  expect(await names('/shop?style=stout'), 'SHOP-10').toEqual(['The stout'])
  expect(await names('/shop?style=sour'), 'SHOP-11').toEqual(['The sour'])
  expect(await names('/shop?style=saison'), 'SHOP-12').toEqual(['The saison'])
  expect(await names('/shop?style=seasonal'), 'SHOP-13').toEqual(['The seasonal'])
  expect(await names('/shop?abv=4.3-5.5'), 'SHOP-25').toEqual(['The sour'])
  expect((await app.inject('/shop?style=ipa')).body).toContain('Remove IPA')
})

test('each list has its own figures beside its filters, which are rendered once for all lists', async () => {
  const { app } = await openWholeShop(stylesInStock)
  const seen = new Set<string>()
  for (const url of ['/shop', '/releases/cask-latest', '/shop?style=ipa&style=lager', '/shop?style=ipa']) {
    const { body } = await app.inject(url)
    const page = await app.inject({ url, headers: { accept: 'application/json' } })
    const { facets } = page.json().data.listing
    const figures = [
      ...body.matchAll(/name="(style|abv)"[^>]* value="([^"]+)"[^>]*>[^<]*<small[^>]*>(\d+)</g),
    ]
    const shown = figures.map(([, name, value, count]) => ({ name, value, count: Number(count) }))
    const meant = ['style', 'abv'].flatMap((name) =>
      facets[name].map(({ value, count }: FacetValue) => ({ name, value, count })),
    )
    expect(shown).toEqual(meant)
    expect(body).not.toContain('\0')
    seen.add(JSON.stringify(shown))
  }
  expect(seen.size).toBeGreaterThan(2)
})
