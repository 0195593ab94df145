import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import type { Database } from '../../platform/database/database.ts'
import { type PaymentProvider, ProviderUnreachable } from './payment-provider.ts'
import { type PaymentEvent, paymentStateOf } from './payment-state.ts'
import {
  insertIntent,
  insertSandboxMove,
  lockIntent,
  sandboxBalance,
  sandboxMovesSince,
  type SandboxIntent,
  updateIntent,
} from './sandbox-queries.ts'
import { createSandboxPayouts } from './sandbox-payouts.ts'
import { badField } from '../../platform/errors/common-errors.ts'

type Step = (intent: SandboxIntent) => Omit<PaymentEvent, 'id' | 'attempt' | 'amountMinor'>[]

const succeeded = { kind: 'succeeded', reason: null } as const
const failed = (reason: string) => ({ kind: 'failed', reason }) as const
const isWaiting = ({ events }: SandboxIntent) => paymentStateOf(events).kind === 'action_required'

const steps: Record<string, Step> = {
  [sandboxTokens.success]: () => [succeeded],
  [sandboxTokens.decline]: () => [failed('declined')],
  [sandboxTokens.insufficientFunds]: () => [failed('insufficient_funds')],
  [sandboxTokens.authenticate]: () => [{ kind: 'action_required', reason: null }],
  [sandboxTokens.authenticationPassed]: (intent) =>
    isWaiting(intent) ? [succeeded] : [failed('authentication_failed')],
  [sandboxTokens.authenticationFailed]: () => [failed('authentication_failed')],
  [sandboxTokens.timeout]: () => [succeeded],
  [sandboxTokens.answeredTwice]: () => [succeeded, succeeded],
}

/**
 * A provider without money: the token selects the outcome. The default without another provider. `feeRate` is Dray's, in
 * hundredths of a percent.
 */
export function createSandbox(
  database: Database,
  { clock = () => new Date(), feeRate = 0 }: { clock?: () => Date; feeRate?: number } = {},
): PaymentProvider {
  /** Works on one intent at a time, as a provider does. */
  const change = (
    reference: string,
    work: (intent: SandboxIntent) => SandboxIntent,
  ): Promise<PaymentEvent[]> =>
    database.transaction(async (transaction) => {
      const intent = await lockIntent(transaction, reference)
      if (intent === null) throw new ProviderUnreachable(`The sandbox knows no intent ${reference}.`)
      const { attempts, events } = work(intent)
      if (events !== intent.events) await updateIntent(transaction, reference, { attempts, events })
      await recordMoney(transaction, { reference, events, at: clock() })
      return events
    })

  return {
    name: 'sandbox',
    isTestMode: true,
    publishableKey: null,
    feeRate,
    offersPayByBank: false,
    readWebhook: null,
    readDispute: null,
    readFee: null,
    transfers: null,
    books: {
      movesSince: (since) => sandboxMovesSince(database, since),
      balance: () => sandboxBalance(database),
    },
    payouts: createSandboxPayouts(database, clock),
    createIntent: async ({ paymentId, amountMinor }) => {
      const reference = `sandbox_${paymentId}`
      await insertIntent(database, { reference, amountMinor })
      return { reference, clientSecret: null }
    },
    confirmIntent: async (reference, token) => {
      const step = Object.hasOwn(steps, token) ? steps[token] : undefined
      if (step === undefined) throw badField('token', 'Only test cards are taken here.')
      const events = await change(reference, (intent) => {
        if (isOver(intent)) return intent
        const attempts = intent.attempts + 1
        const added = step(intent).map((event, index) => ({
          ...event,
          id: `${reference}:${attempts}:${index}`,
          attempt: attempts,
          amountMinor: intent.amountMinor,
        }))
        return { ...intent, attempts, events: [...intent.events, ...added] }
      })
      if (token === sandboxTokens.timeout)
        throw new ProviderUnreachable('The sandbox did not answer in time.')
      return events
    },
    readIntent: (reference) => change(reference, (intent) => intent),
    closeIntent: (reference) =>
      change(reference, (intent) => (isOver(intent) ? intent : withEvent(intent, closed(reference)))),
    refund: (reference, { refundId, amountMinor }) =>
      change(reference, (intent) => {
        const id = `${reference}:refund:${refundId}`
        if (intent.events.some((event) => event.id === id)) return intent
        return withEvent(intent, { id, kind: 'refunded', attempt: 0, amountMinor, reason: null })
      }),
  }
}

/** Moves the sandbox's balance by what has happened to an intent, each once. */
async function recordMoney(
  transaction: Database,
  { reference, events, at }: { reference: string; events: readonly PaymentEvent[]; at: Date },
): Promise<void> {
  const paid = events.find(({ kind }) => kind === 'succeeded')
  if (paid !== undefined)
    await insertSandboxMove(transaction, {
      id: `${reference}:paid`,
      kind: 'payment',
      reference,
      subject: null,
      amountMinor: paid.amountMinor,
      at,
    })
  for (const { id, amountMinor } of events.filter(({ kind }) => kind === 'refunded'))
    await insertSandboxMove(transaction, {
      id,
      kind: 'refund',
      reference,
      subject: id,
      amountMinor: -amountMinor,
      at,
    })
}

function isOver({ events }: SandboxIntent): boolean {
  const { kind } = paymentStateOf(events)
  return kind === 'paid' || kind === 'cancelled'
}

const closed = (reference: string): PaymentEvent => ({
  id: `${reference}:closed`,
  kind: 'cancelled',
  attempt: 0,
  amountMinor: 0,
  reason: null,
})

function withEvent(intent: SandboxIntent, event: PaymentEvent): SandboxIntent {
  return { ...intent, events: [...intent.events, event] }
}
