import { expect, test } from 'vitest'
import { writeClientTypes } from '../tools/write-client-types.ts'
import { openWholeShop } from './support/shops/whole-shop.ts'

const { app } = await openWholeShop(undefined, { lasts: 'file' })

test.each(['buyer', 'seller'])(
  'the client’s types of the %s are those of the document now; npm run client:generate writes them (PLAT-05)',
  async (side) => {
    const document = (await app.inject(`/docs/api/${side}.json`)).json()
    await expect(writeClientTypes(document)).toMatchFileSnapshot(`../clients/typescript/${side}-types.ts`)
  },
)
