import webPush from 'web-push'
import { ReachError } from '../../platform/http/public-reach.ts'
import { findContactAddress } from '../../platform/settings/read-company.ts'
import { findPushKeys } from './find-push-keys.ts'
import type { NoticeDeps } from './notice-deps.ts'
import {
  type ClaimedPush,
  claimDuePushes,
  dropSubscription,
  postponePush,
  removePush,
} from './push-queries.ts'

type Sending = Pick<NoticeDeps, 'database' | 'reach' | 'pushKeys' | 'clock' | 'logger'>
/** Who says that it sends, and where the makers of browsers write to about it (RFC 8292). */
type Sender = { keys: NonNullable<NoticeDeps['pushKeys']>; contact: string }

const atATime = 20
const timeoutMs = 10_000
const answerBytes = 1024
/** A process that died while it sent leaves the push to others after so long. */
const turnMs = 60_000
const mostAttempts = 4
const retryMs = 5 * 60_000

/**
 * Sends the pushes that are due, each sealed for its browser. A browser that has taken its consent back is forgotten. Any
 * number of processes may send.
 */
export async function sendPushes(deps: Sending): Promise<void> {
  const { database } = deps
  const keys = await findPushKeys(database, deps.pushKeys)
  const contact = keys === null ? '' : await findContactAddress(database)
  for (;;) {
    const now = deps.clock()
    const until = new Date(now.getTime() + turnMs)
    const claimed = await claimDuePushes(database, { now, until, most: atATime })
    if (claimed.length === 0) return
    await Promise.all(
      claimed.map((push) => (keys === null ? drop(deps, push) : send(deps, push, { keys, contact }))),
    )
  }
}

/** Without keys, or once it is old, a push is of no use. */
const drop = ({ database }: Sending, { id }: ClaimedPush) => removePush(database, id)

async function send(
  { database, reach, clock, logger }: Sending,
  push: ClaimedPush,
  sender: Sender,
): Promise<void> {
  const now = clock()
  if (push.expiresAt <= now) return removePush(database, push.id)
  const sealed = sealPush(push, { now, ...sender })
  if (sealed === null) return dropSubscription(database, push.subscriptionId)
  try {
    const { status } = await reach.ask({ ...sealed, method: 'POST', timeoutMs, mostBytes: answerBytes })
    if (status === 404 || status === 410) return dropSubscription(database, push.subscriptionId)
    if (status >= 200 && status < 300) return removePush(database, push.id)
    logger.warn({ status }, 'a push was not taken')
  } catch (error) {
    if (!(error instanceof ReachError)) throw error
    logger.warn({ problem: error.problem }, 'a push could not be sent')
  }
  if (push.attempts >= mostAttempts) return removePush(database, push.id)
  await postponePush(database, push.id, new Date(now.getTime() + retryMs * push.attempts))
}

/** The push as its browser alone can read it; null where the keys that were registered for the browser are none. */
function sealPush(
  { endpoint, p256dh, auth, title, town, path, expiresAt }: ClaimedPush,
  { now, keys, contact }: Sender & { now: Date },
): { url: URL; headers: Record<string, string>; body: Buffer } | null {
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ title, body: town, path }),
      {
        // An address of the shop would have to begin with https, which one on this machine does not.
        vapidDetails: { subject: `mailto:${contact}`, ...keys },
        TTL: Math.ceil((expiresAt.getTime() - now.getTime()) / 1000),
        contentEncoding: 'aes128gcm',
      },
    )
    const { 'Content-Length': _, ...sent } = headers as Record<string, unknown>
    const texts = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]))
    return { url: new URL(endpoint), headers: texts, body: body as Buffer }
  } catch {
    return null
  }
}
