import { daysLate, holdAfterDays, holdsOf, reminderOf } from '../../../shared/credit/invoice-ages.ts'
import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { findBusinessNames } from '../../parties/trade-accounts/find-business-names.ts'
import { decideTrade } from '../../parties/trade-accounts/decide-trade.ts'
import { readTradeAccount } from '../../parties/trade-accounts/trade-view.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import { type CreditRow, insertReminder, lockedCreditRow, updateCredit } from './credit-queries.ts'
import { creditSubject } from './whose-money.ts'
import { layAccount } from './lay-account.ts'
import type { OwedItem } from './lay-payments.ts'
import { noteOverpaid } from './note-overpaid.ts'
import { notifyCredit, remindOfDue } from './notify-credit.ts'

type Settling = { clientId: string; today: string; publicUrl: string; now: Date }

const creditReason = `An invoice is more than ${holdAfterDays.credit} days late.`
const tradeReason = `An invoice is ${holdAfterDays.trade} days late.`

/**
 * Holds and releases a client's credit and trade account by how late the invoices are (CRED-06). Needs a transaction;
 * again does nothing.
 */
export async function settleHolds(transaction: Database, settling: Settling): Promise<OwedItem[]> {
  const { clientId, today } = settling
  const account = await lockedCreditRow(transaction, clientId)
  if (account === null) return []
  const laid = await layAccount(transaction, clientId)
  const { items } = laid
  const open = items.filter(({ openMinor }) => openMinor > 0)
  const late = open.filter(({ dueOn }) => daysLate(dueOn, today) > 0)
  const holds = holdsOf(open, today)
  await noteLate(transaction, late, settling)
  await noteOverpaid(transaction, { clientId, laid, now: settling.now })
  if (late.length === 0) await releaseAll(transaction, account, settling)
  if (holds.credit && account.state === 'open' && account.clockHold === 'none')
    await moveCredit(transaction, { account, to: 'hold', ...settling })
  if (holds.trade && account.tradeHold === 'none') await suspendTrade(transaction, settling)
  return open
}

/** Finance sees a buyer with a late invoice until all that is late is paid (consoles 5). */
async function noteLate(
  transaction: Database,
  late: readonly OwedItem[],
  { clientId, now }: Settling,
): Promise<void> {
  const about = { kind: 'invoice_late' as const, subject: clientId }
  const [first] = late.toSorted((one, other) => ((one.dueOn ?? '') < (other.dueOn ?? '') ? -1 : 1))
  if (first === undefined) return closeEntry(transaction, { ...about, by: systemActor, now })
  const names = await findBusinessNames(transaction, [clientId])
  await openEntry(transaction, {
    ...about,
    about: `${names.get(clientId) ?? 'A buyer'} has not paid ${first.number}, due ${dayText(first.dueOn!)}.`,
    owner: 'finance',
    dueAt: now,
    now,
  })
}

/** Writes what is due to the buyer, each mail once for an invoice, and settles the holds: a day's work of the clock. */
export async function settleDay(transaction: Database, settling: Settling): Promise<void> {
  const { clientId, today, publicUrl, now } = settling
  const open = await settleHolds(transaction, settling)
  const writtenAt = now.toISOString()
  for (const stage of ['before', 'after', 'late'] as const) {
    const items = []
    for (const item of open) {
      if (item.dueOn === null || reminderOf(item.dueOn, today) !== stage) continue
      if (await insertReminder(transaction, { documentId: item.id, stage, writtenAt })) items.push(item)
    }
    if (items.length > 0) await remindOfDue(transaction, { clientId, stage, items, publicUrl })
  }
  await updateCredit(transaction, clientId, { settledOn: today })
}

type Move = Settling & { account: CreditRow; to: 'hold' | 'release' }

async function moveCredit(transaction: Database, { account, to, publicUrl, now }: Move): Promise<void> {
  const { clientId } = account
  const isHold = to === 'hold'
  const reason = isHold ? creditReason : 'All that was late is paid.'
  const state = isHold ? ('on_hold' as const) : ('open' as const)
  await updateCredit(transaction, clientId, { state, reason, clockHold: isHold ? 'held' : 'none' })
  await writeAudit(transaction, {
    at: now,
    actor: systemActor,
    verb: `credit ${to}`,
    subject: creditSubject(clientId),
    reason,
    before: { state: account.state },
    after: { state },
  })
  await notifyCredit(transaction, { account, news: to, reason, publicUrl })
}

/** A hold by a person is that person's to end. */
async function releaseAll(transaction: Database, account: CreditRow, settling: Settling): Promise<void> {
  const { clientId, clockHold, state, tradeHold } = account
  if (clockHold === 'held' && state === 'on_hold')
    await moveCredit(transaction, { account, to: 'release', ...settling })
  else if (clockHold !== 'none') await updateCredit(transaction, clientId, { clockHold: 'none' })
  if (tradeHold === 'none') return
  await updateCredit(transaction, clientId, { tradeHold: 'none' })
  const trade = await readTradeAccount(transaction, clientId)
  if (trade.state === 'on_hold' && trade.reason === tradeReason)
    await decideTrade(transaction, { ...byClock(settling), verb: 'release', words: null })
}

async function suspendTrade(transaction: Database, settling: Settling): Promise<void> {
  await updateCredit(transaction, settling.clientId, { tradeHold: 'held' })
  const { state } = await readTradeAccount(transaction, settling.clientId)
  if (state === 'approved')
    await decideTrade(transaction, { ...byClock(settling), verb: 'hold', words: tradeReason })
}

const byClock = ({ clientId, publicUrl, now }: Settling) => ({
  clientId,
  actor: systemActor,
  publicUrl,
  now,
})
