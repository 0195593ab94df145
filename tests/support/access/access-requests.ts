import { randomUUID } from 'node:crypto'
import { brewerySteps, buyerSteps } from '../../../shared/api/order-steps-api.ts'
import { defaultDelivery } from '../../../shared/delivery/delivery-terms.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { RouteEntry } from '../../../server/http/route-list.ts'
import { agencyAgreementVersion } from '../../../shared/standing/agreement-text.ts'
import { breweryApplication } from '../builders/brewery-application.ts'
import { checkoutContact } from '../builders/checkout-contact.ts'
import { runPlan } from '../builders/run-builder.ts'
import { tradeApplication } from '../builders/trade-application.ts'
import { registration } from '../shops/account-shop.ts'
import { isPreviewed, staffBodies } from './staff-requests.ts'
import { multipart } from '../shops/review-shop.ts'
import { bodyKindOf, rawTypeOf } from '../hostile/form-fields.ts'
import { emptiesBodies, keyedEmpties } from './empties-requests.ts'
import { beerBodies, beerKeys } from './beer-requests.ts'
import { partOf, parts } from './named-things.ts'
import type { Ids } from './owned-things.ts'

type Sent = { payload?: string | object; headers?: Record<string, string>; query?: string }

const password = registration.password
const address = {
  label: 'Pub',
  recipient: 'Maggie',
  street: '1 Swan Street',
  apartment: null,
  town: 'Leeds',
  postcode: 'LS1 4DY',
  phone: null,
}
const bankAccount = { holder: 'Tern Ltd', sortCode: '20-00-00', accountNumber: '12345678' }
const nothing = 'x'.repeat(43)
/** A plan that counts from far beyond every run. */
const runPlanChange = () => {
  const { minimumMinor: _minimum, ...plan } = runPlan()
  return { ...plan, fromDay: addDays(londonDay(new Date()), 200), minimum: null }
}
/** An address of the public internet that nobody looks up. */
const hook = 'https://93.184.216.34/dray'
const pushSubscription = {
  endpoint: 'https://push.example/x',
  keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
}
const passkey = { id: 'AAAA', clientDataJSON: 'AAAA' }
const assertion = { ...passkey, authenticatorData: 'AAAA', signature: 'AAAA' }
const provider = { code: 'x', redirectUri: 'https://dray.example/auth/google/callback' }

/** Steps of parts of orders. */
const stepBody: Record<string, object> = {
  propose: { lines: [{ position: 0, units: 1 }] },
  refuse: { reason: 'other' },
  not_delivered: { reason: 'Nobody was there' },
  claim: { kind: 'not_arrived', text: 'It never came to the pub.' },
}
const stepNames = [
  ...Object.keys(brewerySteps).flatMap((verb) => [
    [verb, '/api/sell/:brewery/orders/:part/'],
    [verb, '/api/admin/orders/:part/'],
  ]),
  ...Object.keys(buyerSteps).map((verb) => [verb, '/api/orders/:number/parts/:part/']),
] as [string, string][]
const stepBodies = {
  ...Object.fromEntries(
    stepNames.map(([verb, path]) => [
      `POST ${path}${verb.replace('_', '-')}`,
      () => ({ ...stepBody[verb], ...(path.startsWith('/api/admin/') && { why: 'They rang.' }) }),
    ]),
  ),
  'POST /api/admin/orders/:part/cancel': () => ({ cause: 'dray' }),
  'POST /api/orders/:number/claims': ({ deliveredPart }: Ids) => ({
    part: deliveredPart,
    ...stepBody['claim'],
  }),
  'POST /api/orders/:number/claims/:claim/question': () => ({ note: 'It was broken, look at it.' }),
  'POST /api/sell/:brewery/claims/:claim/answer': () => ({ answer: 'admit' }),
  'POST /api/admin/claims/:claim/answer': () => ({ answer: 'admit' }),
  'POST /api/admin/claims/:claim/decision': () => ({
    decision: 'admitted',
    bearer: 'dray',
    note: 'Right.',
  }),
  'POST /api/admin/money/corrections': () => ({ booking: randomUUID(), reason: 'Wrong.' }),
  'POST /api/admin/orders/:number/bank-refund': () => ({ bankReference: 'FT-1' }),
  'POST /api/admin/orders/:number/changes': () => ({
    handover: { dropNotes: randomUUID() },
    why: 'They rang.',
  }),
  'POST /api/admin/orders/:number/refunds': () => ({
    items: [],
    goodwillMinor: 100,
    reason: 'goodwill',
    cause: 'dray',
    note: 'Sorry.',
  }),
}

/** The body of each call that takes one: all that a good client would send, aimed at what the owner has. */
const bodies: Record<string, (ids: Ids) => object> = {
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
  'POST /public/support': () => ({
    topic: 'order',
    orderNumber: '',
    name: 'Maggie',
    email: `${randomUUID()}@pub.example`,
    message: 'Where is my beer?',
    homepage: '',
  }),
  'POST /public/delivery/quote': () => ({ postcode: 'LS1 4DY', parts: [] }),
  'PUT /api/sell/:brewery/delivery': () => ({ terms: defaultDelivery }),
  'POST /public/quick-order': () => ({ text: '2 x Beer' }),
  'POST /public/basket/quote': ({ container }) => ({
    lines: [{ variantId: container.storefrontVariantId, quantity: 1 }],
  }),
  'PATCH /api/account': () => ({ name: 'Maggie' }),
  'DELETE /api/account': () => ({ password }),
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
  'POST /api/admin/standing-orders/:id/:verb': () => ({ reason: 'They rang.' }),
  ...staffBodies,
  'PUT /api/account/trade': () => tradeApplication,
  'POST /api/admin/buyers/:id/trade/:verb': () => ({ note: 'Looked at.' }),
  'PUT /api/apply': () => breweryApplication,
  'POST /api/apply': () => breweryApplication,
  'POST /api/admin/applications/:id/:verb': () => ({ reason: 'Looked at.' }),
  'POST /api/admin/buyers/:id/credit/:verb': () => ({ reason: 'Paid on time.' }),
  'POST /api/admin/money/payments': ({ clientId }) => ({
    clientId,
    amountMinor: 100,
    receivedOn: '2026-01-05',
    reference: 'FP 7',
  }),
  'POST /api/admin/money/payments/:id/reversal': () => ({ reason: 'Another pub’s.' }),
  'POST /api/admin/money/pay-backs': ({ clientId }) => ({
    clientId,
    amountMinor: 100,
    reference: 'BACK 7',
    reason: 'Paid twice.',
  }),
  'POST /api/admin/money/write-offs': ({ clientId }) => ({
    clientId,
    invoice: 'TOW-000001',
    amountMinor: 100,
    reason: 'Gone.',
  }),
  'PUT /api/admin/system/webhooks/:id/switch': () => ({ isOn: true }),
  'POST /api/admin/money/refunds/:id/match': () => ({ reason: 'TOW-C-000001' }),
  'POST /api/admin/money/reconciliation/comparison': () => ({}),
  'POST /api/admin/orders/:number/payment/question': () => ({}),
  'POST /api/admin/money/reconciliation/explanations': () => ({ key: 'other:1', reason: 'A fee.' }),
  'POST /api/admin/worklist/:id/snooze': () => ({
    until: new Date(Date.now() + 86_400_000).toISOString(),
    reason: 'Asked.',
  }),
  'POST /api/admin/money/disputes/:dispute/decision': () => ({ bearer: 'dray', note: 'No proof.' }),
  'POST /api/admin/money/carrier-bills': () => ({ ...carrierBill(), netMinor: 5200, vatMinor: 1040 }),
  'POST /api/admin/money/carrier-bills/reversal': () => ({ ...carrierBill(), reason: 'Another run’s.' }),
  'POST /api/admin/money/payouts/:number/sent': () => ({ reference: 'FP 7' }),
  'POST /api/admin/money/payouts/:number/return': () => ({ amountMinor: 100, reason: 'Owed for long.' }),
  'POST /api/admin/money/breweries/:slug/hold': () => ({ reason: 'A court asked.' }),
  'PUT /api/admin/money/breweries/:slug/account': () => bankAccount,
  'POST /api/admin/money/breweries/:slug/payments': () => ({
    amountMinor: 100,
    receivedOn: '2026-01-05',
    reference: 'FP 7',
  }),
  'PUT /api/sell/:brewery/money/account': () => bankAccount,
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
  'POST /api/admin/people/invitations': () => ({ email: 'bell@dray.example', role: 'support' }),
  'PUT /api/admin/people/:id/roles': () => ({ roles: ['support'] }),
  'POST /api/sell/:brewery/people/invitations': () => ({ email: 'till@tern.example', role: 'cellar' }),
  'PUT /api/sell/:brewery/people/:id/roles': () => ({ roles: ['cellar', 'sales'] }),
  'POST /api/sell/group/:group/tokens': () => ({ name: 'Planner', scopes: ['runs:read'], days: 30 }),
  'POST /api/sell/:brewery/tokens': () => ({ name: 'Cellar', scopes: ['stock:read'], days: 30 }),
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
  'POST /api/sell/:brewery/webhooks': () => ({ url: hook, events: ['stock.low'] }),
  'PUT /api/sell/:brewery/webhooks/:id/events': () => ({ events: ['stock.low'] }),
  'PUT /api/sell/:brewery/webhooks/:id/switch': () => ({ isOn: true }),
  'POST /api/sell/:brewery/webhooks/:id/again': () => ({ since: new Date().toISOString() }),
  'POST /api/sell/:brewery/stock': ({ container }) => ({
    kind: 'made',
    reason: 'Brewed.',
    items: [{ containerId: container.id, units: 1 }],
  }),
  'POST /api/sell/:brewery/picking/:part/ticks': () => ({ position: 0, units: 1 }),
  'PUT /api/sell/:brewery/stock/:container/low-below': () => ({ units: 4 }),
  'POST /api/sell/:brewery/prices': ({ container }) => ({
    containerId: container.id,
    priceMinor: 9675,
    fromDay: addDays(londonDay(new Date()), 30),
  }),
  'PUT /api/sell/:brewery/price-lists/:list': () => ({
    name: 'Locals',
    percentOff: 500,
    members: [],
    prices: [],
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
  'PATCH /public/marketplace/comments/:commentId': () => ({ body: 'Somebody else changed this review.' }),
  'POST /api/admin/breweries/:slug/awrs-checks': () => ({
    awrsNumber: 'XAAW00000123456',
    lookedUpAt: '2026-01-05T09:00:00Z',
    nameOnRegister: 'Tern Ltd',
    status: 'approved',
    evidence: { text: 'Approved.' },
  }),
  'POST /api/admin/breweries/:slug/awrs-exclusions': () => ({
    reason: 'same_group',
    endsOn: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    evidence: { text: 'One group.' },
  }),
  'PUT /api/admin/breweries/:slug/papers': () => ({ legalName: 'Tern Ltd' }),
  'POST /api/admin/breweries/:slug/agreement': () => ({ version: agencyAgreementVersion, name: 'Jan' }),
  'POST /api/admin/breweries/:slug/suspension': () => ({ reason: 'Papers were wrong' }),
  'PUT /api/sell/:brewery/papers': () => ({ legalName: 'Tern Ltd' }),
  'POST /api/sell/:brewery/agreement': () => ({ version: agencyAgreementVersion, name: 'Jan' }),
  'POST /api/sell/:brewery/pause': () => ({ until: null }),
  'POST /api/orders': () => ({ contact: checkoutContact, payment: 'card' }),
  'POST /api/orders/:number/payment': () => ({ token: sandboxTokens.success }),
  'POST /api/orders/:number/cancellation': () => ({}),
  'PUT /api/account/standing-wish': () => ({ wish: 'ask_me' }),
  'POST /api/sell/group/:group/plan': () => runPlanChange(),
  'POST /api/sell/group/:group/runs/:run/ticks': ({ runPart }) => ({ part: runPart }),
  'PUT /api/sell/group/:group/runs/:run/drops': () => ({ drops: [] }),
  'POST /api/sell/group/:group/runs/:run/write': () => ({ to: 'pubs', words: 'Snow.' }),
  'POST /api/sell/group/:group/runs/:run/change': () => ({ capacityKg: 5000 }),
  'POST /api/sell/group/:group/runs/:run/close': () => ({}),
  'POST /api/sell/group/:group/runs/:run/depart': () => ({}),
  'POST /api/sell/group/:group/runs/:run/finish': () => ({}),
  'POST /api/sell/group/:group/runs/:run/cancel': () => ({ reason: 'Snow.' }),
  'POST /api/sell/group/:group/runs/:run/drops/:number/deliver': () => ({ receivedBy: 'Ann Bell' }),
  'POST /api/sell/group/:group/runs/:run/drops/:number/not-delivered': () => ({ reason: 'Closed.' }),
  ...stepBodies,
  ...emptiesBodies,
  ...beerBodies,
}

/** Of the first of the group's runs. */
const carrierBill = () => ({
  group: 'coast',
  day: addDays(londonDay(new Date()), 21),
  reference: 'LINN 44',
})

const idempotent = new Set([
  'POST /api/apply',
  'POST /api/admin/applications/:id/:verb',
  'POST /api/admin/people/invitations',
  'DELETE /api/admin/people/invitations/:id',
  'PUT /api/admin/people/:id/roles',
  'DELETE /api/admin/people/:id',
  'POST /api/standing-orders',
  'PUT /api/standing-orders/:id',
  'POST /api/standing-orders/:id/:verb',
  'POST /api/standing-orders/:id/occurrences/:day/:verb',
  'POST /api/admin/standing-orders/:id/:verb',
  'POST /api/join',
  'POST /api/sell/:brewery/people/invitations',
  'DELETE /api/sell/:brewery/people/invitations/:id',
  'PUT /api/sell/:brewery/people/:id/roles',
  'DELETE /api/sell/:brewery/people/:id',
  ...Object.keys(stepBodies),
  ...keyedEmpties,
  ...beerKeys,
  'POST /api/sell/group/:group/plan',
  'POST /api/sell/group/:group/runs/:run/ticks',
  'PUT /api/sell/group/:group/runs/:run/drops',
  'POST /api/admin/buyers/:id/trade/:verb',
  'POST /api/admin/buyers/:id/credit/:verb',
  'POST /api/admin/money/disputes/:dispute/decision',
  'POST /api/admin/money/carrier-bills',
  'POST /api/admin/money/carrier-bills/reversal',
  'POST /api/admin/money/payouts/:number/sent',
  'POST /api/admin/money/reconciliation/comparison',
  'POST /api/admin/orders/:number/payment/question',
  'POST /api/admin/money/reconciliation/explanations',
  'POST /api/admin/money/refunds/:id/match',
  'POST /api/admin/money/refunds/:id/again',
  'POST /api/admin/system/stopped/:kind/:id/retry',
  'POST /api/admin/money/payouts/:number/return',
  'POST /api/admin/money/breweries/:slug/hold',
  'DELETE /api/admin/money/breweries/:slug/hold',
  'PUT /api/admin/money/breweries/:slug/account',
  'POST /api/admin/money/breweries/:slug/payments',
  'PUT /api/sell/:brewery/money/account',
  'POST /api/admin/money/payments',
  'POST /api/admin/money/payments/:id/reversal',
  'POST /api/admin/money/write-offs',
  'POST /api/admin/money/write-offs/:id/confirmation',
  'POST /api/admin/money/pay-backs',
  'POST /api/admin/money/pay-backs/:id/confirmation',
  'POST /api/admin/refunds/:id/confirmation',
  'POST /api/admin/orders/:number/bank-refund',
  'POST /api/admin/money/corrections',
  'POST /api/admin/money/corrections/:id/confirmation',
  'POST /api/admin/worklist/:id/take',
  'POST /api/admin/worklist/:id/give-back',
  'POST /api/admin/worklist/:id/snooze',
  'POST /api/admin/worklist/:id/wake',
  'POST /api/orders',
  'POST /api/cart/items',
  'POST /api/admin/breweries/:slug/awrs-checks',
  'POST /api/admin/breweries/:slug/awrs-exclusions',
  'PUT /api/admin/breweries/:slug/papers',
  'POST /api/admin/breweries/:slug/agreement',
  'POST /api/admin/breweries/:slug/suspension',
  'DELETE /api/admin/breweries/:slug/suspension',
  'PUT /api/sell/:brewery/papers',
  'POST /api/sell/:brewery/agreement',
  'POST /api/sell/:brewery/pause',
  'DELETE /api/sell/:brewery/pause',
  'POST /api/cart/merge',
  'PUT /api/sell/:brewery/delivery',
  'POST /api/sell/:brewery/stock',
  'POST /api/sell/:brewery/prices',
  ...['/api/sell/:brewery', '/api/account'].flatMap((root) =>
    ['deliveries/:delivery/again', 'again', 'test'].map((verb) => `POST ${root}/webhooks/:id/${verb}`),
  ),
  'POST /api/sell/:brewery/picking/:part/ticks',
  'POST /public/marketplace/comments',
  'POST /public/marketplace/wishlist/merge',
])

/** The request of a route, aimed at the owner. Throws for a call whose body nobody has written down. */
export function accessRequest(entry: RouteEntry, ids: Ids, { hasOwnKey }: { hasOwnKey: boolean }) {
  const name = `${entry.method} ${entry.path}`
  const url = entry.path.replace(parts, (part) => partOf(entry, part, ids))
  const query = queryOf(entry.path, ids)
  const { payload, headers = {} } = bodyOf(entry, name, ids)
  // Strangers send the very key under which the owner's answer is stored.
  const key = hasOwnKey ? randomUUID() : ids.idempotencyKey
  return {
    url: url + query,
    headers: { ...headers, ...(idempotent.has(name) && { 'idempotency-key': key }) },
    ...(payload !== undefined && { payload }),
  }
}

function queryOf(path: string, ids: Ids): string {
  if (/^\/api\/sell\/:brewery\/money\/(exports\/:program|alcohol)$/.test(path)) return '?month=2026-11'
  if (path === '/api/views') return '?list=/sell'
  if (path === '/api/sell/:brewery/delivery/quote') return '?postcode=EH1%201AA'
  if (path === '/api/admin/money/sellers-report') return '?year=2026'
  if (/^\/api\/admin\/money\/(exports\/:program|journal)$/.test(path)) return '?month=2026-11'
  if (path === '/api/admin/go-to') return '?q=quill'
  if (isPreviewed(path)) return '?preview=1'
  return path.startsWith('/public/marketplace/comments') ? `?subjectId=${ids.beer.id}&approvedOnly=false` : ''
}

function bodyOf(entry: RouteEntry, name: string, ids: Ids): Sent & { payload?: string | object } {
  switch (bodyKindOf(entry)) {
    case 'json': {
      const body = bodies[name]
      if (body === undefined) throw new Error(`Say in access-requests.ts what ${name} takes.`)
      return { payload: body(ids) }
    }
    case 'form':
      return { payload: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    case 'upload': {
      const { payload, contentType } = multipart(Buffer.from('no picture'))
      return { payload, headers: { 'content-type': contentType } }
    }
    case 'raw':
      return { payload: '{}', headers: { 'content-type': rawTypeOf(entry.path) } }
    case 'none':
      return {}
  }
}
