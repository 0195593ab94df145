import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sendTwoBreweryOrder } from '../../../tests/support/builders/sent-order.ts'
import { openOrderShop } from '../../../tests/support/shops/order-shop.ts'
import { multipart } from '../../../tests/support/shops/review-shop.ts'
import { createFolderStore } from '../../platform/media/folder-store.ts'
import { sweepClaimPictures } from './claims/claim-pictures.ts'
import { claimPictures, orderClaims } from './claim-tables.ts'
import { orderEvents } from './order-event-tables.ts'
import { orders } from './order-tables.ts'
import { tidyOrders } from './own-orders.ts'

const mediaStore = createFolderStore(await mkdtemp(join(tmpdir(), 'dray-claims-')))
const shop = await openOrderShop({ lasts: 'file', mediaStore })
const { database } = shop
const create = { width: 40, height: 30, channels: 3, background: '#7a3b10' } as const
const photo = await sharp({ create }).png().toBuffer()
const words = 'One keg leaked, ring Maggie on 07700 900123.'

/** A delivered order with a claim, its picture, and a receiver, whose buyer may leave. */
async function claimedOrder() {
  const sent = await sendTwoBreweryOrder(shop)
  const { number, orderId, parts, buyer } = sent
  const handover = { poNumber: 'PO 7', receiverName: 'Maggie Tapster', receiverPhone: '07700 900123' }
  await database.update(orders).set({ handover }).where(eq(orders.id, orderId))
  const { payload, contentType } = multipart(photo)
  const headers = { 'content-type': contentType, ...buyer }
  const { id } = (await shop.call('POST', `/api/orders/${number}/claims/pictures`, payload, headers)).json()
  const body = {
    part: parts[0],
    kind: 'damaged',
    text: words,
    lines: [{ position: 0, units: 1 }],
    pictures: [id],
  }
  const keyed = { 'idempotency-key': crypto.randomUUID(), ...buyer }
  const [claim] = (await shop.post(`/api/orders/${number}/claims`, body, keyed)).json().claims
  const [picture] = await database.select().from(claimPictures).where(eq(claimPictures.id, id))
  return {
    decide: () =>
      database
        .update(orderClaims)
        .set({ decidedAt: shop.now().toISOString(), decision: 'refused' })
        .where(eq(orderClaims.id, claim.id)),
    /** As the version before left it. */
    leaveReceiver: () => database.update(orders).set({ handover }).where(eq(orders.id, orderId)),
    leave: async () =>
      (await shop.call('DELETE', '/api/account', { password: 'a firkin of mild', settlesLater: true }, buyer))
        .statusCode,
    picture: () => mediaStore.read(`${picture!.name}.webp`),
    stored: async () => ({
      order: (await database.select().from(orders).where(eq(orders.id, orderId)))[0]!,
      claim: (await database.select().from(orderClaims).where(eq(orderClaims.id, claim.id)))[0]!,
      notes: (await database.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).flatMap(
        ({ role, note }) => (role === 'buyer' && note !== null ? [note] : []),
      ),
    }),
  }
}

const dayLater = async () => {
  shop.wait(25 * 3600)
  await sweepClaimPictures({ database, mediaStore, clock: shop.now })
}

test('a client who leaves takes along the words and pictures of decided claims, and who receives (OPEN-25)', async () => {
  const { decide, leave, picture, stored } = await claimedOrder()
  expect((await stored()).notes).toEqual([words])
  await decide()
  expect(await leave()).toBe(204)
  const { order, claim, notes } = await stored()
  expect(order.handover).toEqual({ poNumber: 'PO 7' })
  expect([claim.text, notes]).toEqual(['The words were removed with the buyer’s account.', []])
  await dayLater()
  expect(await picture()).toBeNull()
})

test('a claim that waits is decided with its words and pictures, and then loses them (OPEN-25)', async () => {
  const { decide, leave, leaveReceiver, picture, stored } = await claimedOrder()
  expect(await leave()).toBe(204)
  await leaveReceiver()
  await dayLater()
  expect((await stored()).claim.text).toBe(words)
  expect(await picture()).not.toBeNull()
  await decide()
  await tidyOrders(database)
  await dayLater()
  expect((await stored()).claim.text).not.toBe(words)
  expect((await stored()).order.handover).toEqual({ poNumber: 'PO 7' })
  expect((await stored()).notes).toEqual([])
  expect(await picture()).toBeNull()
})

test('of an event its words alone can be taken away, and nothing else changes (LIFE-02)', async () => {
  const { number } = await sendTwoBreweryOrder(shop)
  const [order] = await database.select().from(orders).where(eq(orders.number, number))
  const refused = { cause: { message: 'Events of orders are only added.' } }
  const change = (set: object) =>
    database.update(orderEvents).set(set).where(eq(orderEvents.orderId, order!.id))
  await expect(change({ note: 'Something else.' })).rejects.toMatchObject(refused)
  await expect(change({ note: null, verb: 'cancel' })).rejects.toMatchObject(refused)
  await expect(database.delete(orderEvents).where(eq(orderEvents.orderId, order!.id))).rejects.toMatchObject(
    refused,
  )
  await change({ note: null })
})
