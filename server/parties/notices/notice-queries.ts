import { and, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { bellLimit, type NoticeKind, type NoticeWay } from '../../../shared/accounts/notice-kinds.ts'
import type { Database } from '../../platform/database/database.ts'
import { noticeChoices, noticeDays, notices } from './notice-tables.ts'

export type NewNotice = Omit<typeof notices.$inferInsert, 'id' | 'seenAt'>

export async function insertNotices(transaction: Database, rows: readonly NewNotice[]): Promise<void> {
  if (rows.length > 0) await transaction.insert(notices).values([...rows])
}

/** A person's newest notices since a moment, at most as many as the bell shows. */
export async function latestNotices(
  database: Database,
  { clientId, since }: { clientId: string; since: Date },
) {
  return database
    .select({
      id: notices.id,
      kind: notices.kind,
      title: notices.title,
      about: notices.about,
      path: notices.path,
      at: notices.at,
      seenAt: notices.seenAt,
    })
    .from(notices)
    .where(and(eq(notices.clientId, clientId), gt(notices.at, since)))
    .orderBy(desc(notices.id))
    .limit(bellLimit)
}

export async function markSeen(
  database: Database,
  { clientId, upTo, only, now }: { clientId: string; upTo: number; only: boolean; now: Date },
): Promise<void> {
  await database
    .update(notices)
    .set({ seenAt: now })
    .where(
      and(
        eq(notices.clientId, clientId),
        only ? eq(notices.id, upTo) : lte(notices.id, upTo),
        isNull(notices.seenAt),
      ),
    )
}

export async function removeOldNotices(database: Database, before: Date): Promise<void> {
  await database.delete(notices).where(lt(notices.at, before))
}

/** Of each person those beyond what the bell shows. */
export async function removeFurtherNotices(database: Database): Promise<void> {
  await database.execute(sql`
    delete from notices where id in (
      select id from (
        select id, row_number() over (partition by client_id order by id desc) as place from notices
      ) as ranked where place > ${bellLimit}
    )`)
}

/** What these people chose for a kind. */
export async function choicesOf(
  database: Database,
  { clientIds, kind }: { clientIds: readonly string[]; kind: NoticeKind },
): Promise<{ clientId: string; way: NoticeWay; isOn: boolean }[]> {
  return database
    .select({ clientId: noticeChoices.clientId, way: noticeChoices.way, isOn: noticeChoices.isOn })
    .from(noticeChoices)
    .where(and(inArray(noticeChoices.clientId, [...clientIds]), eq(noticeChoices.kind, kind)))
}

/** All that a person chose. */
export async function ownChoices(
  database: Database,
  clientId: string,
): Promise<{ kind: NoticeKind; way: NoticeWay; isOn: boolean }[]> {
  return database
    .select({ kind: noticeChoices.kind, way: noticeChoices.way, isOn: noticeChoices.isOn })
    .from(noticeChoices)
    .where(eq(noticeChoices.clientId, clientId))
}

export async function storeChoice(
  database: Database,
  choice: typeof noticeChoices.$inferInsert,
): Promise<void> {
  await database
    .insert(noticeChoices)
    .values(choice)
    .onConflictDoUpdate({
      target: [noticeChoices.clientId, noticeChoices.kind, noticeChoices.way],
      set: { isOn: choice.isOn },
    })
}

/** Claims what is sent once a day; false where it was claimed before. */
export async function claimDay(
  transaction: Database,
  sent: { subject: string; day: string },
): Promise<boolean> {
  const rows = await transaction
    .insert(noticeDays)
    .values(sent)
    .onConflictDoNothing()
    .returning({ day: noticeDays.day })
  return rows.length > 0
}

export async function removeOldDays(database: Database, before: string): Promise<void> {
  await database.delete(noticeDays).where(lt(noticeDays.day, before))
}
