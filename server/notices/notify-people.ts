import {
  type NoticeKind,
  noticeKind,
  type NoticeWay,
  noticeWays,
} from '../../shared/accounts/notice-kinds.ts'
import { afterQuietHours } from '../../shared/working-time/quiet-hours.ts'
import { cutText } from '../../shared/format/cut-text.ts'
import type { Database } from '../database/database.ts'
import { isWithoutMails } from '../mail/enqueue-mail.ts'
import { choicesOf, claimDay, insertNotices } from './notice-queries.ts'
import { insertPushes, subscriptionsOf } from './push-queries.ts'

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
 * Tells these people of an event by bell and push, as each of them chose, when the transaction commits. Answers those who
 * are to get a mail, which the caller writes (NOTE-01).
 */
export async function notifyPeople(
  transaction: Database,
  { kind, clientIds, text, now, ways: narrowed = noticeWays }: PeopleNotice,
): Promise<ReadonlySet<string>> {
  if (clientIds.length === 0) return new Set()
  const { ways, isLocked, isUrgent, pushTitle } = noticeKind(kind)
  const chosen = isLocked ? [] : await choicesOf(transaction, { clientIds, kind })
  const by = (way: NoticeWay) =>
    clientIds.filter((clientId) => {
      const own = chosen.find((choice) => choice.clientId === clientId && choice.way === way)
      return narrowed.includes(way) && way in ways && (own?.isOn ?? ways[way])
    })
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

/** Whether this is the first of its subject on a London day; then it is no longer. Needs the transaction that sends it. */
export const claimOncePerDay = (
  transaction: Database,
  sent: { subject: string; day: string },
): Promise<boolean> => claimDay(transaction, sent)
