import { expect, test } from 'vitest'
import { buildShownBeer, unseenChanges } from '../../../tests/support/shops/beer-page-changes.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'

test('a beer’s page shows a new picture, accessory, review and stock at once, and hides what is hidden', async () => {
  let beerId = ''
  const { app, connection } = await openWholeShop(async ({ database }) => {
    beerId = await buildShownBeer(database)
  })
  const plain = `/beer/a/b/c/${beerId}`
  const answers = async () => {
    const url = (await app.inject(plain)).headers.location!
    return [(await app.inject({ url, headers: { accept: 'application/json' } })).body]
  }
  expect(await unseenChanges(connection.database, beerId, answers)).toEqual([])
})
