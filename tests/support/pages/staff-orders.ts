import type { Browser, Page } from '@playwright/test'
import type { SignedIn } from '../../../shared/api/accounts-api.ts'
import type { Order } from '../../../shared/api/orders-api.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { runningShop } from '../shops/start-shop-process.ts'
import { answerWelcomeGate } from './answer-welcome-gate.ts'
import { awaitEveryPage } from './await-running.ts'
import { type Buyer, callShop, newBuyer } from './buyer.ts'
import { storeSession } from './sessions.ts'
import { signInElsewhere } from './signed-in.ts'

/** A page of another person's own browser. */
export async function pageOf(browser: Browser, shop: string, session: SignedIn): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop })
  awaitEveryPage(context)
  await context.addInitScript(answerWelcomeGate)
  const page = await context.newPage()
  await storeSession(page, session)
  return page
}

/** One of Dray's staff is signed in on this page. */
export async function signInAs(page: Page, shop: string, who: DemoStaff): Promise<void> {
  await storeSession(page, await signInElsewhere(shop, `${who}@dray.example`, staffSecrets[who]))
}

/** A call that writes, with a key of its own. */
export async function keyedCall(
  shop: string,
  path: string,
  body: object,
  client: SignedIn,
): Promise<unknown> {
  const answer = await fetch(shop + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${client.token.accessToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

export type PaidOrder = { number: string; parts: string[]; buyer: Buyer }
type OrderInput = {
  words?: string
  quantity?: number
  groupSlug?: string
  contact?: Partial<typeof checkoutContact>
}

/** A new buyer's order of firkins of the demo brewery, paid by card; a group's goes on a pallet. */
export async function paidOrder(shop: string, input: OrderInput = {}): Promise<PaidOrder> {
  const { words = 'Towpath Bitter firkin', quantity = 2, groupSlug, contact } = input
  const inGroup = groupSlug === undefined ? {} : { groupSlug }
  const buyer = await newBuyer(runningShop(shop), [{ words, quantity, ...inGroup }])
  const { groups } = (await callShop(shop, '/public/groups')) as { groups: { id: string; slug: string }[] }
  const group = groups.find(({ slug }) => slug === groupSlug)
  const body = {
    contact: { ...checkoutContact, email: buyer.email, ...contact },
    payment: 'card',
    ...(group && { groupId: group.id }),
  }
  const { number, consignments } = (await keyedCall(shop, '/api/orders', body, buyer)) as Order
  await callShop(shop, `/api/orders/${number}/payment`, { token: sandboxTokens.success }, buyer)
  return { number, parts: consignments.map(({ id }) => id), buyer }
}

/** Orders what is in the buyer's basket, and pays by card. */
export async function orderBasket(shop: string, buyer: Buyer, isPaid = true): Promise<Order> {
  const contact = { ...checkoutContact, email: buyer.email }
  const placed = (await keyedCall(shop, '/api/orders', { contact, payment: 'card' }, buyer)) as Order
  if (!isPaid) return placed
  const token = { token: sandboxTokens.success }
  return (await callShop(shop, `/api/orders/${placed.number}/payment`, token, buyer)) as Order
}

/** The demo brewery sends it and the pub takes it in. */
export async function deliverOrder(shop: string, { parts }: PaidOrder): Promise<void> {
  const brewer = await signInElsewhere(shop, 'brewer@dray.example', 'mash in at seven')
  const step = (verb: string, body: object = {}) =>
    keyedCall(shop, `/api/sell/learmonth-basin/orders/${parts[0]!}/${verb}`, body, brewer)
  await step('accept')
  await step('dispatch')
  await step('deliver', { receivedBy: 'Morag Bell' })
}

/** Dray's staff of the demo shop, who sign in at `<name>@dray.example`. */
export const staffSecrets = {
  support: 'kind on the phone',
  operations: 'pallets by three',
  finance: 'every penny told',
  admin: 'keys to the cellar',
} as const

export type DemoStaff = keyof typeof staffSecrets
