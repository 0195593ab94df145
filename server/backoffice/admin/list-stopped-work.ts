import type { Database } from '../../platform/database/database.ts'
import { type DeadLetter, listDeadLetters } from '../../platform/mail/dead-letters.ts'
import type { StoppedWork } from '../../../shared/api/system-api.ts'
import { readJobs } from '../../platform/job-runner/job-states.ts'
import { plainError } from '../../platform/job-runner/plain-error.ts'
import { type DeadDelivery, listDeadDeliveries } from '../../integrations/webhooks/dead-deliveries.ts'

/** Of each kind. */
const most = 200

/** What failed and waits for a person: mails and webhooks that were given up, and jobs whose last run failed; oldest first. */
export async function listStoppedWork(database: Database): Promise<StoppedWork[]> {
  const letters = await listDeadLetters(database, most)
  const deliveries = await listDeadDeliveries(database, most)
  const jobs = (await readJobs(database)).filter(({ failures }) => failures > 0)
  return [
    ...letters.map(fromMail),
    ...deliveries.map(fromDelivery),
    ...jobs.map(({ name, failures, error, endedAt, dueAt }): StoppedWork => {
      const since = (endedAt ?? dueAt).toISOString()
      return { kind: 'job', id: name, about: name, tries: failures, since, error, whyNot: null }
    }),
  ].toSorted((one, other) => one.since.localeCompare(other.since))
}

function fromMail({ id, template, createdAt, lastError, attempts, isPast }: DeadLetter): StoppedWork {
  return {
    kind: 'mail',
    id,
    about: template.replaceAll('-', ' '),
    tries: attempts,
    since: new Date(createdAt).toISOString(),
    error: lastError === null ? null : plainError(lastError),
    whyNot: isPast ? 'Its link has expired: the person asks for a new one.' : null,
  }
}

function fromDelivery({ id, type, url, at, attempts, status, problem, isOff }: DeadDelivery): StoppedWork {
  return {
    kind: 'webhook',
    id,
    about: `${type} to ${new URL(url).host}`,
    tries: attempts,
    since: at.toISOString(),
    error: status === null ? (problem?.replaceAll('_', ' ') ?? null) : `answered ${status}`,
    whyNot: isOff ? 'Its webhook is off.' : null,
  }
}
