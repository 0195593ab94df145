import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { OwnBeer } from '../../../shared/api/beers-api.ts'
import { aHugePicture, aPicture } from '../../../tests/support/builders/picture-files.ts'
import { buildBeer, buildBrewery } from '../../../tests/support/builders/builders.ts'
import { addMember, addStaff } from '../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { multipart } from '../../../tests/support/shops/review-shop.ts'

const shop = await openOrderShop()
const { database } = shop
const keyed = <H extends object>(who: H) => ({ ...who, 'idempotency-key': randomUUID() })
const operations = await shop.buyer()
await addStaff(database, operations.clientId, 'operations')

/** A brewery with a beer, and one who brings pictures for it. */
async function seller() {
  const brewery = await buildBrewery(database)
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const who = await shop.buyer()
  await addMember(database, { clientId: who.clientId, breweryId: brewery.id, role: 'owner' })
  const root = `/api/sell/${brewery.slug}`
  const bring = (file: Uint8Array) => {
    const { payload, contentType } = multipart(file)
    return shop.call('POST', `${root}/beer-pictures`, payload, { ...who, 'content-type': contentType })
  }
  return {
    brewery,
    beer,
    bring,
    brought: async (shade: number) =>
      (await bring(await aPicture('png', { shade }))).json().address as string,
    own: (address: string) => shop.get(`${root}/beer-pictures/${nameOf(address)}`, who),
    ask: (words: object) => shop.post(`${root}/beers/${beer.id}`, words, keyed(who)),
    askPage: (words: object) => shop.post(`${root}/page`, words, keyed(who)),
    read: async () => (await shop.get(`${root}/beers/${beer.id}`, who)).json() as OwnBeer,
    page: async () => (await shop.get(`${root}/page`, who)).json(),
    gallery: async () =>
      (await shop.get(`/public/teams/${brewery.id}/beers/${beer.id}/gallery`)).json().gallery as {
        imageUrl: string
        caption: string
      }[],
  }
}
const nameOf = (address: string) => /([0-9a-f]{32})/.exec(address)![1]
const approve = (id: string) => shop.post(`/api/admin/catalogue/${id}/approve`, {}, keyed(operations))

test('a brought picture is encoded again and bounded, and only its brewery sees it before Dray has looked (SELL-27)', async () => {
  const [one, other] = [await seller(), await seller()]
  const answer = await one.bring(await aPicture('jpeg', { width: 6000, height: 400 }))
  expect(answer.statusCode).toBe(201)
  const { address } = answer.json()
  expect((await shop.get(address)).statusCode).toBe(404)
  expect((await other.own(address)).statusCode).toBe(404)
  const { width, format } = await sharp((await one.own(address)).rawPayload).metadata()
  expect([format, width! < 6000]).toEqual(['webp', true])
  for (const file of [Buffer.from('no picture'), aHugePicture(20_000)]) {
    const refused = await one.bring(file)
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'file'])
  }
})

test('further pictures of a beer wait with what is said of them, and are in the gallery once approved (SELL-27, STAF-20)', async () => {
  const { ask, read, gallery, brought } = await seller()
  const [first, second] = [await brought(1), await brought(2)]
  const wanted = [
    { address: first, caption: ' The mash tun ' },
    { address: second, caption: '' },
  ]
  expect((await ask({ gallery: wanted })).json().outcome).toBe('waits')
  expect(await gallery()).toHaveLength(1)
  expect((await shop.get(first)).statusCode).toBe(404)
  await approve((await read()).change!.id)
  const further = async () => (await gallery()).slice(1)
  await expect.poll(further, { timeout: 3000 }).toMatchObject([
    { imageUrl: first, caption: 'The mash tun' },
    { imageUrl: second, caption: '' },
  ])
  expect((await shop.get(first)).headers['content-type']).toBe('image/webp')
  expect((await read()).stands!.gallery).toEqual([{ ...wanted[0], caption: 'The mash tun' }, wanted[1]])
  await ask({ gallery: [wanted[1]] })
  await approve((await read()).change!.id)
  await expect.poll(further, { timeout: 3000 }).toMatchObject([{ imageUrl: second }])
  expect((await shop.get(first)).statusCode).toBe(404)
})

const picture = (address: string) => ({ address, caption: '' })

test('a gallery takes six pictures of its own brewery, each once (SELL-27)', async () => {
  const [one, other] = [await seller(), await seller()]
  const [own, foreign] = [await one.brought(3), await other.brought(4)]
  for (const gallery of [
    [picture(foreign)],
    [picture(own), picture(own)],
    [{ address: own, caption: 'two\nlines' }],
    [picture('https://elsewhere.example/a.webp')],
  ]) {
    const refused = await one.ask({ gallery })
    expect([refused.statusCode, refused.json().field]).toEqual([400, 'gallery'])
  }
  const seven = Array.from({ length: 7 }, (_, at) => picture(`${own}${at}`))
  expect((await one.ask({ gallery: seven })).statusCode).toBe(400)
})

test('a logo is served and shown once Dray has approved the change of the page (STAF-20)', async () => {
  const { brewery, brought, askPage, page } = await seller()
  const logo = await brought(5)
  await askPage({ logo })
  expect((await shop.get(logo)).statusCode).toBe(404)
  await approve((await page()).change.id)
  expect((await shop.get(logo)).statusCode).toBe(200)
  await expect
    .poll(async () => (await shop.get(`/brewery/${brewery.slug}`)).body, { timeout: 1000 })
    .toContain(logo)
})
