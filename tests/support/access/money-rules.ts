import { byFinance, notSupport, rules, staffOnly } from './access-rule.ts'

/** Routes of the staff's money: support sees none but what it may give back of an order, operations read. */
export const moneyRules = [
  ...rules(
    staffOnly(200),
    `
    GET /api/admin/orders/:number/refunds
    POST /api/admin/orders/:number/refunds`,
  ),
  ...rules(
    notSupport(200),
    `
    GET /api/admin/buyers/:id/credit
    GET /api/admin/money/receivables
    GET /api/admin/money/breweries
    GET /api/admin/money/refunds
    GET /api/admin/money/ledger
    GET /api/admin/money/ledger/:account
    GET /api/admin/money/ledger/:account/entries
    GET /api/admin/money/fees
    GET /api/admin/money/corrections
    GET /api/admin/money/disputes
    GET /api/admin/money/disputes/:dispute/evidence.pdf
    GET /api/admin/money/reconciliation
    GET /api/admin/money/payouts
    GET /api/admin/money/breweries/:slug
    GET /api/admin/money/breweries/:slug/entries
    GET /api/admin/money/papers
    GET /api/admin/money/papers/:series`,
  ),
  // Operations enter what a run cost; what one of the staff has booked is no more to be done by the next.
  ...rules(
    notSupport(409),
    `
    POST /api/admin/money/carrier-bills
    POST /api/admin/money/carrier-bills/reversal`,
    { operations: 200 },
  ),
  ...rules(
    byFinance(200),
    `
    POST /api/admin/buyers/:id/credit/:verb
    GET /api/admin/money/sellers-report
    GET /api/admin/money/journal
    GET /api/admin/money/exports/:program
    POST /api/admin/money/payments
    POST /api/admin/money/payments/:id/reversal
    POST /api/admin/money/write-offs
    POST /api/admin/money/write-offs/:id/confirmation
    POST /api/admin/money/pay-backs/:id/confirmation
    POST /api/admin/refunds/:id/confirmation
    POST /api/admin/money/refunds/:id/match
    POST /api/admin/money/refunds/:id/again
    POST /api/admin/money/corrections
    POST /api/admin/money/corrections/:id/confirmation
    POST /api/admin/money/payouts/:number/sent
    POST /api/admin/money/reconciliation/comparison
    POST /api/admin/money/reconciliation/explanations
    POST /api/admin/orders/:number/payment/question
    POST /api/admin/money/breweries/:slug/hold
    DELETE /api/admin/money/breweries/:slug/hold
    PUT /api/admin/money/breweries/:slug/account`,
  ),
  // The owner and the brewery are owed and owe nothing, the order waits for no bank, the dispute is not lost.
  ...rules(
    byFinance(409),
    `
    POST /api/admin/money/pay-backs
    POST /api/admin/money/payouts/:number/return
    POST /api/admin/money/breweries/:slug/payments
    POST /api/admin/orders/:number/bank-refund
    POST /api/admin/money/disputes/:dispute/decision`,
  ),
]
