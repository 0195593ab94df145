import { isUuid } from '../../../shared/format/uuid.ts'
import type { StoppedWork } from '../../../shared/api/system-api.ts'
import { dropStoppedWork, retryStoppedWork } from '../admin/act-on-stopped-work.ts'
import { listStoppedWork } from '../admin/list-stopped-work.ts'
import type { Database } from '../../platform/database/database.ts'
import { addresseeOf } from '../../platform/mail/dead-letters.ts'
import { readJobs } from '../../platform/job-runner/job-states.ts'
import { type Command, NothingThere, UsageError } from './operator-command.ts'

const retryUsage = 'jobs retry all | <id>…'
const dropUsage = 'jobs drop <id>…'

export const jobCommands: Record<string, Command> = {
  list: {
    usage: 'jobs list',
    does: 'what failed and waits for someone: mails, webhooks and jobs, with their tries and why',
    run: async (database) => (await listStoppedWork(database)).map(lineOf).join('') || 'Nothing failed.\n',
  },
  show: {
    usage: 'jobs show [<id>]',
    does: 'one of them with its address; without an id every job with its last and its next run',
    run: async (database, words) => {
      if (words.length === 0) return (await readJobs(database)).map(jobLine).join('') || 'There is none.\n'
      const [work] = await findStopped(database, words, 'jobs show [<id>]')
      const address = work!.kind === 'mail' ? await addresseeOf(database, work!.id) : null
      return (
        [lineOf(work!), address === null ? '' : `to ${address}\n`, work!.whyNot ?? '', '\n'].join('').trim() +
        '\n'
      )
    },
  },
  retry: {
    usage: retryUsage,
    does: 'tries again from the beginning; all: but mails whose link has expired and webhooks that are off',
    run: async (database, words, { actor, clock }) => {
      const isAll = words.length === 1 && words[0] === 'all'
      const works = isAll
        ? (await listStoppedWork(database)).filter(({ whyNot }) => whyNot === null)
        : await findStopped(database, words, retryUsage)
      await database.transaction(async (transaction) => {
        for (const work of works) await retryStoppedWork(transaction, work, { actor, now: clock() })
      })
      return `${works.length === 1 ? '1 is' : `${works.length} are`} tried again.\n`
    },
  },
  drop: {
    usage: dropUsage,
    does: 'takes mails and webhooks that were given up off the list for good',
    run: async (database, words, { actor, clock }) => {
      const works = await findStopped(database, words, dropUsage)
      const job = works.find(({ kind }) => kind === 'job')
      if (job !== undefined) throw new UsageError(`'${job.id}' is a job: it runs again at its next time.`)
      await database.transaction(async (transaction) => {
        for (const work of works) await dropStoppedWork(transaction, work, { actor, now: clock() })
      })
      return `${works.length === 1 ? '1 is' : `${works.length} are`} off the list.\n`
    },
  },
}

const lineOf = ({ kind, id, about, tries, since, error }: StoppedWork) =>
  `${id}  ${kind}  ${about}  ${since}  ${tries === 1 ? '1 try' : `${tries} tries`}: ${error ?? 'not known'}\n`

const jobLine = ({ name, endedAt, dueAt, error }: Awaited<ReturnType<typeof readJobs>>[number]) =>
  `${name}  last ${endedAt?.toISOString() ?? 'never'}${error === null ? '' : ` (failed: ${error})`}, next ${dueAt.toISOString()}\n`

/** What the words name, all of it on the list. A job's name has spaces and is typed as one word. */
async function findStopped(database: Database, words: string[], usage: string): Promise<StoppedWork[]> {
  if (words.length === 0 || words.length > 200) throw new UsageError(usage)
  const listed = await listStoppedWork(database)
  return words.map((word) => {
    const found = listed.find(({ id }) => id === (isUuid(word) ? word.toLowerCase() : word))
    if (found === undefined) throw new NothingThere(`Nothing that failed is called '${word}'.`)
    return found
  })
}
