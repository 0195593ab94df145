import {
  type RefundBearer,
  refundBearers,
  type RefundReason,
  refundReasons,
} from '../../../shared/orders/refund-reasons.ts'
import { isUuid } from '../../../shared/format/uuid.ts'
import type { NewRefund, RefundItem } from '../../../shared/api/refunds-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { retryTransaction } from '../../platform/database/retry-transaction.ts'
import { findOrder } from '../../trading/orders/find-orders.ts'
import { requestRefund, type RefundOutcome } from '../../trading/orders/refunds/request-refund.ts'
import { confirmRefund } from '../../trading/orders/refunds/confirm-refund.ts'
import { readOrderNumber } from '../../trading/orders/order-number.ts'
import { payShortRefund } from '../../trading/orders/refunds/pay-short-refund.ts'
import { refundParts } from '../../trading/orders/refunds/refund-parts.ts'
import { describeOrder } from './describe-order.ts'
import { stepActorOf } from '../../trading/orders/life/step-actor.ts'
import { type Command, UsageError } from './operator-command.ts'
import { readPounds } from './read-typed-words.ts'
import { readStepWords, type StepWordsRead } from './read-step-words.ts'

const usage =
  `orders refund <number> [brewery] [<line>=<units> …] [rebate=<line>:<pounds>] [delivery=all|<pounds>] [goodwill=<pounds>]` +
  ` [reason=${refundReasons.join('|')}] [cause=${refundBearers.join('|')}] [note=<text>] [bank=<reference>]`
const shortUsage = 'orders pay-short <number> <reference>'
const confirmUsage = 'orders confirm-refund <id>'

/** Money that goes back for what was sent. */
export const refundCommands: Record<string, Command> = {
  refund: {
    usage,
    does: 'gives back units, a rebate, delivery or goodwill; all that is left of what was sent where none is named',
    run: async (database, typed, context) => {
      const { publicUrl, clock } = context
      const words = readStepWords(typed, usage)
      const { number, brewerySlug, valueOf, oneOf } = words
      const said = {
        reason: valueOf('reason') === null ? 'return' : oneOf<RefundReason>('reason', refundReasons),
        cause: valueOf('cause') === null ? 'brewery' : oneOf<RefundBearer>('cause', refundBearers),
        note: valueOf('note') ?? 'The money of what was sent goes back.',
        ...(valueOf('bank') !== null && { bankReference: valueOf('bank') }),
      }
      const by = { actor: stepActorOf(context.actor), publicUrl, now: clock() }
      const named = await namedItems(database, words)
      const outcome = await retryTransaction(database, (transaction) =>
        named === null
          ? refundParts(transaction, { number, brewerySlug, ...said, ...by })
          : requestRefund(transaction, { number, wanted: { ...named, ...said }, ...by }),
      )
      return describeOutcome(database, number, outcome)
    },
  },
  'pay-short': {
    usage: shortUsage,
    does: 'books what could not go back to a card and was paid by bank, with the reference of the statement',
    run: async (database, [typed = '', ...words], { actor, clock }) => {
      const number = readOrderNumber(typed)
      if (number === null || words.length === 0) throw new UsageError(shortUsage)
      const paying = { number, reference: words.join(' '), actor, now: clock() }
      const { money = [] } = await retryTransaction(database, (transaction) =>
        payShortRefund(transaction, paying),
      )
      return `${money.join('\n')}\n`
    },
  },
  'confirm-refund': {
    usage: confirmUsage,
    does: 'the second person’s word on a refund that is waiting for one',
    run: async (database, [id], context) => {
      const { publicUrl, clock, openSealer } = context
      if (id === undefined || !isUuid(id)) throw new UsageError(confirmUsage)
      const sealer = await openSealer()
      const by = { actor: stepActorOf(context.actor), publicUrl, sealer, now: clock() }
      const outcome = await retryTransaction(database, (transaction) =>
        confirmRefund(transaction, { id, ...by }),
      )
      return describeOutcome(database, outcome.number, outcome)
    },
  },
}

async function describeOutcome(
  database: Database,
  number: string,
  { id, state }: RefundOutcome,
): Promise<string> {
  if (state === 'asked') return `It waits for a second person: orders confirm-refund ${id}\n`
  return describeOrder(await findOrder(database, null, number))
}

/** What is named to be given back; null where nothing is, which means all that is left. */
async function namedItems(
  database: Database,
  { number, brewerySlug, units, valueOf }: StepWordsRead,
): Promise<Pick<NewRefund, 'items' | 'goodwillMinor'> | null> {
  const [rebate, delivery, goodwill] = [valueOf('rebate'), valueOf('delivery'), valueOf('goodwill')]
  if (units.length === 0 && rebate === null && delivery === null && goodwill === null) return null
  const ofPart = units.length > 0 || rebate !== null || delivery !== null
  const part = ofPart ? await partId(database, { number, brewerySlug }) : ''
  const items: RefundItem[] = units.map((line) => ({ part, what: 'units', ...line }))
  if (rebate !== null) {
    const [, line, pounds] = /^(\d+):(.+)$/.exec(rebate) ?? []
    if (line === undefined) throw new UsageError(usage)
    items.push({ part, what: 'rebate', position: Number(line) - 1, amountMinor: readPounds(pounds!) })
  }
  if (delivery === 'all') items.push({ part, what: 'delivery' })
  else if (delivery !== null) items.push({ part, what: 'delivery', amountMinor: readPounds(delivery) })
  return { items, ...(goodwill !== null && { goodwillMinor: readPounds(goodwill) }) }
}

/** The brewery's part; of an order with one part that one. */
async function partId(
  database: Database,
  { number, brewerySlug }: Pick<StepWordsRead, 'number' | 'brewerySlug'>,
): Promise<string> {
  const { consignments } = await findOrder(database, null, number)
  const parts = consignments.filter(({ team }) => brewerySlug === null || team?.slug === brewerySlug)
  if (parts.length !== 1) throw new UsageError(`Name the brewery. ${usage}`)
  return parts[0]!.id
}
