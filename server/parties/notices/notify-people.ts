import {
  type NoticeKind,
  noticeKind,
  type NoticeWay,
  noticeWays,
} from '../../../shared/accounts/notice-kinds.ts'
import { afterQuietHours } from '../../../shared/working-time/quiet-hours.ts'
import { cutText } from '../../../shared/format/cut-text.ts'
import type { Database } from '../../platform/database/database.ts'
import { isWithoutMails } from '../../platform/mail/enqueue-mail.ts'
import { choicesOf, claimDay, insertNotices } from './notice-queries.ts'
import { insertPushes, peopleWithBrowsers, subscriptionsOf } from './push-queries.ts'

export type NoticeText = {
  /** 'New order DRAY-7K3Q-42'. */
  title: string
  /** 'The Salt Cellar, Leith'; may be empty. */
  about: string
  /** Of the thing, in a console. */
  path: string
  /** All that a push says beside what kind it is; empty where no town is known. */
  town?: string
}

export type Notice = {
  kind: NoticeKind
  text: NoticeText
  now: Date
  /** Only by these, where the others come at a time of their own. */
  ways?: readonly NoticeWay[] | undefined
}
type PeopleNotice = Notice & { clientIds: readonly string[] }

const pushHours = 12

/**
 * Notifies these people of an event by bell and push, as each of them chose, when the transaction commits. Answers those who
 * are to get a mail, which the caller writes (NOTE-01).
 */
export async function notifyPeople(
  transaction: Database,
  { kind, clientIds, text, now, ways: narrowed = noticeWays }: PeopleNotice,
): Promise<ReadonlySet<string>> {
  if (clientIds.length === 0) return new Set()
  const { isUrgent, pushTitle } = noticeKind(kind)
  const chosen = await findWays(transaction, { clientIds, kind })
  const by = (way: NoticeWay) => (narrowed.includes(way) ? chosen(way) : [])
  const { title, about, path, town = '' } = text
  await insertNotices(
    transaction,
    by('bell').map((clientId) => ({
      clientId,
      kind,
      title: cutText(title, 200),
      about: cutText(about, 300),
      path,
      at: now,
    })),
  )
  if (pushTitle !== undefined && !isWithoutMails()) {
    const dueAt = isUrgent ? now : afterQuietHours(now)
    const expiresAt = new Date(dueAt.getTime() + pushHours * 3_600_000)
    const subscriptions = await subscriptionsOf(transaction, by('push'))
    await insertPushes(
      transaction,
      subscriptions.map((subscriptionId) => ({
        subscriptionId,
        title: pushTitle,
        town: cutText(town, 100),
        path,
        dueAt,
        expiresAt,
      })),
    )
  }
  return new Set(by('mail'))
}

/** Which of these people have each way of a kind switched on. */
async function findWays(
  database: Database,
  { clientIds, kind }: { clientIds: readonly string[]; kind: NoticeKind },
): Promise<(way: NoticeWay) => string[]> {
  const { ways, isLocked } = noticeKind(kind)
  const chosen = isLocked ? [] : await choicesOf(database, { clientIds, kind })
  const own = new Map(chosen.map(({ clientId, way, isOn }) => [`${clientId} ${way}`, isOn]))
  return (way) =>
    way in ways ? clientIds.filter((clientId) => own.get(`${clientId} ${way}`) ?? ways[way]!) : []
}

/** Which of these people a notice of a kind reaches by email, or by a push to a browser of theirs. */
export async function findReachable(
  database: Database,
  { clientIds, kind }: { clientIds: readonly string[]; kind: NoticeKind },
): Promise<ReadonlySet<string>> {
  if (clientIds.length === 0) return new Set()
  const by = await findWays(database, { clientIds, kind })
  return new Set([...by('mail'), ...(await peopleWithBrowsers(database, by('push')))])
}

/** Whether this is the first of its subject on a London day; then it is no longer. Needs the transaction that sends it. */
export const claimOncePerDay = (
  transaction: Database,
  sent: { subject: string; day: string },
): Promise<boolean> => claimDay(transaction, sent)
