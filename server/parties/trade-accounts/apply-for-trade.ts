import { systemActor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Applying, changeApprovedTrade } from './change-approved-trade.ts'
import { notifySupport, notifyTrade } from './notify-trade.ts'
import { savePremises } from './premises.ts'
import { isSameApproved } from './trade-change-rules.ts'
import { closeTradeEntry, openTradeEntry, tradeSubject } from './trade-entry.ts'
import {
  insertTradeAccount,
  lockedTradeAccount,
  type TradeAccountRow,
  updateTradeAccount,
} from './trade-queries.ts'

/**
 * Stores what a buyer states: as a first application, as the answer to a question, or as the change of an approved
 * account. The same application once more changes nothing. Needs a transaction; throws RequestError as savePremises.
 */
export async function applyForTrade(transaction: Database, applying: Applying): Promise<void> {
  const { clientId, application } = applying
  await insertTradeAccount(transaction, clientId)
  const account = (await lockedTradeAccount(transaction, clientId))!
  await savePremises(transaction, clientId, application.premises)
  const { companyNumber } = application.details
  if (companyNumber !== account.companyNumber) {
    await updateTradeAccount(transaction, clientId, { companyNumber })
  }
  const isApproved = account.state === 'approved' || account.state === 'on_hold'
  return isApproved
    ? changeApprovedTrade(transaction, account, applying)
    : applyFirst(transaction, account, applying)
}

async function applyFirst(
  transaction: Database,
  account: TradeAccountRow,
  { clientId, application, approval, actor, publicUrl, now }: Applying,
): Promise<void> {
  const { details, answer } = application
  // The one of the staff who asked decides about the answer.
  const isAsked = account.state === 'applied' && account.question !== null
  const isAutomatic = approval === 'automatic' && !isAsked
  const isNews = account.state !== 'applied' || answer !== account.answer || !isSameApproved(account, details)
  if (!isNews && !isAutomatic) return
  const state = isAutomatic ? ('approved' as const) : ('applied' as const)
  // The question stays beside its answer until the decision.
  const asked = account.state === 'applied' && !isAutomatic ? {} : { question: null }
  const decidedAt = isAutomatic ? now : null
  const news = { ...details, ...asked, answer, state, reason: null, appliedAt: now, decidedAt }
  await updateTradeAccount(transaction, clientId, news)
  const trail = { at: now, subject: tradeSubject(clientId) }
  await writeAudit(transaction, {
    ...trail,
    actor,
    verb: 'apply',
    before: { state: account.state },
    after: { state: 'applied', ...details, answer },
  })
  await closeTradeEntry(transaction, { clientId, by: actor, now })
  if (isAutomatic) {
    const reason = 'trade.approval is automatic, and all formats hold'
    const change = { before: { state: 'applied' }, after: { state } }
    await writeAudit(transaction, { ...trail, actor: systemActor, verb: 'approve', reason, ...change })
  } else {
    const about = `${details.businessName} has applied for a trade account.`
    await openTradeEntry(transaction, { clientId, about, now })
  }
  if (publicUrl !== null) {
    await notifyTrade(transaction, {
      clientId,
      news: isAutomatic ? 'approved' : 'applied',
      publicUrl,
      isAtOnce: true,
    })
    if (!isAutomatic)
      await notifySupport(transaction, { clientId, business: details.businessName, publicUrl, now })
  }
}
