import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as rules from './booking-rules.ts'
import { type LedgerEntry, tidyEntries } from './ledger-accounts.ts'

const [client, brewery] = ['the-tap', 'towpath']
const net = { netMinor: 1037, vatMinor: 207 }
const charge = { deliveryMinor: 4875, accessoriesMinor: 2500, vatMinor: 1475 }

/** 'buyer +60 brewery_held -60', as the table of events reads. */
const read = (entries: readonly LedgerEntry[]) =>
  tidyEntries(entries)
    .map(({ account, owner, amountMinor }) => {
      const sign = amountMinor > 0 ? '+' : ''
      return `${account}${owner && `(${owner})`} ${sign}${amountMinor}`
    })
    .join(', ')

test.each([
  ['card payment', () => rules.cardPaid(60, client, 'stripe'), 'clearing(stripe) +60, buyer(the-tap) -60'],
  ['provider’s fee', () => rules.providerFee(21, 'stripe'), 'provider_costs +21, clearing(stripe) -21'],
  [
    'part invoiced',
    () => rules.partInvoiced(60, client, brewery),
    'buyer(the-tap) +60, brewery_held(towpath) -60',
  ],
  [
    'Dray’s invoice',
    () => rules.drayInvoiced(charge, client),
    'buyer(the-tap) +8850, delivery -4875, accessories -2500, vat -1475',
  ],
  ['money back', () => rules.cardRefunded(60, client, 'stripe'), 'buyer(the-tap) +60, clearing(stripe) -60'],
  [
    'credit before dispatch',
    () => rules.partCredited(60, { clientId: client, breweryId: brewery, isSent: false }),
    'brewery_held(towpath) +60, buyer(the-tap) -60',
  ],
  [
    'credit after dispatch',
    () => rules.partCredited(60, { clientId: client, breweryId: brewery, isSent: true }),
    'brewery_due(towpath) +60, buyer(the-tap) -60',
  ],
  [
    'Dray’s credit note',
    () => rules.drayCredited(charge, client),
    'buyer(the-tap) -8850, delivery +4875, accessories +2500, vat +1475',
  ],
  ['dispatch', () => rules.dispatched(60, brewery), 'brewery_held(towpath) +60, brewery_due(towpath) -60'],
  ['fee', () => rules.feeTaken(net, brewery), 'brewery_due(towpath) +1244, fees -1037, vat -207'],
  [
    'fee given back',
    () => rules.feeReturned(net, brewery),
    'brewery_due(towpath) -1244, fees +1037, vat +207',
  ],
  [
    'pallet difference',
    () => rules.palletDifference({ netMinor: 1788, vatMinor: 358 }, brewery),
    'brewery_due(towpath) +2146, carrier -1788, vat -358',
  ],
  [
    'relief of a pallet difference',
    () => rules.palletDifference({ netMinor: -100, vatMinor: -20 }, brewery),
    'brewery_due(towpath) -120, carrier +100, vat +20',
  ],
  [
    'carrier’s bill',
    () => rules.carrierBill({ netMinor: 5200, vatMinor: 1040 }, 'run'),
    'carrier(run) +5200, vat +1040, bank -6240',
  ],
  ['bank payment', () => rules.bankPayment(60, client), 'bank +60, buyer(the-tap) -60'],
  ['bank payment paid back', () => rules.bankPaidBack(60, client), 'buyer(the-tap) +60, bank -60'],
  [
    'payout by Stripe',
    () => rules.payout(60, brewery, 'stripe'),
    'brewery_due(towpath) +60, clearing(stripe) -60',
  ],
  ['payout by bank', () => rules.payout(60, brewery, null), 'brewery_due(towpath) +60, bank -60'],
  [
    'transfer taken back',
    () => rules.payoutReturned(60, brewery, 'stripe'),
    'brewery_due(towpath) -60, clearing(stripe) +60',
  ],
  ['brewery pays', () => rules.payoutReturned(60, brewery, null), 'brewery_due(towpath) -60, bank +60'],
  ['goodwill', () => rules.goodwill(60, client), 'goodwill +60, buyer(the-tap) -60'],
  ['loss paid by Dray', () => rules.madeGood(60, brewery, 'dray'), 'goodwill +60, brewery_due(towpath) -60'],
  [
    'loss paid by the carrier',
    () => rules.madeGood(60, brewery, 'carrier'),
    'carrier +60, brewery_due(towpath) -60',
  ],
  [
    'lost containers',
    () => rules.containerLost(60, client, brewery),
    'buyer(the-tap) +60, brewery_due(towpath) -60',
  ],
  [
    'lost containers found',
    () => rules.containerFound(60, client, brewery),
    'buyer(the-tap) -60, brewery_due(towpath) +60',
  ],
  [
    'dispute',
    () => rules.disputeOpened({ amountMinor: 60, feeMinor: 15 }, client, 'stripe'),
    'buyer(the-tap) +60, provider_costs +15, clearing(stripe) -75',
  ],
  ['dispute won', () => rules.disputeWon(60, client, 'stripe'), 'clearing(stripe) +60, buyer(the-tap) -60'],
  [
    'dispute lost to the brewery',
    () => rules.disputeLost(60, client, brewery),
    'brewery_due(towpath) +60, buyer(the-tap) -60',
  ],
  ['dispute lost to Dray', () => rules.disputeLost(60, client, null), 'bad_debt +60, buyer(the-tap) -60'],
  [
    'write-off of a buyer',
    () => rules.writtenOff(60, { clientId: client }),
    'bad_debt +60, buyer(the-tap) -60',
  ],
  [
    'write-off of a brewery',
    () => rules.writtenOff(60, { breweryId: brewery }),
    'bad_debt +60, brewery_due(towpath) -60',
  ],
  ['Stripe pays the bank', () => rules.providerPayout(60, 'stripe'), 'bank +60, clearing(stripe) -60'],
])('%s debits and credits what the table says (LEDG-02)', (_name, book, expected) => {
  expect(read(book())).toBe(expected)
})

test('every event adds up to 0, and its reversal undoes it (INV-03)', () => {
  const pence = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(pence, pence, pence, (one, two, three) => {
      const all = [
        ...rules.drayInvoiced({ deliveryMinor: one, accessoriesMinor: two, vatMinor: three }, client),
        ...rules.feeTaken({ netMinor: one, vatMinor: two }, brewery),
        ...rules.carrierBill({ netMinor: one, vatMinor: two }, 'run'),
        ...rules.disputeOpened({ amountMinor: one, feeMinor: two }, client, 'stripe'),
        ...rules.partCredited(three, { clientId: client, breweryId: brewery, isSent: true }),
      ]
      expect(all.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0)
      expect(tidyEntries([...all, ...rules.reversed(all)])).toEqual([])
    }),
  )
})
