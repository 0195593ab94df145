import type { Database } from '../../../platform/database/database.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import type { Accounts } from '../accounts.ts'
import type { ClientRow } from '../client-queries.ts'
import { anonymiseSecurityEvents } from '../security-event-queries.ts'
import type { MemberRow } from './member-queries.ts'
import { trailOf } from './open-business.ts'
import { deletePersonalRows, turnIntoSite } from './personal-row-queries.ts'
import { type BusinessRow, setContact } from './site-queries.ts'

type HandOver = { client: ClientRow; business: BusinessRow; owner: MemberRow }

/**
 * Deletes the person of an account that is a site of a business, and keeps the site: its orders, documents, basket, prices and
 * credit stay, no one signs in to it any more, and another owner gets its mails (BIZ-11).
 */
export async function handOverSite(
  { forgetPerson, clock }: Pick<Accounts, 'forgetPerson' | 'clock'>,
  transaction: Database,
  { client, business, owner }: HandOver,
): Promise<void> {
  const now = clock()
  const { id, name } = client
  for (const forget of forgetPerson) await forget(transaction, id, now)
  await anonymiseSecurityEvents(transaction, id)
  await deletePersonalRows(transaction, id)
  await turnIntoSite(transaction, id)
  await setContact(transaction, { siteIds: [id], contactId: owner.personId })
  await writeAudit(transaction, {
    at: now,
    actor: { clientId: id, name, role: 'buyer', by: 'page' },
    verb: 'hand over site',
    subject: trailOf(business),
    after: { siteId: id, contact: owner.personId },
  })
}
