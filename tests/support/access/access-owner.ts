import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { documents } from '../../../server/finance/documents/document-tables.ts'
import { commandFor } from '../../../server/backoffice/operate/find-command.ts'
import { buildAccessory, buildBeer, buildBrewery, buildContainer, buildGroup } from '../builders/builders.ts'
import { approveClients } from '../builders/approve-clients.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import type { openFactorShop } from '../shops/factor-shop.ts'
import { operatorContext } from '../shops/operator-context.ts'
import { bearer, registration, tokenOf } from '../shops/account-shop.ts'

type Shop = Awaited<ReturnType<typeof openFactorShop>>

/** What is on sale, with beers that only the owner wished for and ordered. */
export async function stockAccessShop({ connection: { database } }: Shop) {
  const brewery = await buildBrewery(database, { slug: 'tern' })
  const beer = await buildBeer(database, { breweryId: brewery.id })
  const wished = await buildBeer(database, { breweryId: brewery.id })
  const container = await buildContainer(database, { beerId: beer.id, availableUnits: 500 })
  const ordered = await buildContainer(database, { beerId: wished.id, availableUnits: 500 })
  const group = await buildGroup(database, { slug: 'coast', breweryIds: [brewery.id] })
  const accessory = await buildAccessory(database)
  return { brewery, beer, wished, container, ordered, group, accessory }
}
export type AccessStock = Awaited<ReturnType<typeof stockAccessShop>>

/** A client who has something of everything, each with words that is nowhere else. */
export async function openOwner(shop: Shop, { beer, wished, ordered }: AccessStock) {
  const email = 'quillfeather@the-owl.example'
  const session = await shop.register({ email, name: 'Ottoline Quillfeather' })
  await shop.confirm(session)
  const own = bearer(session)
  const address = {
    label: 'Quillcellar',
    recipient: 'Ottoline Quillfeather',
    street: '77 Quillfeather Row',
    apartment: 'Quillattic',
    town: 'Quillborough',
    postcode: 'LS1 4DY',
    phone: '0113 496 0977',
  }
  const { id: addressId } = (await shop.post('/api/account/addresses', address, own)).json()
  const premises = { tradingName: 'Quillfeather Inns', street: address.street, town: address.town }
  const delivery = { postcode: 'LS1 4DY', opensAt: '08:00', closesAt: '16:00', unloading: 'tail_lift' }
  const contact = { contactName: 'Ottoline Quillfeather', phone: address.phone }
  const trade = { businessName: 'Quillfeather Inns', kind: 'pub', licenceNumber: 'QUILL-1' }
  await shop.call(
    'PUT',
    '/api/account/trade',
    { ...trade, premises: [{ ...premises, ...delivery, ...contact }] },
    own,
  )
  await approveClients(shop.connection.database, [session.client.id])
  const line = { variantId: ordered.storefrontVariantId, quantity: 2 }
  const idempotencyKey = randomUUID()
  const place = async (key: string) => {
    await shop.post('/api/cart/items', line, own)
    const contact = { ...checkoutContact, streetaddress: address.street, towncity: address.town, email }
    const placed = await shop.post(
      '/api/orders',
      { contact, payment: 'card' },
      { ...own, 'idempotency-key': key },
    )
    return placed.json().number as string
  }
  const number = await place(idempotencyKey)
  const paid = await shop.post(`/api/orders/${number}/payment`, { token: sandboxTokens.success }, own)
  const unpaidNumber = await place(randomUUID())
  const acceptedNumber = await place(randomUUID())
  await shop.post(`/api/orders/${acceptedNumber}/payment`, { token: sandboxTokens.success }, own)
  const { database } = shop.connection
  await commandFor(['orders', 'accept', acceptedNumber])(database, { ...operatorContext, clock: shop.now })
  const [document] = await database
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.clientId, session.client.id))
  await shop.post('/api/cart/items', line, own)
  await shop.post('/public/marketplace/wishlist', { beerId: wished.id }, own)
  const review = {
    subjectId: beer.id,
    body: 'Ring me on 0113 496 0977 about quillstout, at www.quill.example.',
    rating: 4,
  }
  const { comment } = (await shop.post('/public/marketplace/comments', review, own)).json()
  const message = {
    topic: 'order',
    orderNumber: number,
    name: 'Ottoline Quillfeather',
    email,
    message: 'Where is my quillstout?',
  }
  await shop.post('/public/support', { ...message, homepage: '' }, own)
  await shop.post('/public/auth/request-reset', { email })
  await shop.post(
    '/api/account/email',
    { email: 'ottoline@quill-new.example', password: registration.password },
    own,
  )
  const tokens = [...(await shop.mailsTo(email)), ...(await shop.mailsTo('ottoline@quill-new.example'))]
    .map(({ data }) => data.link ?? '')
    .filter((link) => link.includes('#token='))
    .map(tokenOf)
  const { sessions } = (await shop.get('/api/account', own)).json()
  const { items } = (await shop.get('/api/cart', own)).json()
  const { password } = registration
  const hook = { url: 'https://93.184.216.34/dray', events: ['refund.made'], password }
  const till = { name: 'Quill till', scopes: ['orders:read'], days: 30, password }
  const webhook = (await shop.post('/api/account/webhooks', hook, own)).json()
  const token = (await shop.post('/api/account/tokens', till, own)).json()
  const late = { list: '/sell', name: 'Quill late', query: 'view=late' }
  const { views } = (await shop.post('/api/views', late, own)).json()
  const ids = {
    clientId: session.client.id,
    addressId: String(addressId),
    sessionId: String(sessions[0].id),
    cartItemId: String(items[0].cartItemId),
    commentId: String(comment.id),
    number,
    unpaidNumber,
    documentId: document!.id,
    webhookId: String(webhook.id),
    tokenId: String(token.id),
    viewId: String(views[0].id),
    idempotencyKey,
  }
  const everywhere = [
    'Quill',
    'quill',
    email,
    '0113 496 0977',
    session.client.id,
    session.token.accessToken,
    session.refresh.refreshToken,
    ...tokens,
    ids.addressId,
    ids.sessionId,
    ids.cartItemId,
    ids.commentId,
    ids.webhookId,
    String(webhook.secret),
    ids.tokenId,
    String(token.token),
    ids.viewId,
    number,
    unpaidNumber,
  ]
  const parts = {
    'a paid order': paid.statusCode === 200,
    'a waiting review': comment.pendingModeration === true,
    'links that wait': tokens.length >= 2,
    'a line in the basket': items.length === 1,
  }
  return {
    session,
    ids,
    /** What did not come about. */
    missing: Object.entries(parts).flatMap(([name, isThere]) => (isThere ? [] : [name])),
    /** Never in an answer to another account, and on private addresses not the beer that the owner chose either. */
    secrets: { everywhere, inPrivate: [wished.id, ordered.storefrontVariantId!] },
  }
}
export type AccessOwner = Awaited<ReturnType<typeof openOwner>>
