import { noticeKind } from '../../../shared/accounts/notice-kinds.ts'
import { type BreweryRole, isBreweryRole, isStaffRole } from '../../../shared/accounts/roles.ts'
import { findPublicClients } from '../../identity/accounts/find-public-clients.ts'
import type { Database } from '../../platform/database/database.ts'
import { findStaffWith } from '../roles/find-people.ts'
import { findRecipients, type NotifiedBrewery, type Recipient } from './brewery-recipients.ts'
import { type Notice, type NoticeText, notifyPeople } from './notify-people.ts'

/**
 * Notifies a brewery's people of an event by bell and push, and answers the brewery with whom to write to: those of them who
 * want the mail, or its own address where it has no people. Null for a brewery that has left the shop.
 */
export async function notifyBrewery(
  transaction: Database,
  breweryId: string,
  {
    kind,
    text,
    now,
    ways,
    without = [],
  }: Omit<Notice, 'text'> & {
    text: NoticeText | ((brewery: { slug: string }) => NoticeText)
    /** Roles that this one does not concern yet. */
    without?: readonly BreweryRole[]
  },
): Promise<NotifiedBrewery | null> {
  const roles = noticeKind(kind)
    .roles.filter(isBreweryRole)
    .filter((role) => !without.includes(role))
  const [brewery] = await findRecipients(transaction, [breweryId], roles)
  if (brewery === undefined) return null
  const clientIds = brewery.recipients.flatMap(({ memberId }) => memberId ?? [])
  const said = typeof text === 'function' ? text(brewery) : text
  const mailed = await notifyPeople(transaction, { kind, clientIds, text: said, now, ways })
  const recipients = brewery.recipients.filter(({ memberId }) => memberId === null || mailed.has(memberId))
  return { ...brewery, recipients }
}

/** The same for Dray's staff in the roles of the kind. Answers those to write to. */
export async function notifyStaff(transaction: Database, notice: Notice): Promise<Recipient[]> {
  const roles = noticeKind(notice.kind).roles.filter(isStaffRole)
  return notifyThese(transaction, await findStaffWith(transaction, roles), notice)
}

/** The same for these people. */
export async function notifyThese(
  transaction: Database,
  clientIds: readonly string[],
  notice: Notice,
): Promise<Recipient[]> {
  const mailed = await notifyPeople(transaction, { clientIds, ...notice })
  const clients = await findPublicClients(transaction, [...mailed])
  return [...clients.values()].map(({ id, name, email }) => ({ memberId: id, name, email }))
}
