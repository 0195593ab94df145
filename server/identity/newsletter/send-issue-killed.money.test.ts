import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../../../tests/support/servers/run-command.ts'
import { connectEmbedded } from '../../platform/database/embedded-database.ts'
import { migrate } from '../../platform/database/apply-migrations.ts'

const subscribers = 2000
const file = 'Subject: Nine winter ales\n\nThey are **back**. [See them](/releases/latest).\n'

test('kill -9 in the middle of an issue: the next run resumes it, and every subscriber gets one copy', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-letter-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const issue = join(folder, 'letter.md')
  await writeFile(issue, file)
  await withDatabase(folder, (run) => run(manySubscribers))
  const environment = {
    VAR_FOLDER: folder,
    DATABASE_URL: '',
    PUBLIC_URL: 'https://dray.example',
  }
  const args = ['mail', 'send', 'memo', issue]

  const killed = await runCommand('operate', args, environment, '200 of 2,000')
  expect([killed.signal, killed.output.includes('in the outbox')]).toEqual(['SIGKILL', false])

  const again = await runCommand('operate', args, environment)
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('2,000 copies are in the outbox.') })
  const done = Number(/Going on after ([\d,]+) copies/.exec(again.output)?.[1]?.replace(',', ''))
  expect(done).toBeGreaterThanOrEqual(200)
  expect(done).toBeLessThan(subscribers)
  expect(await copiesIn(folder)).toEqual({ copies: subscribers, subscribers })
}, 240_000)

const manySubscribers = sql`
  insert into subscriptions (email_key, category, email, consent_text, consent_place, asked_at, confirmed_at)
  select 'reader-' || n || '@pub.example', 'memo', 'Reader-' || n || '@pub.example', 'Yes', 'page', now(), now()
  from generate_series(1, ${subscribers}::int) as n`

type Run = Awaited<ReturnType<typeof connectEmbedded>>['database']['execute']

async function withDatabase<T>(folder: string, work: (run: Run) => Promise<T>): Promise<T> {
  const connection = await connectEmbedded({ folder: join(folder, 'database') })
  try {
    await migrate(connection)
    return await work((query) => connection.database.execute(query))
  } finally {
    await connection.close()
  }
}

async function copiesIn(folder: string): Promise<{ copies: number; subscribers: number }> {
  const counted = sql`
    select count(*)::int as copies, count(distinct to_email)::int as subscribers
    from mails where template = 'letter' and is_bulk`
  const { rows } = await withDatabase(folder, (run) => run(counted))
  return rows[0] as { copies: number; subscribers: number }
}
