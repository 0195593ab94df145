import { expect, test } from 'vitest'
import { operatorContext } from '../../../tests/support/shops/operator-context.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { systemActor } from '../audit/actor.ts'
import { commandFor } from '../../backoffice/operate/find-command.ts'
import { worklistFeature } from './worklist-feature.ts'
import { closeEntry, findOpenEntries, openEntry } from './worklist.ts'

const now = new Date('2026-11-23T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const entry = {
  kind: 'escalate_answer',
  subject: 'A1',
  about: 'Towpath has not answered A1.',
  owner: 'operations',
  now,
} as const

test('a thing waits once, and again only after its cause was gone', async () => {
  const { database } = await useTestDatabase()
  await openEntry(database, entry)
  await openEntry(database, { ...entry, about: 'The same once more.' })
  await openEntry(database, { ...entry, kind: 'trade', subject: 'A1', dueAt: later(5) })
  expect((await findOpenEntries(database)).map(({ kind, about }) => [kind, about])).toEqual([
    ['trade', entry.about],
    ['escalate_answer', entry.about],
  ])
  await closeEntry(database, { kind: 'escalate_answer', subject: 'A1', by: systemActor, now })
  expect(await findOpenEntries(database, { kind: 'escalate_answer' })).toEqual([])
  await openEntry(database, entry)
  expect(await findOpenEntries(database, { kind: 'escalate_answer' })).toHaveLength(1)
  const listed = await commandFor(['worklist', 'list', 'escalate_answer'])(database, operatorContext)
  expect(listed).toBe('escalate_answer  Towpath has not answered A1.  operations\n')
})

test('what no one does in time goes to another role, by the clock', async () => {
  const { database } = await useTestDatabase()
  await openEntry(database, { ...entry, escalatesAt: later(10), escalatesTo: 'admin' })
  const [job] = worklistFeature.jobs
  const ownerAt = async (moment: Date) => {
    await job!.run({ database, clock: () => moment })
    return (await findOpenEntries(database)).map(({ owner }) => owner)
  }
  expect(await ownerAt(later(9))).toEqual(['operations'])
  expect(await ownerAt(later(10))).toEqual(['admin'])
})
