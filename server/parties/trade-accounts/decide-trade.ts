import type { ActionSubject } from '../../platform/actions/perform-action.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors/common-errors.ts'
import { tradeNotPossible } from '../../platform/errors/trade-errors.ts'
import type { TradeNews } from '../../platform/mail/templates/trade-account-mail.ts'
import { notifyTrade } from './notify-trade.ts'
import { approvedPart } from './trade-change-rules.ts'
import { closeTradeEntry, tradeSubject } from './trade-entry.ts'
import {
  deleteTradeChange,
  lockedTradeAccount,
  storeTradeChange,
  type TradeAccountRow,
  type TradeChangeRow,
  tradeChangeRow,
  updateTradeAccount,
} from './trade-queries.ts'
import { readTradeWords, type TradeStep, type TradeVerb, tradeVerbs } from './trade-verbs.ts'
import { readTradeAccount } from './trade-view.ts'

export type Deciding = {
  clientId: string
  verb: TradeVerb
  /** The reason, the question or the note, as the verb takes it. */
  words: string | null
  actor: Actor
  publicUrl: string
  now: Date
}

/**
 * One verb of the staff on a trade account: in the audit trail, with a mail to the buyer. Answers what was decided about.
 * Needs a transaction; throws RequestError 404 for a client without one, 400 for missing words, 409 where the verb does
 * not fit the state.
 */
export async function decideTrade(
  transaction: Database,
  { clientId, verb, words: given, actor, publicUrl, now }: Deciding,
): Promise<ActionSubject> {
  const words = readTradeWords(verb, given)
  const account = await lockedTradeAccount(transaction, clientId)
  if (account === null || account.state === 'none') throw notFound('The trade account')
  const change = await tradeChangeRow(transaction, clientId)
  const step = tradeVerbs[verb].stepFrom({ state: account.state, hasChange: change !== null })
  if (step === null) throw tradeNotPossible({ state: account.state, verb })
  const seen = await seenBy(transaction, { clientId, verb })

  const changed = step.of === 'change'
  if (changed && change !== null) await decideChange(transaction, { account, change, verb, words, now })
  else await updateTradeAccount(transaction, clientId, accountAfter(verb, { step, account, words, now }))
  const isDecided = verb === 'approve' || verb === 'refuse'
  if (isDecided) await closeTradeEntry(transaction, { clientId, by: actor, now })
  await writeAudit(transaction, {
    at: now,
    actor,
    // A change is decided or asked about, never held
    verb: changed && verb !== 'hold' && verb !== 'release' ? `${verb} change` : verb,
    subject: tradeSubject(clientId),
    reason: words,
    before: { state: account.state, ...(changed && change !== null && { change: approvedPart(change) }) },
    after: { state: step.of === 'account' ? step.to : account.state },
  })
  const news = (changed ? newsOfChange : newsOfAccount)[verb]
  await notifyTrade(transaction, { clientId, news, words: verb === 'approve' ? null : words, publicUrl })
  return seen
}

/** What the buyer stated, as the staff read it. Holding and releasing are about the account, whatever it states. */
async function seenBy(
  transaction: Database,
  { clientId, verb }: Pick<Deciding, 'clientId' | 'verb'>,
): Promise<ActionSubject> {
  if (verb === 'hold' || verb === 'release') return null
  const { details, change, premises, question, answer } = await readTradeAccount(transaction, clientId)
  return { details, change, premises, question, answer }
}

const newsOfAccount: Record<TradeVerb, TradeNews> = {
  approve: 'approved',
  refuse: 'refused',
  ask: 'asked',
  hold: 'on-hold',
  release: 'released',
}
const newsOfChange = {
  ...newsOfAccount,
  approve: 'change-approved',
  refuse: 'change-refused',
} as const

/** A question waits beside the account; its answer stays with it until the decision. */
function accountAfter(
  verb: TradeVerb,
  {
    step,
    account,
    words,
    now,
  }: { step: TradeStep; account: TradeAccountRow; words: string | null; now: Date },
): Partial<TradeAccountRow> {
  if (verb === 'ask') return { question: words, answer: null }
  const state = step.of === 'account' ? step.to : account.state
  const reason = verb === 'refuse' || verb === 'hold' ? words : null
  return { state, reason, question: null, answer: null, decidedAt: now }
}

type DecidedChange = Pick<Deciding, 'verb' | 'words' | 'now'> & {
  account: TradeAccountRow
  change: TradeChangeRow
}

async function decideChange(
  transaction: Database,
  { account, change, verb, words, now }: DecidedChange,
): Promise<void> {
  const { clientId } = change
  if (verb === 'ask') return storeTradeChange(transaction, { ...change, question: words, answer: null })
  await deleteTradeChange(transaction, clientId)
  await updateTradeAccount(transaction, clientId, {
    ...(verb === 'approve' && approvedPart(change)),
    // The account of an approved buyer says why; on hold it goes on saying why it is.
    ...(account.state === 'approved' && { reason: verb === 'refuse' ? words : null }),
    decidedAt: now,
  })
}
