import { afterAll, expect, test } from 'vitest'
import { aPicture } from '../../../tests/support/builders/picture-files.ts'
import { openTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { bearer, openAccountShop } from '../../../tests/support/shops/account-shop.ts'
import { addStaff } from '../../../tests/support/shops/add-staff.ts'
import { multipart } from '../../../tests/support/shops/review-shop.ts'
import type { MediaStore } from '../../platform/media/media-store.ts'
import { sweepContentPictures } from './content-pictures.ts'

const connection = await openTestDatabase()
afterAll(() => connection.close())
const files = new Map<string, Uint8Array>()
const mediaStore: MediaStore = {
  put: async (name, bytes) => void files.set(name, bytes),
  read: async (name) => files.get(name) ?? null,
  remove: async (name) => void files.delete(name),
}
const shop = await openAccountShop({ connection, lasts: 'file', mediaStore })
const { database } = connection

async function asStaff(role: 'operations' | 'support') {
  const { client } = await shop.register()
  await addStaff(database, client.id, role)
  return async () => bearer(await shop.signIn(client.email))
}

test('staff upload a picture for a slide: the shop serves it, and removes it after a week without use (STAF-22)', async () => {
  const operations = await asStaff('operations')
  const upload = async (file: Uint8Array, who = operations) => {
    const { payload, contentType } = multipart(file)
    return shop.call('POST', '/api/admin/shop/pictures', payload, {
      ...(await who()),
      'content-type': contentType,
    })
  }
  const used = (await upload(await aPicture())).json()
  const unused = (await upload(await aPicture())).json()
  expect(used.address).toMatch(/^\/media\/kept\/[0-9a-f]{32}\.webp$/)
  expect([used.width, used.height].every((side) => side > 0)).toBe(true)
  const shown = async ({ address }: { address: string }) => (await shop.get(address)).statusCode
  expect([await shown(used), await shown(unused)]).toEqual([200, 200])
  expect((await upload(Buffer.from('no picture'))).json()).toMatchObject({ field: 'file' })
  expect((await upload(await aPicture(), await asStaff('support'))).statusCode).toBe(403)

  const strip = { enabled: true, text: `See ${used.address}`, link: null }
  const set = await shop.call(
    'PUT',
    '/api/admin/shop/notice-strip',
    { json: JSON.stringify(strip) },
    {
      ...(await operations()),
      'idempotency-key': 'a strip with a picture',
    },
  )
  expect(set.statusCode, set.body).toBe(200)
  const sweepAfter = (days: number) =>
    sweepContentPictures({
      database,
      mediaStore,
      clock: () => new Date(shop.now().getTime() + days * 86_400_000),
    })
  await sweepAfter(6)
  expect(await shown(unused)).toBe(200)
  await sweepAfter(8)
  expect([await shown(used), await shown(unused), files.size]).toEqual([200, 404, 1])
})
