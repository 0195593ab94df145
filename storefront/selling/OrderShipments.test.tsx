import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { OrderShipments } from './OrderShipments.tsx'

const line = (title: string, quantity: number, quantitySent: number) =>
  ({ title, variantLabel: '30L Keg', quantity, quantitySent }) as SellingOrder['lines'][number]
const shipment = (sentAt: string, ...units: number[]) => ({
  sentAt,
  carrier: 'Lowland',
  tracking: null,
  lines: units.map((count, position) => ({ position, units: count })),
})

test('breweries and staff see what each shipment contains and what is still to be sent (OPEN-24)', () => {
  const order = {
    lines: [line('Swan Neck', 3, 1), line('Towpath', 2, 0)],
    shipments: [shipment('2026-11-24T10:00:00Z', 1)],
    deliveryProof: null,
  }
  const text = renderToStaticMarkup(<OrderShipments order={order} level={3} />).replaceAll(/<[^>]+>/g, ' ')
  expect(text).toContain(': 1 of 3 × Swan Neck, 30L Keg, Lowland')
  expect(text).toContain('Still to send: 2 × Swan Neck, 30L Keg; 2 × Towpath, 30L Keg')
  expect(renderToStaticMarkup(<OrderShipments order={{ ...order, shipments: [] }} />)).toBe('')
})
