type Card = { id: string; object: 'payment_method'; created: number }
export type StripeIntent = {
  id: string
  object: 'payment_intent'
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  amount: number
  amount_received: number
  created: number
  client_secret: string
  metadata: Record<string, string>
  payment_method: Card | null
  latest_charge: string | null
  last_payment_error: { code: string; decline_code?: string; payment_method: Card } | null
}
type Refund = {
  id: string
  object: 'refund'
  status: 'succeeded' | 'pending' | 'failed'
  amount: number
  payment_intent: string
  metadata: Record<string, string>
}
type Transfer = {
  id: string
  object: 'transfer'
  amount: number
  destination: string
  transfer_group: string
  source_transaction: string | null
  reversed: boolean
  metadata: Record<string, string>
}
type Reversal = {
  id: string
  object: 'transfer_reversal'
  amount: number
  transfer: string
  metadata: Record<string, string>
}
export type StripeDispute = {
  id: string
  object: 'dispute'
  amount: number
  reason: string
  status: 'needs_response' | 'under_review' | 'warning_needs_response' | 'won' | 'lost'
  payment_intent: string
  evidence_details: { due_by: number | null }
  balance_transactions: { id: string; amount: number; fee: number }[]
}
type BalanceRow = { id: string; type: string; amount: number; fee: number; source: object | null }
export type StripeAnswer = [status: number, body: object]
export type StripeBooks = ReturnType<typeof newBooks>

/** Tokens of the page, by what becomes of their card. */
export const confirmationTokens = {
  success: 'ctoken_success',
  decline: 'ctoken_decline',
  insufficientFunds: 'ctoken_insufficient_funds',
  authenticate: 'ctoken_authenticate',
} as const

/** The books of another company: its payments, debts and events. */
export function newBooks() {
  return {
    intents: new Map<string, StripeIntent>(),
    refunds: [] as Refund[],
    transfers: [] as Transfer[],
    reversals: [] as Reversal[],
    /** Rows of the balance that calls do not cause: fees, payouts to the bank, disputes. */
    adjustments: [] as BalanceRow[],
    disputes: [] as StripeDispute[],
    /** When all of it moved the balance, in seconds. */
    movedAt: 1_700_000_000,
    /** What the platform paid into its own balance, in pence. */
    toppedUp: 0,
    /** What Stripe took off a charge, in pence, once it is settled. */
    fees: new Map<string, number>(),
    events: [] as { id: string; object: 'event'; type: string; data: { object: object } }[],
    /** The results of the next refunds; they succeed by default. */
    refundsBecome: [] as Refund['status'][],
    numbers: 0,
  }
}

export function createIntent(books: StripeBooks, form: URLSearchParams): StripeAnswer {
  const id = next(books, 'pi')
  const intent: StripeIntent = {
    id,
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount: Number(form.get('amount')),
    amount_received: 0,
    created: 1_700_000_000,
    client_secret: `${id}_secret`,
    metadata: metadataOf(form),
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
  }
  books.intents.set(id, intent)
  return [200, intent]
}

export function confirmIntent(books: StripeBooks, id: string, token: string): StripeAnswer {
  const intent = books.intents.get(id)
  if (!intent) return refusal('resource_missing')
  if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected()
  const what = token.replace(/_\d+$/, '')
  const card = cardOf(books)
  if (what === confirmationTokens.success) return [200, succeed(books, intent, card)]
  if (what === confirmationTokens.authenticate) {
    Object.assign(intent, { status: 'requires_action', payment_method: card, last_payment_error: null })
    notify(books, 'payment_intent.requires_action', intent)
    return [200, intent]
  }
  const decline_code =
    what === confirmationTokens.insufficientFunds ? 'insufficient_funds' : 'generic_decline'
  if (what !== confirmationTokens.decline && decline_code === 'generic_decline')
    return refusal('resource_missing')
  fail(books, intent, { code: 'card_declined', decline_code, payment_method: card })
  const error = { type: 'card_error', code: 'card_declined', decline_code, payment_intent: intent }
  return [402, { error: { ...error, message: 'Your card was declined.' } }]
}

/** The buyer's answer to the bank, in Stripe's part of the page. */
export function answerBank(books: StripeBooks, id: string, isPassed: boolean): void {
  const intent = books.intents.get(id)
  if (intent?.status !== 'requires_action') return
  const card = intent.payment_method!
  if (isPassed) succeed(books, intent, card)
  else fail(books, intent, { code: 'payment_intent_authentication_failure', payment_method: card })
}

export function cancelIntent(books: StripeBooks, id: string): StripeAnswer {
  const intent = books.intents.get(id)
  if (!intent) return refusal('resource_missing')
  if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpected()
  intent.status = 'canceled'
  notify(books, 'payment_intent.canceled', intent)
  return [200, intent]
}

export function createRefund(books: StripeBooks, form: URLSearchParams): StripeAnswer {
  const intent = books.intents.get(form.get('payment_intent') ?? '')
  const amount = Number(form.get('amount'))
  if (!intent || refundedOf(books, intent.id) + amount > intent.amount_received)
    return refusal('charge_already_refunded')
  const refund: Refund = {
    id: next(books, 're'),
    object: 'refund',
    status: books.refundsBecome.shift() ?? 'succeeded',
    amount,
    payment_intent: intent.id,
    metadata: metadataOf(form),
  }
  books.refunds.push(refund)
  notify(books, 'refund.created', refund)
  return [200, refund]
}

/** A bank returns a refund. */
export function failRefund(books: StripeBooks, refund: Refund): void {
  refund.status = 'failed'
  notify(books, 'refund.failed', refund)
}

export function createTransfer(books: StripeBooks, form: URLSearchParams): StripeAnswer {
  const charge = form.get('source_transaction')
  const amount = Number(form.get('amount'))
  if (charge === null ? amount > balanceOf(books) : amount > leftOfCharge(books, charge))
    return refusal('balance_insufficient')
  const transfer: Transfer = {
    id: next(books, 'tr'),
    object: 'transfer',
    amount,
    destination: form.get('destination') ?? '',
    transfer_group: form.get('transfer_group') ?? '',
    source_transaction: charge,
    reversed: false,
    metadata: metadataOf(form),
  }
  books.transfers.push(transfer)
  return [200, transfer]
}

/** Of what a charge took, what no transfer has. */
function leftOfCharge(books: StripeBooks, charge: string): number {
  const intent = [...books.intents.values()].find((one) => one.latest_charge === charge)
  const sent = books.transfers
    .filter((transfer) => transfer.source_transaction === charge && !transfer.reversed)
    .reduce((sum, { amount }) => sum + amount, 0)
  return (intent?.amount_received ?? 0) - sent
}

/** The platform's own balance: what cards paid, less fees, refunds and transfers. */
export function balanceOf(books: StripeBooks): number {
  return (
    books.toppedUp +
    sum([...books.intents.values()].map((intent) => intent.amount_received)) -
    sum(books.fees.values()) -
    sum(books.refunds.filter(({ status }) => status !== 'failed').map(({ amount }) => amount)) -
    sum(books.transfers.map(({ amount }) => amount)) +
    sum(books.reversals.map(({ amount }) => amount)) +
    sum(books.adjustments.map(({ amount, fee }) => amount - fee))
  )
}

const row = (type: string, source: { id: string }, amount: number, fee = 0): BalanceRow => ({
  id: `txn_${source.id}`,
  type,
  amount,
  fee,
  source,
})

/** Every balance transaction, those of calls first. */
export function balanceRows(books: StripeBooks): object[] {
  const charges = [...books.intents.values()].filter((intent) => intent.latest_charge !== null)
  const rows = [
    ...charges.map(({ id, latest_charge: charge, amount_received: amount }) =>
      row('charge', chargeOf(charge!, id), amount, books.fees.get(charge!) ?? 0),
    ),
    ...books.refunds.map((refund) => row('refund', refund, -refund.amount)),
    ...books.refunds
      .filter(({ status }) => status === 'failed')
      .map((refund) => ({ ...row('refund_failure', refund, refund.amount), id: `txn_back_${refund.id}` })),
    ...books.transfers.map((transfer) => row('transfer', transfer, -transfer.amount)),
    ...books.reversals.map((reversal) => row('transfer_refund', reversal, reversal.amount)),
    ...books.adjustments,
  ]
  return rows.map((one) => ({
    ...one,
    object: 'balance_transaction',
    created: books.movedAt,
    currency: 'gbp',
  }))
}

const chargeOf = (id: string, intent: string) => ({ id, object: 'charge', payment_intent: intent })

const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, amount) => total + amount, 0)

/** A buyer disputes a payment at the bank; the notice comes before the money goes, or after. */
export function openDispute(
  books: StripeBooks,
  intent: StripeIntent,
  wanted: Pick<StripeDispute, 'amount' | 'reason'> & { dueBy: Date },
): StripeDispute {
  const dispute: StripeDispute = {
    id: next(books, 'dp'),
    object: 'dispute',
    amount: wanted.amount,
    reason: wanted.reason,
    status: 'needs_response',
    payment_intent: intent.id,
    evidence_details: { due_by: Math.floor(wanted.dueBy.getTime() / 1000) },
    balance_transactions: [],
  }
  books.disputes.push(dispute)
  notify(books, 'charge.dispute.created', dispute)
  return dispute
}

/** The bank takes the money of a dispute, or gives it back; above 0 it is given back. */
export function moveDisputed(books: StripeBooks, dispute: StripeDispute, amount: number, fee = 0): void {
  const { id: about, payment_intent } = dispute
  const id = `txn_${next(books, about)}`
  dispute.balance_transactions.push({ id, amount, fee })
  books.adjustments.push({
    id,
    type: 'adjustment',
    amount,
    fee,
    source: { id: about, object: 'dispute', payment_intent },
  })
  notify(books, `charge.dispute.funds_${amount < 0 ? 'withdrawn' : 'reinstated'}`, dispute)
}

/** The bank's word. */
export function endDispute(books: StripeBooks, dispute: StripeDispute, status: 'won' | 'lost'): void {
  dispute.status = status
  notify(books, 'charge.dispute.closed', dispute)
}

export function createReversal(books: StripeBooks, id: string, form: URLSearchParams): StripeAnswer {
  const transfer = books.transfers.find((one) => one.id === id)
  if (!transfer || transfer.reversed) return refusal('resource_missing')
  const back = books.reversals.filter((one) => one.transfer === id).reduce((sum, one) => sum + one.amount, 0)
  const amount = form.has('amount') ? Number(form.get('amount')) : transfer.amount - back
  if (back + amount > transfer.amount) return refusal('transfer_reversal_too_large')
  const reversal: Reversal = {
    id: next(books, 'trr'),
    object: 'transfer_reversal',
    amount,
    transfer: id,
    metadata: metadataOf(form),
  }
  books.reversals.push(reversal)
  transfer.reversed = back + amount === transfer.amount
  return [200, reversal]
}

/** In pence, of one intent. */
export function refundedOf(books: StripeBooks, intentId: string): number {
  return books.refunds
    .filter((refund) => refund.payment_intent === intentId && refund.status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)
}

function succeed(books: StripeBooks, intent: StripeIntent, card: Card): StripeIntent {
  const charge = next(books, 'ch')
  Object.assign(intent, { status: 'succeeded', payment_method: card, last_payment_error: null })
  Object.assign(intent, { amount_received: intent.amount, latest_charge: charge })
  notify(books, 'charge.succeeded', { id: charge, object: 'charge', payment_intent: intent.id })
  notify(books, 'payment_intent.succeeded', intent)
  return intent
}

function fail(
  books: StripeBooks,
  intent: StripeIntent,
  error: NonNullable<StripeIntent['last_payment_error']>,
): void {
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null })
  intent.last_payment_error = error
  notify(books, 'payment_intent.payment_failed', intent)
}

function notify(books: StripeBooks, type: string, changed: object): void {
  books.events.push({
    id: next(books, 'evt'),
    object: 'event',
    type,
    data: { object: structuredClone(changed) },
  })
}

const next = (books: StripeBooks, kind: string) => `${kind}_${(books.numbers += 1)}`

/** Each entry of a card is one of its own, a second after the last. */
const cardOf = (books: StripeBooks): Card => {
  const id = next(books, 'pm')
  return { id, object: 'payment_method', created: 1_700_000_000 + books.numbers }
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  const fields = [...form].map(([name, value]) => [/^metadata\[(\w+)\]$/.exec(name)?.[1], value] as const)
  return Object.fromEntries(fields.filter(([name]) => name !== undefined))
}

const unexpected = () => refusal('payment_intent_unexpected_state')
const refusal = (code: string): StripeAnswer => [
  400,
  { error: { type: 'invalid_request_error', code, message: code } },
]
