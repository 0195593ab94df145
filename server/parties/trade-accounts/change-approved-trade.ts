import type { TradeApplication } from '../../../shared/trade/read-trade-application.ts'
import { type Actor, systemActor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { notifyTrade } from './notify-trade.ts'
import type { TradeApproval } from './trade-approval.ts'
import { approvedPart, isSameApproved } from './trade-change-rules.ts'
import { closeTradeEntry, openTradeEntry, tradeSubject } from './trade-entry.ts'
import {
  deleteTradeChange,
  storeTradeChange,
  type TradeAccountRow,
  tradeChangeRow,
  updateTradeAccount,
} from './trade-queries.ts'

export type Applying = {
  clientId: string
  application: TradeApplication
  approval: TradeApproval
  /** The buyer, for the audit trail. */
  actor: Actor
  /** Null sends no mail: for people of the demo shop. */
  publicUrl: string | null
  now: Date
}

/**
 * The change of an approved account: it waits for its decision, or takes apply at once where approval is automatic
 * (TRADE-08). What reads as the account is takes a waiting change back.
 */
export async function changeApprovedTrade(
  transaction: Database,
  account: TradeAccountRow,
  { clientId, application, approval, actor, publicUrl, now }: Applying,
): Promise<void> {
  const { details, answer } = application
  const wanted = approvedPart(details)
  const waiting = await tradeChangeRow(transaction, clientId)
  const trail = { at: now, subject: tradeSubject(clientId), before: approvedPart(account) }
  if (isSameApproved(account, wanted)) {
    if (waiting === null) return
    await deleteTradeChange(transaction, clientId)
    await closeTradeEntry(transaction, { clientId, by: actor, now })
    await writeAudit(transaction, { ...trail, actor, verb: 'withdraw change', after: wanted })
    return
  }
  const isAutomatic = approval === 'automatic'
  const isNews = waiting === null || answer !== waiting.answer || !isSameApproved(waiting, wanted)
  if (!isNews && !isAutomatic) return
  await writeAudit(transaction, { ...trail, actor, verb: 'apply for change', after: { ...wanted, answer } })
  await closeTradeEntry(transaction, { clientId, by: actor, now })
  // Why the change before this one was refused is over; why the account is on hold is not.
  if (account.state === 'approved') await updateTradeAccount(transaction, clientId, { reason: null })
  if (isAutomatic) {
    await deleteTradeChange(transaction, clientId)
    await updateTradeAccount(transaction, clientId, { ...wanted, decidedAt: now })
    await writeAudit(transaction, { ...trail, actor: systemActor, verb: 'approve change', after: wanted })
  } else {
    const question = waiting?.question ?? null
    await storeTradeChange(transaction, { clientId, ...wanted, question, answer, appliedAt: now })
    const about = `${account.businessName} has changed what its trade account is approved for.`
    await openTradeEntry(transaction, { clientId, about, now })
  }
  const news = isAutomatic ? ('change-approved' as const) : ('change-applied' as const)
  if (publicUrl !== null) await notifyTrade(transaction, { clientId, news, publicUrl })
}
