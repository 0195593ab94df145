import { randomUUID } from 'node:crypto'
import type { GroupRun } from '../../../shared/api/group-runs-api.ts'
import type { StepPreview } from '../../../shared/api/step-preview-api.ts'
import { bearer } from '../shops/account-shop.ts'
import { addOrganiser } from '../shops/add-staff.ts'
import type { openOrderShop } from '../shops/order-shop.ts'
import { buildRunShop } from './run-order.ts'

type Shop = Awaited<ReturnType<typeof openOrderShop>>

/** A group with runs, and an organiser who reads and works the first of them. */
export async function organisedRun(shop: Shop, wanted: Parameters<typeof buildRunShop>[1] = {}) {
  const group = await buildRunShop(shop, wanted)
  const { client } = await shop.register()
  await addOrganiser(shop.database, client.id, group.group.id)
  // Days pass in which a session ends: each call signs in again.
  const headers = async () => bearer(await shop.signIn(client.email))
  const path = `/api/sell/group/${group.group.slug}/runs/${group.runs[0]!.id}`
  const send = async (verb: string, body: object = {}, query = '', key: string = randomUUID()) =>
    shop.post(`${path}/${verb}${query}`, body, { ...(await headers()), 'idempotency-key': key })
  return {
    ...group,
    run: group.runs[0]!,
    path,
    headers,
    send,
    read: async () => (await shop.get(path, await headers())).json() as GroupRun,
    preview: async (verb: string, body: object = {}) =>
      (await send(verb, body, '?dryRun=true')).json() as StepPreview,
    /** Orders of so many kegs of each brewery, confirmed by all of them. */
    confirmed: async (...quantities: number[]) => {
      const orders = []
      for (const quantity of quantities) {
        const order = await group.order(quantity)
        for (const { slug } of group.breweries) await shop.operate('orders', 'accept', order.number, slug)
        orders.push(order)
      }
      return orders
    },
    /** Packs the parts of an order and ticks them, all but what is named. */
    bring: async (number: string, but: { slug?: string } = {}) => {
      for (const { slug } of group.breweries) {
        await shop.operate('orders', 'pack', number, slug)
        if (slug !== but.slug) await group.work('tick', group.runs[0]!, number, slug)
      }
    },
  }
}
