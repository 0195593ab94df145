import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openCreditShop } from '../../../../tests/support/shops/credit-shop.ts'
import { testSealer } from '../../../../tests/support/shops/test-sealer.ts'
import { readOwedOnAccount } from '../../../finance/ledger/read-on-account.ts'
import { confirmRefund } from './confirm-refund.ts'

const shop = await openCreditShop()
const { database } = shop

test('a payment is not undone while a refund of it is paid out by bank (CLAIM-05, CRED-07)', async () => {
  const buyer = await shop.creditBuyer()
  const admin = await shop.staff('admin')
  const number = await shop.invoiced(buyer, 36_000)
  await shop.operate('orders', 'dispatch', number)
  await shop.markPaid(buyer.clientId, 36_000)
  const [payment] = (await shop.dossier(buyer.clientId)).payments
  const [part] = (await shop.order(number, buyer)).consignments
  const body = {
    items: [{ part: part!.id, what: 'units', position: 0, units: 1 }],
    reason: 'damaged',
    cause: 'brewery',
    note: 'The keg leaked.',
    bankReference: 'BACS 12',
  }
  const asked = await shop.post(`/api/admin/orders/${number}/refunds`, body, shop.keyed(shop.finance))
  expect(asked.json()).toMatchObject({ state: 'asked' })

  const undone = await database.transaction(async (transaction) => {
    const actor = { id: admin.clientId, name: 'Ada Reid', role: 'admin', means: 'page' } as const
    const by = { actor, publicUrl: 'https://dray.example', sealer: testSealer, now: shop.now() }
    await confirmRefund(transaction, { id: asked.json().id, ...by })
    const reply = shop.money(`payments/${payment!.id}/reversal`, { reason: 'Another pub’s.' })
    await Promise.race([reply, sleep(1000)])
    return { reply }
  })
  expect((await undone.reply).json()).toMatchObject({
    code: 'not_possible',
    message: expect.stringContaining('was paid back to the buyer'),
  })
  expect(await readOwedOnAccount(database, buyer.clientId)).toBe(0)
})
