import {
  creditLimitMost,
  type CreditTerms,
  firstCredit,
  isCreditTerms,
} from '../../../shared/credit/credit-terms.ts'
import type { Actor } from '../../platform/audit/actor.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Database } from '../../platform/database/database.ts'
import { findDrayDetails } from '../documents/store-dray-details.ts'
import { badField, notFound } from '../../platform/errors/common-errors.ts'
import { creditNotPossible, noBankAccount } from '../../platform/errors/credit-errors.ts'
import { type CreditRow, lockedCreditRow, storeCredit } from './credit-queries.ts'
import { type CreditStep, type CreditVerb, creditVerbs } from './credit-verbs.ts'
import { notifyCredit } from './notify-credit.ts'
import { creditSubject } from './whose-money.ts'

export type CreditChange = {
  clientId: string
  verb: CreditVerb
  /** Pence; what the account has already, or the first limit, where none is named. */
  limitMinor?: number | undefined
  terms?: CreditTerms | undefined
  reason: string
  actor: Actor
  publicUrl: string
  now: Date
}

/**
 * One verb of finance on a credit account: audited, with a mail to the buyer (CRED-01). Needs a transaction; throws
 * RequestError 400 without a reason, 404 without an account, 409 where the verb does not fit or no bank account is set.
 */
export async function changeCredit(transaction: Database, change: CreditChange): Promise<CreditRow> {
  const { clientId, verb, actor, publicUrl, now } = change
  const reason = change.reason.trim()
  if (reason === '') throw badField('reason', 'Say why.')
  const before = await lockedCreditRow(transaction, clientId)
  const { from, to }: CreditStep = creditVerbs[verb]
  if (before === null && verb !== 'open') throw notFound('The credit account')
  if (before !== null && !from.includes(before.state)) throw creditNotPossible({ state: before.state, verb })
  if (verb === 'open' && (await findDrayDetails(transaction)).bankAccount === null) throw noBankAccount()
  const after: CreditRow = {
    tradeHold: 'none',
    settledOn: null,
    ...before,
    clientId,
    limitMinor: readLimit(change.limitMinor ?? before?.limitMinor ?? firstCredit.limitMinor),
    terms: readTerms(change.terms ?? before?.terms ?? firstCredit.terms),
    state: to ?? before!.state,
    reason: verb === 'change' && before !== null ? before.reason : reason,
    openedAt: verb === 'open' ? now.toISOString() : before!.openedAt,
    // Who releases an account whose invoices are late means it: the clock holds it no second time for them.
    clockHold: verb === 'release' ? 'waived' : (before?.clockHold ?? 'none'),
  }
  await storeCredit(transaction, after)
  await writeAudit(transaction, {
    at: now,
    actor,
    verb: `credit ${verb}`,
    subject: creditSubject(clientId),
    reason,
    before: before && summaryOf(before),
    after: summaryOf(after),
  })
  await notifyCredit(transaction, { account: after, news: verb, reason, publicUrl })
  return after
}

const summaryOf = ({ state, limitMinor, terms }: CreditRow) => ({ state, limitMinor, terms })

function readLimit(limitMinor: number): number {
  if (!Number.isInteger(limitMinor) || limitMinor < 1 || limitMinor > creditLimitMost)
    throw badField('limitMinor', 'A limit is between £0.01 and £1,000,000.00.')
  return limitMinor
}

function readTerms(terms: string): CreditTerms {
  if (!isCreditTerms(terms)) throw badField('terms', 'Terms are 7, 14, 30 or 30eom.')
  return terms
}
