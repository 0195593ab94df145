import { randomUUID } from 'node:crypto'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { breweryApplication } from '../builders/brewery-application.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { tradeApplication } from '../builders/trade-application.ts'
import { registration } from '../shops/account-shop.ts'
import type { Ids } from './owned-things.ts'
import { hook } from './sell-requests.ts'

const password = registration.password
const address = {
  label: 'Pub',
  recipient: 'Maggie',
  street: '1 Swan Street',
  apartment: null,
  town: 'Leeds',
  postcode: 'LS1 4DY',
  phone: '0113 496 0977',
}
const nothing = 'x'.repeat(43)
const pushSubscription = {
  endpoint: 'https://push.example/x',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
}
const passkey = { id: 'AAAA', clientDataJSON: 'AAAA' }
const assertion = { ...passkey, authenticatorData: 'AAAA', signature: 'AAAA' }
const provider = { code: 'x', redirectUri: 'https://dray.example/auth/google/callback' }

/** What calls of visitors and clients take, but for empties and steps of orders. */
export const clientBodies: Record<string, (ids: Ids) => object> = {
  'POST /public/newsletter/subscribe': () => ({ email: `${randomUUID()}@pub.example`, place: 'page' }),
  'POST /public/auth/register': () => ({ ...registration, email: 'quillfeather@the-owl.example' }),
  'POST /public/auth/login': () => ({ email: 'nobody@pub.example', password }),
  'POST /public/auth/google': () => provider,
  'POST /public/auth/facebook': () => provider,
  'POST /public/auth/microsoft': () => provider,
  'POST /public/auth/second-step': () => ({ token: nothing, code: '123456' }),
  'POST /public/auth/refresh': () => ({ refreshToken: nothing }),
  'POST /public/auth/logout': () => ({ refreshToken: nothing }),
  'POST /public/auth/confirm-email': () => ({ token: nothing }),
  'POST /public/auth/request-reset': () => ({ email: 'quillfeather@the-owl.example' }),
  'POST /public/auth/reset-password': () => ({ token: nothing, password: 'another firkin of mild' }),
  'POST /public/auth/confirm-email-change': () => ({ token: nothing }),
  'POST /public/auth/cancel-email-change': () => ({ token: nothing }),
  'POST /public/auth/passkey': () => assertion,
  'POST /public/gate/password': () => ({ password: 'x' }),
  'POST /fault-reports': () => ({ kind: 'caught', message: 'x', componentStack: '', page: '/' }),
  'POST /public/support': () => ({
    topic: 'order',
    orderNumber: '',
    name: 'Maggie',
    email: `${randomUUID()}@pub.example`,
    message: 'Where is my beer?',
    homepage: '',
  }),
  'POST /public/delivery/quote': () => ({ postcode: 'LS1 4DY', parts: [] }),
  'POST /public/delivery/run': ({ group }) => ({
    groupSlug: group.slug,
    postcode: 'LS1 4DY',
    goodsMinor: 0,
    lines: [],
  }),
  'POST /public/quick-order': () => ({ text: '2 x Beer' }),
  'POST /public/basket/quote': ({ container }) => ({
    lines: [{ variantId: container.storefrontVariantId, quantity: 1 }],
  }),
  'PATCH /api/account': () => ({ name: 'Maggie' }),
  'DELETE /api/account': () => ({ password, settlesLater: true }),
  'POST /api/account/password': () => ({ currentPassword: password, password }),
  'POST /api/account/email': () => ({ email: `${randomUUID()}@pub.example`, password }),
  'DELETE /api/account/providers/:provider': () => ({ password }),
  'POST /api/account/second-factor': () => ({ code: '123456' }),
  'PUT /api/account/second-factor/at-sign-in': () => ({ asksAtSignIn: false }),
  'POST /api/account/second-factor/authenticator': () => ({ code: '123456' }),
  'POST /api/account/second-factor/authenticator/confirmation': () => ({ code: '123456' }),
  'POST /api/account/second-factor/passkey': () => assertion,
  'POST /api/account/passkeys/options': () => ({ code: '123456' }),
  'POST /api/account/passkeys': () => ({ ...passkey, attestationObject: 'AAAA', transports: [] }),
  'POST /api/account/addresses': () => address,
  'PUT /api/account/place': () => ({ siteId: null }),
  'PUT /api/account/business': () => ({ name: 'The Tap Ltd' }),
  'POST /api/account/business/sites': () => tradeApplication,
  'POST /api/account/business/invitations': () => ({
    email: `${randomUUID()}@pub.example`,
    role: 'buyer',
    siteId: null,
  }),
  'PUT /api/account/business/members/:id/limit': () => ({ perOrderMinor: 0, perMonthMinor: null }),
  'POST /api/order-requests/:id/approval': () => ({ digest: 'of another order' }),
  'POST /api/order-requests/:id/decline': () => ({ reason: 'We have two left.' }),
  'PUT /api/account/business/members/:id': () => ({ roles: [{ role: 'approver', siteId: null }] }),
  'PUT /api/account/addresses/:id': () => address,
  'POST /api/standing-orders': ({ premises }) => ({
    name: 'Our usual order',
    rhythmWeeks: 1,
    premisesId: premises,
    payment: 'card',
    wish: 'ask_me',
    firstOn: addDays(londonDay(new Date()), 7),
  }),
  'PUT /api/standing-orders/:id': () => ({ rhythmWeeks: 2 }),
  'POST /api/standing-orders/:id/occurrences/:day/:verb': () => ({}),
  'PUT /api/account/trade': () => tradeApplication,
  'PUT /api/apply': () => breweryApplication,
  'POST /api/apply': () => breweryApplication,
  'PUT /api/account/cellar': () => ({ servings: [], couplers: [] }),
  'POST /api/cart/items': ({ container }) => ({ variantId: container.storefrontVariantId, quantity: 1 }),
  'PATCH /api/cart/items/:id': () => ({ quantity: 1 }),
  'POST /api/cart/acknowledge-price': ({ cartItemId }) => ({ itemId: cartItemId }),
  'POST /api/cart/merge': ({ container }) => ({
    lines: [{ variantId: container.storefrontVariantId, quantity: 1 }],
  }),
  'POST /api/account/calendar': () => ({ password }),
  'POST /api/account/tokens': () => ({ name: 'Till', scopes: ['orders:read'], days: 30, password }),
  'POST /public/invitation': ({ joinToken }) => ({ token: joinToken }),
  'POST /api/join': ({ joinToken }) => ({ token: joinToken }),
  'POST /api/views': () => ({ list: '/sell', name: 'Late', query: 'view=late' }),
  'POST /api/notices/seen': () => ({ upTo: 1 }),
  'PUT /api/notices/choices': () => ({ kind: 'run', way: 'mail', isOn: true }),
  'PUT /api/notices/push': () => pushSubscription,
  'POST /api/notices/push/end': () => ({ endpoint: pushSubscription.endpoint }),
  'POST /api/account/webhooks': () => ({ url: hook, events: ['refund.made'], password }),
  'PUT /api/account/webhooks/:id/events': () => ({ events: ['refund.made'] }),
  'PUT /api/account/webhooks/:id/switch': () => ({ isOn: true }),
  'POST /api/account/webhooks/:id/secret': () => ({ password }),
  'POST /api/account/webhooks/:id/again': () => ({ since: new Date().toISOString() }),
  'PUT /api/account/alerts/choices': () => ({ kind: 'price_drop', way: 'mail', isOn: false }),
  'POST /api/account/alerts/follows': ({ brewery }) => ({ kind: 'brewery', id: brewery.id }),
  'DELETE /api/account/alerts/follows': ({ brewery }) => ({ kind: 'brewery', id: brewery.id }),
  'POST /api/account/alerts/stock-requests': ({ container }) => ({
    variantId: container.storefrontVariantId,
  }),
  'DELETE /api/account/alerts/stock-requests': ({ container }) => ({
    variantId: container.storefrontVariantId,
  }),
  'POST /public/marketplace/wishlist': ({ beer }) => ({ beerId: beer.id }),
  'DELETE /public/marketplace/wishlist': ({ wished }) => ({ beerId: wished.id }),
  'POST /public/marketplace/wishlist/merge': ({ beer }) => ({ beerIds: [beer.id] }),
  'POST /public/marketplace/comments': ({ beer }) => ({
    subjectId: beer.id,
    body: `Dropped bright in a day: ${randomUUID().replaceAll('-', ' ')}.`,
  }),
  'POST /public/marketplace/comments/:commentId/reactions': () => ({ reaction: 'upvote' }),
  'POST /public/marketplace/comments/:commentId/report': () => ({ reason: 'Not about the beer' }),
  'PATCH /public/marketplace/comments/:commentId': () => ({ body: 'Someone else changed this review.' }),
  'POST /api/orders': () => ({ contact: checkoutContact, payment: 'card' }),
  'POST /api/orders/:number/payment': () => ({ token: sandboxTokens.success }),
  'POST /api/orders/:number/cancellation': () => ({}),
  'PUT /api/account/phone-orders/:brewery': () => ({ isAllowed: false }),
  'PUT /api/account/standing-wish': () => ({ wish: 'ask_me' }),
}
