import { dayText } from '../../../shared/delivery/arrival-text.ts'
import { formatMinor } from '../../../shared/format/money.ts'
import { addDays, londonDay } from '../../../shared/working-time/working-time.ts'
import { systemActor } from '../../platform/audit/actor.ts'
import type { Database } from '../../platform/database/database.ts'
import { findBusinessNames } from '../../parties/trade-accounts/find-business-names.ts'
import { closeEntry, openEntry } from '../../platform/worklist/worklist.ts'
import type { LaidAccount } from './lay-payments.ts'

/** Money beyond all invoices waits so long for the next one; then finance asks the buyer. */
const overpaidDays = 30

type Noting = { clientId: string; laid: Pick<LaidAccount, 'leftMinor' | 'leftSince'>; now: Date }

/** Finance sees a buyer whose money has waited for an invoice for 30 days, until it is used or paid back. */
export async function noteOverpaid(
  transaction: Database,
  { clientId, laid: { leftMinor, leftSince }, now }: Noting,
): Promise<void> {
  const about = { kind: 'buyer_overpaid' as const, subject: clientId }
  if (leftSince === null) return closeEntry(transaction, { ...about, by: systemActor, now })
  if (addDays(leftSince, overpaidDays) > londonDay(now)) return
  const names = await findBusinessNames(transaction, [clientId])
  await openEntry(transaction, {
    ...about,
    about: `${formatMinor(leftMinor)} of ${names.get(clientId) ?? 'a buyer'} is beyond all invoices since ${dayText(leftSince)}.`,
    owner: 'finance',
    dueAt: now,
    now,
  })
}
