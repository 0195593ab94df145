import {
  bellDays,
  type NoticeKind,
  noticeKind,
  noticeKindNames,
  type NoticeWay,
  noticeWays,
} from '../../../shared/accounts/notice-kinds.ts'
import type { Role } from '../../../shared/accounts/roles.ts'
import { alertKinds } from '../../../shared/newsletter/alert-kinds.ts'
import type { NoticeChoice, NoticeChoices, Notices } from '../../../shared/api/notices-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { choiceLocked } from '../../platform/errors/notice-errors.ts'
import { rolesOf } from '../roles/find-own-breweries.ts'
import { latestNotices, ownChoices, storeChoice } from './notice-queries.ts'

const dayMs = 86_400_000
export const bellSince = (now: Date): Date => new Date(now.getTime() - bellDays * dayMs)

/** What the bell shows a person: the latest first, of ninety days (NOTE-04). */
export async function listNotices(database: Database, clientId: string, now: Date): Promise<Notices> {
  const rows = await latestNotices(database, { clientId, since: bellSince(now) })
  return {
    unread: rows.filter(({ seenAt }) => seenAt === null).length,
    notices: rows.map(({ seenAt, at, ...notice }) => ({
      ...notice,
      at: at.toISOString(),
      isNew: seenAt === null,
    })),
  }
}

/** What a person of these roles is notified of, and by which ways as chosen (NOTE-01). */
export async function listChoices(
  database: Database,
  { clientId, canPush }: { clientId: string; canPush: boolean },
): Promise<NoticeChoices['kinds']> {
  const held = new Set((await rolesOf(database, clientId)).map(({ role }) => role))
  const kinds = noticeKindNames.filter((kind) => concerns(kind, held))
  return choicesAmong(kinds, { chosen: await ownChoices(database, clientId), canPush })
}

/** Which alerts a client gets, and by which ways (ALERT-04). */
export async function listAlertChoices(
  database: Database,
  { clientId, canPush }: { clientId: string; canPush: boolean },
): Promise<NoticeChoices['kinds']> {
  return choicesAmong(alertKinds, { chosen: await ownChoices(database, clientId), canPush })
}

/** Switches a kind on or off by every way it has. False where it was so before: on by one way is on. */
export async function switchKind(
  transaction: Database,
  { clientId, kind, isOn }: { clientId: string; kind: NoticeKind; isOn: boolean },
): Promise<boolean> {
  const [{ ways }] = choicesAmong([kind], {
    chosen: await ownChoices(transaction, clientId),
    canPush: true,
  }) as [NoticeChoices['kinds'][number]]
  if (ways.some((way) => way.isOn) === isOn) return false
  for (const { way } of ways) await storeChoice(transaction, { clientId, kind, way, isOn })
  return true
}

type Chosen = { chosen: Awaited<ReturnType<typeof ownChoices>>; canPush: boolean }

const choicesAmong = (kinds: readonly NoticeKind[], { chosen, canPush }: Chosen): NoticeChoices['kinds'] =>
  kinds.map((kind) => {
    const { name, ways, isLocked = false } = noticeKind(kind)
    return {
      kind,
      name,
      isLocked,
      ways: waysOf(kind, canPush).map((way) => ({
        way,
        isOn: chosen.find((choice) => choice.kind === kind && choice.way === way)?.isOn ?? ways[way]!,
      })),
    }
  })

/** Stores a choice. Throws RequestError 409 for what cannot be chosen: locked rows, and ways that a kind does not have. */
export async function chooseNotice(
  database: Database,
  clientId: string,
  { kind, way, isOn }: NoticeChoice,
): Promise<void> {
  if (noticeKind(kind).isLocked || !waysOf(kind, true).includes(way)) throw choiceLocked()
  await storeChoice(database, { clientId, kind, way, isOn })
}

const concerns = (kind: NoticeKind, held: ReadonlySet<Role>) =>
  noticeKind(kind).roles.some((role) => held.has(role))

const waysOf = (kind: NoticeKind, canPush: boolean): NoticeWay[] =>
  noticeWays.filter((way) => way in noticeKind(kind).ways && (way !== 'push' || canPush))
