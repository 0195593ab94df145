import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import {
  clientPasskeys,
  clientSecondFactors,
} from '../../../server/identity/accounts/second-factor-tables.ts'
import { containerCharges } from '../../../server/trading/empties/charge-tables.ts'
import { commandFor } from '../../../server/backoffice/operate/find-command.ts'
import { orders } from '../../../server/trading/orders/order-tables.ts'
import { disputes, payments } from '../../../server/finance/payments/payment-tables.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { aPicture } from '../builders/picture-files.ts'
import { bearer, tokenOf } from '../shops/account-shop.ts'
import { operatorContext } from '../shops/operator-context.ts'
import { multipart } from '../shops/review-shop.ts'
import type { AccessKind } from './access-accounts.ts'
import { type AccessWorld, askerOf, deliver } from './access-asker.ts'
import type { AccessOwner, AccessStock } from './access-owner.ts'
import { openMoneyThings } from './money-things.ts'
import { openWorkersThings } from './workers-things.ts'

/** What is in the addresses of requests. */
export type Ids = AccessOwner['ids'] & AccessStock & Awaited<ReturnType<typeof openThings>>

/**
 * Something of every kind that has an id in an address: of the owner at the brewery and in the group of the stock, and
 * of these two themselves.
 */
export async function openThings(world: AccessWorld) {
  const { shop, owner, stock } = world
  const ask = askerOf(shop, world.accounts)
  const open = await ask('owner', 'GET', `/api/orders/${owner.ids.number}`)
  const delivered = await deliveredOrder(world)
  const onRun = await orderOnRun(world)
  const claim = await claimOf(world, delivered)
  const standing = await standingOrderOf(world)
  const empties = await countsOf(world)
  const money = await openMoneyThings(world, delivered)
  const webhook = `/api/account/webhooks/${owner.ids.webhookId}`
  await ask('owner', 'POST', `${webhook}/test`)
  const { rows: deliveries } = await ask('owner', 'GET', `${webhook}/deliveries`)
  // The orders have taken the basket along.
  const member = await memberOf(world)
  const line = { variantId: stock.ordered.storefrontVariantId, quantity: 2 }
  await ask('owner', 'POST', '/api/cart/items', line)
  const { items } = await ask('owner', 'GET', '/api/cart')
  const { organisers } = await ask('admin', 'GET', `/api/admin/groups/${stock.group.slug}`)
  return {
    organiser: String(organisers[0].id),
    part: String(open.consignments[0].id),
    deliveredNumber: delivered.number,
    deliveredPart: delivered.part,
    ...onRun,
    ...claim,
    ...standing,
    ...empties,
    cartItemId: String(items[0].cartItemId),
    ownDelivery: String(deliveries[0].id),
    passkey: await passkeyOf(world),
    ...member,
    dispute: await disputeOf(world),
    returnable: stock.container.storefrontVariantId!,
    ...(await openWorkersThings(world)),
    ...money,
  }
}

/** Places and pays an order of the owner; answers its number and its first part. */
async function paidOrder({ shop, accounts }: AccessWorld, line: object, order: object = {}) {
  const ask = askerOf(shop, accounts)
  await ask('owner', 'POST', '/api/cart/items', line)
  const placed = await ask('owner', 'POST', '/api/orders', {
    contact: { ...checkoutContact, streetaddress: '77 Quillfeather Row', towncity: 'Quillborough' },
    payment: 'card',
    ...order,
  })
  await ask('owner', 'POST', `/api/orders/${placed.number}/payment`, { token: sandboxTokens.success })
  return { number: String(placed.number), part: String(placed.consignments[0].id) }
}

/** Twelve kegs at the owner's pub. */
async function deliveredOrder(world: AccessWorld) {
  const order = await paidOrder(world, { variantId: world.stock.ordered.storefrontVariantId, quantity: 12 })
  await deliver(world, order.number)
  return order
}

/** A person who acts for the owner's business and has requested an order, and an invitation to it. */
async function memberOf({ shop, accounts, stock }: AccessWorld) {
  const ask = askerOf(shop, accounts)
  const invite = (email: string) =>
    ask('owner', 'POST', '/api/account/business/invitations', { email, role: 'buyer', siteId: null })
  const member = await shop.register({ name: 'Quill Feathers' })
  await invite(member.client.email)
  const sent = (await shop.mailsTo(member.client.email)).at(-1)!
  const { statusCode } = await shop.post(
    '/api/join',
    { token: tokenOf(sent.data.link) },
    { ...bearer(member), 'idempotency-key': randomUUID() },
  )
  if (statusCode !== 200) throw new Error('The member has not joined')
  const { invitations } = await invite('quill-two@the-owl.example')
  const limit = { perOrderMinor: 0, perMonthMinor: null }
  await ask('owner', 'PUT', `/api/account/business/members/${member.client.id}/limit`, limit)
  const headers = { ...bearer(member), 'idempotency-key': randomUUID() }
  await shop.confirm(member)
  await shop.post(
    '/api/cart/items',
    { variantId: stock.ordered.storefrontVariantId, quantity: 1 },
    bearer(member),
  )
  const requested = await shop.post('/api/orders', { contact: checkoutContact, payment: 'card' }, headers)
  if (requested.statusCode !== 202) throw new Error(`Not requested: ${requested.body}`)
  return {
    siteMember: member.client.id,
    siteInvitation: String(invitations[0].id),
    orderRequest: String(requested.json().id),
  }
}

/** An order that travels on a run of the group. */
async function orderOnRun(world: AccessWorld) {
  const { shop, accounts, stock } = world
  const groupId = stock.group.id
  const line = { variantId: stock.ordered.storefrontVariantId, quantity: 2, groupId }
  const { number, part } = await paidOrder(world, line, { groupId })
  await commandFor(['orders', 'accept', number])(shop.connection.database, {
    ...operatorContext,
    clock: shop.now,
  })
  const group = await askerOf(shop, accounts)('organiser', 'GET', `/api/sell/group/${stock.group.slug}`)
  return { runNumber: number, runPart: part, run: String(group.runs[0].id) }
}

/** A claim about a keg, with a picture. */
async function claimOf({ shop, accounts }: AccessWorld, { number, part }: { number: string; part: string }) {
  const ask = askerOf(shop, accounts)
  const { payload, contentType } = multipart(await aPicture())
  const picture = await shop.call('POST', `/api/orders/${number}/claims/pictures`, payload, {
    ...accounts.headersOf('owner'),
    'content-type': contentType,
  })
  const pictureId = String(picture.json().id)
  const { claims } = await ask('owner', 'POST', `/api/orders/${number}/claims`, {
    part,
    kind: 'damaged',
    text: 'A quillkeg leaked all over the cellar.',
    lines: [{ position: 0, units: 1 }],
    pictures: [pictureId],
  })
  return { claim: String(claims[0].id), claimPicture: pictureId }
}

async function standingOrderOf({ shop, accounts, owner }: AccessWorld) {
  const ask = askerOf(shop, accounts)
  const { premises } = await ask('owner', 'GET', '/api/account/trade')
  const made = await ask('owner', 'POST', '/api/standing-orders', {
    name: 'Quill weekly',
    rhythmWeeks: 1,
    premisesId: premises[0].id,
    payment: 'card',
    wish: 'ask_me',
    firstOn: addDays(londonDay(shop.now()), 8),
    orderNumber: owner.ids.number,
  })
  return {
    premises: String(premises[0].id),
    standingOrder: String(made.id),
    standingDay: String(made.next.day),
  }
}

/** Containers at the pub, with a count of each side that waits, one that is disputed, and a charge. */
async function countsOf({ shop, accounts, stock }: AccessWorld) {
  const ask = askerOf(shop, accounts)
  const read = () => ask('owner', 'GET', '/api/account/empties')
  const { place, brewery, kind } = (await read()).rows[0]
  const back = { place, kind, count: 1 }
  const selling = `/api/sell/${stock.brewery.slug}/empties`
  const countBy = async (who: AccessKind, path: string, body: object) => {
    const before = new Set(((await read()).counts as { id: string }[]).map(({ id }) => id))
    await ask(who, 'POST', path, body)
    return ((await read()).counts as { id: string }[]).find(({ id }) => !before.has(id))!.id
  }
  const disputedCount = await countBy('brewer', `${selling}/back`, back)
  await ask('owner', 'POST', `/api/account/empties/counts/${disputedCount}/answer`, {
    agrees: false,
    note: 'Quill counted three.',
  })
  const [charge] = await shop.connection.database
    .insert(containerCharges)
    .values({
      placeId: place,
      breweryId: stock.brewery.id,
      kind,
      announced: 1,
      lots: [{ count: 1, netMinor: 9000 }],
      priceMinor: 9000,
      vatRate: 2000,
      announcedAt: shop.now().toISOString(),
      announcedBy: 'Sal Hart',
      chargeOn: addDays(londonDay(shop.now()), 30),
    })
    .returning()
  return {
    place: String(place),
    placeBrewery: String(brewery),
    containerKind: String(kind),
    disputedCount,
    brewerysCount: await countBy('brewer', `${selling}/back`, back),
    pubsCount: await countBy('owner', '/api/account/empties/counts', { ...back, brewery }),
    charge: charge!.id,
  }
}

/** A passkey of the owner's, which no browser has and no sign-in asks for. */
async function passkeyOf({ shop, owner }: AccessWorld): Promise<string> {
  const { database } = shop.connection
  await database.insert(clientSecondFactors).values({ clientId: owner.ids.clientId, asksAtSignIn: false })
  const [key] = await database
    .insert(clientPasskeys)
    .values({
      clientId: owner.ids.clientId,
      credentialId: 'quillkey',
      publicKey: 'AAAA',
      counter: 0,
      transports: [],
      name: 'Quillphone',
      createdAt: shop.now(),
    })
    .returning()
  return key!.id
}

/** The bank asks about the owner's first payment. */
async function disputeOf({ shop, owner }: AccessWorld): Promise<string> {
  const { database } = shop.connection
  const [payment] = await database
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(orders.number, owner.ids.number))
  const id = 'dp_quill'
  await database.insert(disputes).values({
    id,
    paymentId: payment!.id,
    amountMinor: 100,
    reason: 'fraudulent',
    state: 'needs_response',
    withdrawnMinor: 100,
    heardAt: shop.now().toISOString(),
  })
  return id
}
