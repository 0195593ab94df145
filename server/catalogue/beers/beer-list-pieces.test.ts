import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { BeerList } from '../../../shared/api/catalogue-api.ts'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

const url = '/public/beers/latest?facets=style,container,abv,filter,region,town'

test('a list of beers says what its schema says, field by field (API-04, ENT-01, ENT-02)', async () => {
  const { app } = await openWholeShop(async ({ database }) => {
    const brewery = await buildBrewery(database, { name: 'Quilts </script> Wynd', showPrices: false })
    const beer = await buildBeer(database, { breweryId: brewery.id, description: 'Dry “and” dark\u2028' })
    await buildContainer(database, { beerId: beer.id })
    await buildBeer(database, { targetAbv: null, colorHex: null })
  })
  const { body } = await app.inject(url)
  const bySchema = Fastify()
  bySchema.get('/', { schema: { response: { 200: BeerList } } }, () => JSON.parse(body))
  expect(JSON.parse(body)).toEqual((await bySchema.inject('/')).json())
})
