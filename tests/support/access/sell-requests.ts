import { agencyAgreementVersion } from '../../../shared/standing/agreement-text.ts'
import { defaultDelivery } from '../../../shared/delivery/delivery-terms.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { runPlan } from '../builders/run-builder.ts'
import { bankAccount } from './money-requests.ts'
import type { Ids } from './owned-things.ts'

/** An address of the public internet that no one looks up. */
export const hook = 'https://93.184.216.34/dray'
/** A plan that counts from far beyond every run. */
const runPlanChange = () => {
  const { minimumMinor: _minimum, ...plan } = runPlan()
  return { ...plan, fromDay: addDays(londonDay(new Date()), 200), minimum: null }
}

/** What calls of a brewery and a group take, but for beers, empties and steps of orders. */
export const sellBodies: Record<string, (ids: Ids) => object> = {
  'PUT /api/sell/:brewery/delivery': () => ({ terms: defaultDelivery }),
  'PUT /api/sell/:brewery/money/account': () => bankAccount,
  'POST /api/sell/:brewery/people/invitations': () => ({ email: 'till@tern.example', role: 'cellar' }),
  'PUT /api/sell/:brewery/people/:id/roles': () => ({ roles: ['cellar', 'sales'] }),
  'POST /api/sell/group/:group/tokens': () => ({ name: 'Planner', scopes: ['runs:read'], days: 30 }),
  'POST /api/sell/:brewery/tokens': () => ({ name: 'Books', scopes: ['orders:read'], days: 30 }),
  'POST /api/sell/:brewery/webhooks': () => ({ url: hook, events: ['stock.low'] }),
  'PUT /api/sell/:brewery/webhooks/:id/events': () => ({ events: ['stock.low'] }),
  'PUT /api/sell/:brewery/webhooks/:id/switch': () => ({ isOn: true }),
  'POST /api/sell/:brewery/webhooks/:id/again': () => ({ since: new Date().toISOString() }),
  'POST /api/sell/:brewery/pubs/:pub/phone-orders/text': () => ({ text: '2 x Beer' }),
  'POST /api/sell/:brewery/pubs/:pub/phone-orders/quote': ({ premises, container }) => ({
    premisesId: premises,
    lines: [{ variantId: container.storefrontVariantId, quantity: 1 }],
  }),
  'POST /api/sell/:brewery/pubs/:pub/phone-orders': ({ premises, container }) => ({
    way: 'confirmation',
    premisesId: premises,
    lines: [{ variantId: container.storefrontVariantId, quantity: 1 }],
    expectedTotalMinor: 1,
  }),
  'POST /api/sell/:brewery/stock': ({ container }) => ({
    kind: 'made',
    reason: 'Brewed.',
    items: [{ containerId: container.id, units: 1 }],
  }),
  'POST /api/sell/:brewery/picking/:part/ticks': () => ({ position: 0, units: 1 }),
  'PUT /api/sell/:brewery/stock/:container/low-below': () => ({ units: 4 }),
  // The owner's data stay as they are: this removes what is not there.
  'PUT /api/sell/:brewery/pubs/:pub/note': () => ({ text: '' }),
  'POST /api/sell/:brewery/prices': ({ container }) => ({
    containerId: container.id,
    priceMinor: 9675,
    fromDay: addDays(londonDay(new Date()), 30),
  }),
  'POST /api/sell/:brewery/sheet': ({ container }) => ({
    fromDay: addDays(londonDay(new Date()), 40),
    prices: [{ containerId: container.id, priceMinor: 9700 }],
    counts: [],
  }),
  'PUT /api/sell/:brewery/price-lists/:list': () => ({
    name: 'Locals',
    percentOff: 500,
    members: [],
    prices: [],
  }),
  'PUT /api/sell/:brewery/offers/:offer': ({ container }) => ({
    name: 'Any ten',
    fromUnits: 10,
    percentOff: 500,
    priceMinor: null,
    fromDay: null,
    untilDay: null,
    unitLimit: null,
    sizes: [container.id],
  }),
  'PUT /api/sell/:brewery/prices/:container/quantity-prices': () => ({
    steps: [{ fromUnits: 6, priceMinor: 9200 }],
    floorMinor: null,
  }),
  'PUT /api/sell/:brewery/papers': () => ({ legalName: 'Tern Ltd' }),
  'POST /api/sell/:brewery/agreement': () => ({ version: agencyAgreementVersion, name: 'Jan' }),
  'POST /api/sell/:brewery/pause': () => ({ until: null }),
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
}
