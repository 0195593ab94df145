import { expect, test } from 'vitest'
import { writeClientTypes } from '../tools/write-client-types.ts'
import { openWholeShop } from './support/shops/whole-shop.ts'

const { app } = await openWholeShop(undefined, { lasts: 'file' })

test.each(['buyer', 'seller'])(
  'the stored document of the %s and the client’s types are those of now; npm run client:generate writes them (PLAT-05)',
  async (side) => {
    const document = (await app.inject(`/docs/api/${side}.json`)).json()
    const text = `${JSON.stringify(document, null, 1)}\n`
    await expect(text).toMatchFileSnapshot(`../clients/openapi/${side}.json`)
    await expect(writeClientTypes(document)).toMatchFileSnapshot(`../clients/typescript/${side}-types.ts`)
  },
)
