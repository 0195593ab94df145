import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Order, OrderConsignment } from '../../shared/api/orders-api.ts'
import type { OrderState } from '../../shared/orders/order-states.ts'
import { groupOrder, halfPallet, orderPart, palletPart } from '../../tests/support/builders/order-builder.ts'
import { DeliveryNote } from '../delivery-note/DeliveryNote.tsx'
import { ConsignmentPart } from './ConsignmentPart.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderPallets } from './OrderPallets.tsx'
import { OrderPlaces } from './OrderPlaces.tsx'
import { OrderSums } from './OrderSums.tsx'

/** What is read of a piece of the page. */
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

const palletText = (change: Partial<Order> = {}): string => {
  const order = groupOrder(change)
  return textOf(renderToStaticMarkup(<OrderPallets pallet={order.pallet!} order={order} />))
}

test.each(['placed', 'accepted', 'packed', 'dispatched'] as const)(
  'an order that is %s says when its pallet arrives, and asks for no order any more (RUN-02)',
  (state) => {
    const text = palletText({ consignments: [orderPart({ state }), palletPart({ state })] })
    expect(text).toContain('Delivered on the Forth Crossing pallet, arriving Wed 25 Nov.')
    expect(text).not.toContain('Order by')
  },
)

test.each(['delivered', 'claimed', 'closed'] as const)(
  'an order that is %s promises no arrival (RUN-02)',
  (state) => {
    const text = palletText({ consignments: [orderPart({ state }), palletPart({ state })] })
    expect(text).toContain('Went on the Forth Crossing pallet of Wed 25 Nov.')
    expect(text).not.toContain('Arrives')
  },
)

test('the pallet of a group without runs names the day it leaves, or none (RUN-02)', () => {
  const { runText: _, ...pallet } = halfPallet
  expect(palletText({ pallet })).toContain('Delivered on the Forth Crossing pallet of Wed 25 Nov.')
  expect(palletText({ pallet: { ...pallet, leavesOn: null } })).toContain(
    'Delivered on the Forth Crossing pallet.',
  )
})

test('the delivery note has a heading for each sender of goods, and none for the bare pallet (OPEN-24)', () => {
  const html = renderToStaticMarkup(<DeliveryNote order={groupOrder()} />)
  const senders = Array.from(html.matchAll(/<h3[^>]*>([^<]+)</g), ([, name]) => name)
  expect(senders).toEqual(['Learmonth Basin Brewery'])
  expect(textOf(html)).toContain('Half pallet')
  expect(textOf(html)).toContain('Pallet ex VAT £48.75')
})

test('accessories after the pallet are under Dray with their own lines (OPEN-24)', () => {
  const dray = orderPart({
    id: 'part-3',
    team: null,
    shippingOption: 'collection',
    shippingLabel: 'Collect it',
  })
  const order = groupOrder({ consignments: [palletPart(), dray] })
  const html = renderToStaticMarkup(<DeliveryNote order={order} />)
  expect(html).toContain('<h3 id="sender-part-3">Dray</h3>')
  expect(html).toContain('Collect it')
})

test('an order that is collected names no address that it goes to (OPEN-24, DELV-11)', () => {
  const collected = groupOrder({ consignments: [orderPart({ shippingOption: 'collection' })] })
  const note = textOf(renderToStaticMarkup(<DeliveryNote order={collected} />))
  expect(note).toContain('You collect it.')
  expect(note).not.toContain('Goes to')
  const places = textOf(renderToStaticMarkup(<OrderPlaces order={collected} />))
  expect(places).toContain('You collect it')
  expect(places).not.toContain('Where it goes')
  expect(textOf(renderToStaticMarkup(<OrderPlaces order={groupOrder()} />))).toContain('Where it goes')
})

test('an order that is here says where it went or that it was collected, and what it cost (OPEN-24)', () => {
  expect(hereText({})).toContain('Where it went')
  expect(hereText({})).toContain('What it cost ')
  expect(hereText({ consignments: [orderPart({ shippingOption: 'collection' })] })).toContain(
    'You collected it',
  )
})

function hereText(change: Partial<Order>): string {
  const order = groupOrder({ state: 'delivered', ...change })
  return textOf(
    renderToStaticMarkup(
      <>
        <OrderPlaces order={order} />
        <OrderSums order={order} />
      </>,
    ),
  )
}

test('the head of an order that is collected speaks of collection, and of no van (SEE-13, DELV-11)', () => {
  for (const state of ['accepted', 'packed', 'delivered'] as const)
    expect(collectedText(state)).not.toMatch(/On its way|With you|Deliver/)
  expect(collectedText('accepted')).toContain('Collection Ready by')
  expect(collectedText('packed')).toContain(' Ready to collect ')
  expect(collectedText('delivered')).toContain(' Collected ')
})

const collectedText = (state: OrderState): string =>
  headText({
    state,
    group: null,
    pallet: null,
    consignments: [orderPart({ state, shippingOption: 'collection' })],
  })

const headText = (change: Partial<Order>): string =>
  textOf(renderToStaticMarkup(<OrderHead order={groupOrder(change)} onChange={() => {}} />))

test('the head of an order has number, day placed, delivery and the buyer’s own number (OPEN-24, DELV-08)', () => {
  const text = headText({ handover: { poNumber: 'PO 77' } })
  expect(text).toContain('Order DRAY-ABCD-23')
  expect(text).toContain('Placed 20 Nov 2026')
  expect(text).toContain('Delivery Arrives Wed 25 Nov on the pallet')
  expect(text).toContain('PO number PO 77')
  expect(headText({})).not.toContain('PO number')
})

test.each<[OrderState]>([['delivered'], ['cancelled'], ['closed']])(
  'the head of an order that is %s names no delivery to come (OPEN-24)',
  (state) => {
    expect(headText({ state, consignments: [orderPart({ state })] })).not.toContain('On the pallet of')
  },
)

const van = (id: string, promisedTo: string): OrderConsignment =>
  orderPart({
    id,
    deliverBy: promisedTo,
    delivery: { kind: 'own_van', version: 1, chargeMinor: 0, promisedFrom: promisedTo, promisedTo },
  })

test('each of several days of delivery is named once (OPEN-24)', () => {
  const consignments = [van('a', '2026-11-24'), van('b', '2026-11-26'), van('c', '2026-11-24')]
  expect(headText({ group: null, pallet: null, consignments })).toContain(
    'Delivery Arrives Tue 24 Nov, arrives Thu 26 Nov',
  )
})

test('who is not charged yet pays first, and takes no documents away (OPEN-24)', () => {
  const payment = { ...groupOrder().payment, state: 'unpaid' as const }
  const text = headText({ payment, paidAt: null })
  expect(text).toContain('Pay now')
  expect(text).not.toContain('Documents as PDF')
  expect(text).not.toContain('Make it a standing order')
  expect(headText({})).toContain('Documents as PDF')
})

const partText = (change: Partial<OrderConsignment>): string =>
  textOf(renderToStaticMarkup(<ConsignmentPart order={groupOrder()} consignment={orderPart(change)} />))

const at = '2026-11-25T11:19:00Z'

test.each<[string, Partial<OrderConsignment>, string]>([
  [
    'was delivered',
    { deliveryProof: { receivedBy: 'Jo Barr', at, note: null } },
    'Signed for by Jo Barr, 25 Nov 2026, 11:19',
  ],
  [
    'was collected',
    { shippingOption: 'collection', deliveryProof: { receivedBy: 'Jo Barr', at, note: null } },
    'Handed to Jo Barr, 25 Nov 2026, 11:19',
  ],
  [
    'came without a name',
    { deliveryProof: { receivedBy: null, at, note: 'Left in the yard' } },
    'No name was given, 25 Nov 2026, 11:19 Left in the yard',
  ],
])('a part that %s says who took it and when (LIFE-12)', (_what, change, words) => {
  expect(partText({ state: 'delivered', ...change })).toContain(words)
})

test('a part on its way is signed for by no one (LIFE-12)', () => {
  expect(partText({ state: 'dispatched' })).not.toContain('Signed for')
})
