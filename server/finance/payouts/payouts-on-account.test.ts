import { expect, test } from 'vitest'
import { openCreditShop } from '../../../tests/support/shops/credit-shop.ts'
import { readDueOfBreweries } from '../ledger/read-brewery-dues.ts'
import { findOpenClaimMoney } from '../../trading/orders/claims/open-claim-money.ts'
import { findAvailable } from './find-available.ts'

const shop = await openCreditShop()
const { database } = shop

/** The one brewery that is owed something, and what may be paid out to it. */
async function available() {
  const [owed] = await readDueOfBreweries(database)
  const asked = {
    breweryId: owed!.breweryId,
    nation: 'england-and-wales',
    provider: 'sandbox',
    claimedOf: findOpenClaimMoney,
  } as const
  const { dueMinor, availableMinor } = await findAvailable(database, { ...asked, now: shop.now() })
  return { dueMinor, availableMinor }
}

test('a part on account is payable once its buyer paid or owes by today, and not before dispatch (CRED-10)', async () => {
  const buyer = await shop.creditBuyer({ terms: '14' })
  const number = await shop.invoiced(buyer, 24_000)
  expect(await readDueOfBreweries(database)).toEqual([])
  await shop.operate('orders', 'dispatch', number)
  expect(await available()).toEqual({ dueMinor: 24_000, availableMinor: 0 })
  // Long after the working days of a part by card, the invoice is still neither paid nor due.
  await shop.waitDays(13)
  expect(await available()).toEqual({ dueMinor: 24_000, availableMinor: 0 })
  await shop.waitDays(1)
  expect(await available()).toEqual({ dueMinor: 24_000, availableMinor: 24_000 })
})

test('one that its buyer pays before its day is payable then; a part of the money is not enough (CRED-10)', async () => {
  const before = (await available()).availableMinor
  const buyer = await shop.creditBuyer({ terms: '30' })
  const number = await shop.invoiced(buyer, 12_000)
  await shop.operate('orders', 'dispatch', number)
  await shop.waitDays(9)
  await shop.markPaid(buyer.clientId, 11_999)
  expect((await available()).availableMinor).toBe(before)
  await shop.markPaid(buyer.clientId, 1)
  expect((await available()).availableMinor).toBe(before + 12_000)
})
