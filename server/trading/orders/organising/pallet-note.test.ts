import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bringText } from '../../../../shared/delivery/bring-text.ts'
import { organisedRun } from '../../../../tests/support/builders/organised-run.ts'
import { addMember } from '../../../../tests/support/shops/add-staff.ts'
import { openOrderShop } from '../../../../tests/support/shops/order-shop.ts'
import { pdfText } from '../../../../tests/support/shops/pdf-text.ts'

const shop = await openOrderShop()

test('the pallet note of three breweries says who brings what, where and by when, without prices (RUN-06)', async () => {
  const { confirmed, breweries, run, path, headers, read } = await organisedRun(shop, { of: 3 })
  const [order] = await confirmed(2)
  const { clientId, ...cellar } = await shop.buyer()
  await addMember(shop.database, { clientId, breweryId: breweries[0]!.id, role: 'cellar' })
  const part = (await order!.read()).consignments.find(({ team }) => team?.id === breweries[0]!.id)!
  const packed = await shop.post(
    `/api/sell/${breweries[0]!.slug}/orders/${part.id}/pack`,
    { lines: [{ position: 0, units: 2, batch: 'B7' }] },
    { ...cellar, 'idempotency-key': randomUUID() },
  )
  expect(packed.statusCode).toBe(200)
  const note = await shop.get(`${path}/drops/${order!.number}/pallet-note.pdf`, await headers())
  expect(note.headers['content-type']).toBe('application/pdf')
  const text = pdfText(note.rawPayload).replaceAll('\n', ' ')
  for (const { name } of breweries) expect(text).toContain(`${name}: 2 units, `)
  expect(text).toContain('Batch B7')
  expect(text).toContain(bringText(run))
  const { drops } = await read()
  expect(text).toContain('All breweries: 6 units, ')
  expect(drops[0]!.pallets.length).toBeGreaterThan(0)
  expect(text).toContain(`Pallet 1: ${drops[0]!.pallets[0]!.step}, `)
  expect(text).not.toContain('£')
  expect((await shop.get(`${path}/drops/DRAY-0/pallet-note.pdf`, await headers())).statusCode).toBe(404)
})
