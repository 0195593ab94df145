import { settingsSections } from '../../../shared/accounts/settings-pages.ts'
import { type DigestKind, digestKinds } from '../../../shared/newsletter/alert-kinds.ts'
import { isQuietTime } from '../../../shared/working-time/quiet-hours.ts'
import { londonDay, londonMoment } from '../../../shared/working-time/working-time.ts'
import { findReleases, findWatchedBeers } from '../../catalogue/beers/find-watched-beers.ts'
import type { Database } from '../../platform/database/database.ts'
import { findBreweriesOfGroups } from '../../catalogue/groups/find-members.ts'
import { enqueueSecretMail } from '../../platform/mail/enqueue-mail.ts'
import { addressee } from '../../platform/mail/mail-content.ts'
import { unsubscribeLink } from '../../identity/newsletter/open-newsletter.ts'
import { findReachable } from '../../parties/notices/notify-people.ts'
import { findWishes } from '../wishlist/read-wishlist.ts'
import type { AlertJobDeps } from './alert-deps.ts'
import { collectDigest, type Digest } from './collect-digest.ts'
import { beginDay, insertSent, lockDay, markDay, nextClients, sentTo } from './digest-queries.ts'
import { type AlertRecipient, findRecipients } from './find-recipients.ts'
import { type FollowRow, followsOfClients } from './follow-queries.ts'
import { dropsOfSizes } from './price-drop-queries.ts'

const sendAt = '10:00'
const clientsAtOnce = 200
/** What is older is no news, whether it was sent or not. */
const newsMs = 7 * 86_400_000

/**
 * Sends the daily emails of a London day once, from ten on, with what was new at ten (ALERT-01, ALERT-03). The mails of some clients
 * and how far the day has come are stored together, so a run after a crash goes on behind them.
 */
export async function sendDigests(deps: AlertJobDeps): Promise<void> {
  const { database, clock } = deps
  const now = clock()
  const day = londonDay(now)
  if (now < londonMoment(day, sendAt) || isQuietTime(now)) return
  await beginDay(database, day)
  let isFinished = false
  while (!isFinished)
    isFinished = await database.transaction((transaction) => sendSome(deps, transaction, { day, now }))
}

async function sendSome(
  deps: AlertJobDeps,
  transaction: Database,
  { day, now }: { day: string; now: Date },
): Promise<boolean> {
  const { lastClientId: after, mails, isFinished } = await lockDay(transaction, day)
  if (isFinished) return true
  const clientIds = await nextClients(transaction, { after, most: clientsAtOnce })
  const lastClientId = clientIds.at(-1)
  if (lastClientId === undefined) {
    await markDay(transaction, day, { lastClientId: null, finishedAt: now })
    return true
  }
  const recipients = await findRecipients(transaction, clientIds)
  const digests = await collectDigests(deps, transaction, {
    clientIds: [...recipients.keys()],
    until: londonMoment(day, sendAt),
  })
  for (const [clientId, digest] of digests) {
    await sendDigest(deps, transaction, { recipient: recipients.get(clientId)!, digest })
    await insertSent(
      transaction,
      digest.sent.map((sent) => ({ clientId, ...sent })),
      now,
    )
  }
  await markDay(transaction, day, { lastClientId, mails: mails + digests.size })
  return false
}

/** What these clients have that is new; those with nothing are left out. */
async function collectDigests(
  { publicUrl }: AlertJobDeps,
  transaction: Database,
  { clientIds, until }: { clientIds: readonly string[]; until: Date },
): Promise<Map<string, Digest>> {
  const after = new Date(until.getTime() - newsMs)
  const followed = await followedBreweries(transaction, clientIds)
  const breweryIds = new Set([...followed.values()].flatMap((since) => [...since.keys()]))
  const releases = await findReleases(transaction, { breweryIds: [...breweryIds], after, until })
  const wishes = await findWishes(transaction, clientIds)
  const wished = [...wishes.values()].flatMap((rows) => rows.map(({ beerId }) => beerId))
  const beers = await findWatchedBeers(transaction, [...releases.map(({ id }) => id), ...wished])
  const sizeIds = [...new Set(wished)].flatMap((id) => beers.get(id)?.sizes.map((size) => size.id) ?? [])
  const found = sizeIds.length === 0 ? [] : await dropsOfSizes(transaction, { sizeIds, after, until })
  const drops = Map.groupBy(found, ({ containerId }) => containerId)
  const sent = await sentTo(transaction, clientIds)
  const isSent = new Set(sent.map((row) => `${row.clientId} ${row.kind} ${row.subjectId}`))
  const reachable = new Map<DigestKind, ReadonlySet<string>>()
  for (const kind of digestKinds) reachable.set(kind, await findReachable(transaction, { clientIds, kind }))
  const digests = clientIds.map((clientId): [string, Digest] => [
    clientId,
    collectDigest({
      kinds: new Set(digestKinds.filter((kind) => reachable.get(kind)!.has(clientId))),
      followedSince: followed.get(clientId) ?? new Map(),
      releases,
      wishes: wishes.get(clientId) ?? [],
      drops,
      beers,
      isSent: (kind, subjectId) => isSent.has(`${clientId} ${kind} ${subjectId}`),
      publicUrl,
    }),
  ])
  return new Map(digests.filter(([, { sections }]) => sections.length > 0))
}

/** Since when each of these clients has followed which breweries: themselves, or as members of a group. */
async function followedBreweries(
  transaction: Database,
  clientIds: readonly string[],
): Promise<Map<string, Map<string, Date>>> {
  const rows = clientIds.length === 0 ? [] : await followsOfClients(transaction, clientIds)
  const members = await findBreweriesOfGroups(
    transaction,
    rows.flatMap(({ groupId }) => groupId ?? []),
  )
  const breweriesOf = ({ breweryId, groupId }: FollowRow) =>
    breweryId === null ? (members.get(groupId!) ?? []) : [breweryId]
  const followed = new Map<string, Map<string, Date>>()
  for (const row of rows) {
    const since = followed.get(row.clientId) ?? new Map<string, Date>()
    // The first follow of a brewery counts.
    for (const breweryId of breweriesOf(row)) if (!since.has(breweryId)) since.set(breweryId, row.followedAt)
    followed.set(row.clientId, since)
  }
  return followed
}

async function sendDigest(
  { newsletter, sealer, publicUrl }: AlertJobDeps,
  transaction: Database,
  { recipient: { name, email }, digest }: { recipient: AlertRecipient; digest: Digest },
): Promise<void> {
  const kinds = digest.sections.map(({ kind }) => kind)
  const categories = kinds.length === 1 ? kinds : (['alert_digest', ...kinds] as const)
  await enqueueSecretMail(
    { database: transaction, sealer },
    {
      to: { name, email },
      template: 'alert-digest',
      data: {
        name: addressee(name),
        sections: digest.sections,
        alertsLink: publicUrl + settingsSections.alerts.path,
        unsubscribeLinks: categories.map((category) => unsubscribeLink(newsletter, { email, category })),
      },
    },
  )
}
