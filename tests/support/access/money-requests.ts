import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import type { Ids } from './owned-things.ts'

/** Of the first of the group's runs. */
const carrierBill = () => ({
  group: 'coast',
  day: addDays(londonDay(new Date()), 21),
  reference: 'LINN 44',
})

export const bankAccount = { holder: 'Tern Ltd', sortCode: '20-00-00', accountNumber: '12345678' }

/** What calls about money take, aimed at what is owed by the owner and to the brewery. */
export const moneyBodies: Record<string, (ids: Ids) => object> = {
  'POST /api/admin/buyers/:id/credit/:verb': () => ({ limitMinor: 300_000, reason: 'Paid on time.' }),
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
  'POST /api/admin/money/write-offs': ({ clientId, creditInvoice }) => ({
    clientId,
    invoice: creditInvoice,
    amountMinor: 100,
    reason: 'Gone.',
  }),
  'POST /api/admin/money/refunds/:id/match': () => ({ reason: 'TOW-C-000001' }),
  'POST /api/admin/money/reconciliation/comparison': () => ({}),
  'POST /api/admin/orders/:number/payment/question': () => ({}),
  'POST /api/admin/money/reconciliation/explanations': () => ({ key: 'other:1', reason: 'A fee.' }),
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
  'POST /api/admin/orders/:number/bank-refund': () => ({ bankReference: 'FT-1' }),
  'POST /api/admin/money/corrections': ({ booking }) => ({ booking, reason: 'Wrong.' }),
}
