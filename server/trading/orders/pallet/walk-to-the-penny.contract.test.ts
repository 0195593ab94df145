import { findPaidOrders } from '../find-paid-orders.ts'
import { expect, test } from 'vitest'
import { addWorkingDays } from '../../../../shared/working-time/working-time.ts'
import { buildBeer, buildContainer } from '../../../../tests/support/builders/builders.ts'
import { confirmationTokens, refundedOf } from '../../../../tests/support/builders/stripe-books.ts'
import { walkOrder } from '../../../../tests/support/builders/walked-order.ts'
import { openPayoutShop } from '../../../../tests/support/shops/payout-shop.ts'
import { findStaffGroup } from '../../../backoffice/admin/find-staff-group.ts'
import type { LedgerAccount } from '../../../finance/ledger/ledger-accounts.ts'
import { readBalance, readImbalance } from '../../../finance/ledger/read-balances.ts'
import { bookProviderFees } from '../../../finance/payments/book-provider-fees.ts'
import { reconcile } from '../../../finance/reconciliation/reconcile.ts'
import { listEntries } from '../../../finance/payouts/list-entries.ts'
import { findExpectedFees } from '../selling/expected-fees.ts'
import { listSales } from '../../../finance/payouts/list-sales.ts'
import { findRunsFrom } from '../../../parties/runs/find-runs.ts'
import { findOrder } from '../find-orders.ts'
import { applyStep } from '../life/apply-step.ts'
import { testSealer } from '../../../../tests/support/shops/test-sealer.ts'

const shop = await openPayoutShop()
const { database, stripe } = shop
stripe.books.toppedUp = 0
const of = (account: LedgerAccount, owner?: string) =>
  readBalance(database, account, owner === undefined ? {} : { owner })

test('a group order ends with the figures of every party, to the penny, and its run says them (INV-16, LEDG-05, STAF-26)', async () => {
  const walked = await walkOrder(shop, { token: confirmationTokens.success })
  const { a, b, c, firkin, group, number, run, sell, buy, buyer, papers } = walked
  for (const { brewery } of [a, b, c])
    await shop.operate(
      'breweries',
      'stripe-account',
      brewery.slug,
      `acct_${brewery.slug.replaceAll('-', '')}`,
    )
  const intent = [...stripe.books.intents.values()][0]!
  stripe.books.fees.set(intent.latest_charge!, 2713)
  await bookProviderFees({ ...shop.payments, clock: shop.now })

  // The steps 2 to 5 that change the order; pallet-walk.test.ts has their figures.
  await run('accept', a.brewery.slug)
  const beer = await buildBeer(database, { breweryId: b.brewery.id })
  const other = await buildContainer(database, {
    ...firkin,
    beerId: beer.id,
    availableUnits: 5,
    priceMinor: 8200,
  })
  const substitute = { variantId: other.storefrontVariantId, units: 2 }
  await sell(b, 'propose', { lines: [{ position: 0, units: 4, substitute }] })
  await buy(b, 'agree')
  await sell(c, 'refuse', { reason: 'no_stock' })
  await sell(a, 'propose', { lines: [{ position: 0, units: 9 }] })
  await shop.sweep()

  const [lorry] = await findRunsFrom(database, group.id, '2000-01-01')
  shop.wait((Date.parse(lorry!.answerByAt) - shop.now().getTime()) / 1000)
  await shop.sweep()
  for (const { brewery } of [a, b]) {
    await run('pack', brewery.slug)
    await shop.operate('runs', 'tick', group.slug, lorry!.day, number, brewery.slug)
  }
  shop.waitUntil(lorry!.day, '07:00')
  await shop.operate('runs', 'depart', group.slug, lorry!.day)
  await run('deliver', 'name=Jo Barr')
  expect([await of('brewery_due', a.brewery.id), await of('brewery_due', b.brewery.id)]).toEqual([
    -41_472 + 164 + 1244,
    -61_200 + 1836,
  ])

  await database.transaction((transaction) =>
    applyStep(
      transaction,
      {
        number,
        brewerySlug: a.brewery.slug,
        actor: { id: buyer.clientId, name: null, role: 'buyer', means: 'page' },
        step: {
          verb: 'claim',
          kind: 'damaged',
          text: 'One case is broken.',
          lines: [{ position: 0, units: 1 }],
        },
      },
      { publicUrl: 'https://dray.example', sealer: testSealer, now: shop.now() },
    ),
  )
  await shop.operate('orders', 'decide-claim', number, a.brewery.slug, 'decision=admitted')
  await shop.sweep()

  const bill = ['money', 'carrier-bill', group.slug, lorry!.day, '52.00', '10.40', 'LINN', '44']
  expect(await shop.operate(...bill)).toContain('£52.00')
  await expect(shop.operate(...bill)).rejects.toThrow('booked for this run already')
  await shop.operate('money', 'carrier-bill', group.slug, lorry!.day, '7.00', '1.40', 'WRONG')
  await shop.operate('money', 'undo-carrier-bill', group.slug, lorry!.day, 'WRONG', 'Another', 'run’s.')
  expect(await of('bank')).toBe(-6240)
  const staff = await findStaffGroup(database, { slug: group.slug, seesMoney: true, now: shop.now() })
  const { money, orders } = staff.runs.find(({ day }) => day === lorry!.day)!
  const borneMinor = money!.borneBy.reduce((sum, { minor }) => sum + minor, 0)
  expect({ ...money, borneBy: borneMinor, orders }).toEqual({
    chargedMinor: 4875,
    borneBy: 1925,
    billedMinor: 5200,
    leftMinor: 1600,
    orders: 1,
  })

  shop.waitUntil(addWorkingDays(lorry!.day, 4, 'england-and-wales'), '06:00')
  await shop.make()
  await shop.send()
  const paid = stripe.books.transfers.map(({ amount }) => amount)
  expect(paid.toSorted((one, two) => one - two)).toEqual([35_594, 59_364])
  stripe.books.adjustments.push({ id: 'txn_po_1', type: 'payout', amount: -6243, fee: 0, source: null })
  await reconcile({
    database,
    provider: shop.payments.provider,
    clock: shop.now,
    paidOrdersOf: findPaidOrders,
  })

  // The buyer: page, documents and ledger.
  expect((await findOrder(database, null, number)).payment.refundedMinor).toBe(75_606)
  expect(refundedOf(stripe.books, intent.id)).toBe(75_606)
  const documented = (await papers()).map((text) => text.split(' ') as [string, string])
  const netOf = (issuer: string) =>
    documented.filter(([of]) => of === issuer).reduce((sum, [, minor]) => sum + Number(minor), 0)
  expect([netOf('A'), netOf('B'), netOf('C'), netOf('DRY')]).toEqual([36_864, 61_200, 0, 5850])
  expect(await of('buyer')).toBe(0)
  // The breweries' statements.
  const balance = async ({ brewery }: typeof a) => shop.operate('money', 'balance', brewery.slug)
  expect(await balance(a)).toMatch(/due £0\.00[^]*paid £355\.94/)
  expect(await balance(b)).toMatch(/due £0\.00[^]*paid £593\.64/)
  expect(await balance(c)).toContain('due -£21.46')
  // The one that refused sees what it owes and of which order, though its part has no invoice.
  const asked = { breweryId: c.brewery.id, page: 1 }
  const sales = await listSales(database, { ...asked, feesOf: findExpectedFees })
  expect([sales.total, sales.rows]).toMatchObject([
    1,
    [{ orderNumber: number, invoice: null, totalMinor: 0, palletMinor: 2146, yoursMinor: -2146 }],
  ])
  const entries = (await listEntries(database, { ...asked, account: 'due' })).rows
  expect(new Set(entries.map(({ event, orderNumber }) => [event, orderNumber].join()))).toEqual(
    new Set([['pallet_difference', number].join()]),
  )
  expect(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(-2146)
  // Dray's and Stripe's.
  expect({
    fees: await of('fees'),
    delivery: await of('delivery'),
    carrier: await of('carrier'),
    costs: await of('provider_costs'),
    vat: await of('vat'),
    bank: await of('bank'),
    owed: await of('brewery_due', c.brewery.id),
    clearing: await of('clearing', 'stripe'),
  }).toEqual({
    fees: -2452,
    delivery: -4875,
    carrier: 5200 - 1925,
    costs: 2713,
    vat: -810,
    bank: 3,
    owed: 2146,
    clearing: 0,
  })
  // What is Dray's own is its bank and what it is owed, less what it owes in VAT.
  expect(2452 + 4875 - (5200 - 1925) - 2713).toBe(1339)
  expect(3 + 2146 - 810).toBe(1339)
  expect(await readImbalance(database)).toBe(0)
})
