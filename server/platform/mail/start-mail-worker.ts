import type { FastifyBaseLogger } from 'fastify'
import { isQuietTime } from '../../../shared/working-time/quiet-hours.ts'
import { followChanges } from '../database/change-events.ts'
import type { Connection, Database } from '../database/database.ts'
import { deliverMail, type MailDelivery } from './deliver-mail.ts'
import { claimDueMails, removeOldMails } from './mail-queries.ts'

export type MailWorker = {
  /** Ends after the mails under way; what waits is sent by the next process. Call it before the database closes. */
  stop: () => Promise<void>
}

type Options = MailDelivery & {
  connection: Connection
  logger: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Mails that are no deadline wait while it is night in London. */
  clock?: () => Date
}

/** Retries fall due without anybody saying so. */
const pollMs = 30_000
const atATime = 10

/** Sends what is in the outbox: at once when a mail is enqueued, and when a retry falls due. Any number may run. */
export async function startMailWorker({
  connection,
  clock = () => new Date(),
  ...delivery
}: Options): Promise<MailWorker> {
  const { sender, logger } = delivery
  const { database } = connection
  let stopped = false
  let awake = false
  let round = Promise.resolve()

  const wake = () => {
    if (awake || stopped) return
    awake = true
    round = round.then(async () => {
      awake = false
      await emptyOutbox(database, delivery, { isStopped: () => stopped, clock }).catch((error: unknown) => {
        logger.warn({ err: error }, 'the outbox of mails could not be read')
      })
    })
  }

  const changes = await followChanges(connection)
  changes.subscribe((event) => {
    if (event === 'mails' || event === 'catalogue') wake()
  })
  const timer = setInterval(wake, pollMs)
  wake()
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await round
      sender.close()
    },
  }
}

async function emptyOutbox(
  database: Database,
  delivery: MailDelivery,
  { isStopped, clock }: { isStopped: () => boolean; clock: () => Date },
): Promise<void> {
  const { traced = (_name, work) => work() } = delivery
  await removeOldMails(database)
  while (!isStopped()) {
    const claimed = await claimDueMails(database, atATime, { isNight: isQuietTime(clock()) })
    if (claimed.length === 0) return
    await Promise.all(
      claimed.map((mail) => traced(`mail ${mail.template}`, () => deliverMail(database, delivery, mail))),
    )
  }
}
