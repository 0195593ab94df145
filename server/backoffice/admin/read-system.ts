import type { SystemState } from '../../../shared/api/system-api.ts'
import type { Database } from '../../platform/database/database.ts'
import { countWaitingMails } from '../../platform/mail/dead-letters.ts'
import { readJobs } from '../../platform/job-runner/job-states.ts'
import { findWebhooks } from '../../integrations/webhooks/find-webhooks.ts'
import { version } from '../../platform/config/version.ts'
import { listStoppedWork } from './list-stopped-work.ts'
import { readFiguresWithHistory } from './figure-history.ts'
import { databaseFacts } from '../../platform/database/ping-queries.ts'

type Read = { provider: string; clock: () => Date }

/** How the shop itself is: jobs, figures, mails, webhooks, and what it runs on (STAF-23). */
export async function readSystem(database: Database, { provider, clock }: Read): Promise<SystemState> {
  const now = clock()
  const { waiting, oldestAt } = await countWaitingMails(database)
  const webhooks = await findWebhooks(database, { onlyFailing: true })
  return {
    release: { version, node: process.versions.node },
    database: await databaseFacts(database),
    provider,
    jobs: (await readJobs(database)).map(({ dueAt, endedAt, succeededAt, ...job }) => ({
      name: job.name,
      everySeconds: job.everySeconds,
      endedAt: time(endedAt),
      milliseconds: job.milliseconds,
      failures: job.failures,
      nextAt: dueAt.toISOString(),
      succeededAt: time(succeededAt),
      error: job.error,
      isLate: now.getTime() - dueAt.getTime() > lateAfterMs(job.everySeconds),
    })),
    figures: await readFiguresWithHistory(database, clock),
    mails: { waiting, oldestAt: time(oldestAt) },
    stopped: await listStoppedWork(database),
    webhooks: webhooks.map(({ id, url, ownerName, failingSince, offAt, offReason }) => ({
      id,
      owner: ownerName,
      url,
      failingSince: time(failingSince),
      offAt: time(offAt),
      offReason,
    })),
  }
}

/** A round may be missed: two minutes, or two rounds of a rare job. */
const lateAfterMs = (everySeconds: number) => Math.max(120, everySeconds * 2) * 1000

const time = (moment: string | Date | null): string | null => moment && new Date(moment).toISOString()
