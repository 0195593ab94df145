import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sendTwoBreweryOrder } from '../../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { multipart } from '../../../../tests/support/shops/review-shop.ts'

const shop = await openOrderShop()
type Headers = Record<string, string>
const create = { width: 40, height: 30, channels: 3, background: '#7a3b10' } as const
const photo = await sharp({ create }).png().toBuffer()

/** A delivered order, whose buyer brings pictures and claims about a keg. */
async function photographedOrder() {
  const sent = await sendTwoBreweryOrder(shop)
  const { number, parts, buyer } = sent
  const bring = (file: Uint8Array, who: Headers = buyer) => {
    const { payload, contentType } = multipart(file)
    return shop.call('POST', `/api/orders/${number}/claims/pictures`, payload, {
      'content-type': contentType,
      ...who,
    })
  }
  return {
    ...sent,
    bring,
    brought: async (count: number): Promise<string[]> => {
      const ids = []
      for (let at = 0; at < count; at += 1) ids.push((await bring(photo)).json().id)
      return ids
    },
    claim: (pictures: string[], units = 1) => {
      const lines = [{ position: 0, units }]
      const body = { part: parts[0], kind: 'damaged', text: 'One keg leaked all over.', lines, pictures }
      return shop.post(`/api/orders/${number}/claims`, body, {
        'idempotency-key': crypto.randomUUID(),
        ...buyer,
      })
    },
  }
}

test('four pictures go with a claim, a fifth is refused and none is used twice (CLAIM-01)', async () => {
  const { brought, claim } = await photographedOrder()
  const ids = await brought(5)
  expect((await claim(ids)).statusCode).toBe(400)
  const [opened] = (await claim(ids.slice(0, 4))).json().claims
  expect(opened.pictures.map(({ id }: { id: string }) => id).toSorted()).toEqual(ids.slice(0, 4).toSorted())
  expect((await claim(ids.slice(3, 4))).json()).toMatchObject({ code: 'bad_field', field: 'pictures' })
  expect((await claim(ids.slice(4))).statusCode).toBe(200)
})

test('6 MB, what is not a picture and another’s order are refused (CLAIM-01)', async () => {
  const { bring } = await photographedOrder()
  expect((await bring(photo)).json()).toMatchObject({ width: 40, height: 30 })
  expect((await bring(Buffer.concat([photo, Buffer.alloc(6 * 1024 * 1024)]))).statusCode).toBe(400)
  expect((await bring(Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(400)
  expect((await bring(photo, await shop.buyer())).statusCode).toBe(404)
})

test('a picture is shown to its buyer, the brewery and staff, and to no one else (CLAIM-01)', async () => {
  const { brought, claim, number, one, two, buyer, member, staff } = await photographedOrder()
  const [picture] = await brought(1)
  const { id } = (await claim([picture!])).json().claims[0]
  const tail = `claims/${id}/pictures/${picture}`
  const seen = async (path: string, who: Headers) => (await shop.get(`${path}/${tail}`, who)).statusCode
  const shown = await shop.get(`/api/orders/${number}/${tail}`, buyer)
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 })
  const cellar = await member('cellar')
  expect(await seen(`/api/sell/${one.brewery.slug}`, cellar)).toBe(200)
  expect(await seen('/api/admin', await staff('support'))).toBe(200)
  expect(await seen(`/api/sell/${two.brewery.slug}`, cellar)).toBe(404)
  expect(await seen(`/api/orders/${number}`, await shop.buyer())).toBe(404)
  expect(await seen('/api/admin', buyer)).toBe(404)
})
