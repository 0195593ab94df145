import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { loadStatus } from './status-page.ts'

const ready = { isReady: () => true, size: () => 561 }

/** A database that has gone away. */
const gone = { execute: () => Promise.reject(new Error('The connection is closed')) } as unknown as Database

async function statusOf(searchIndex: typeof ready, broken?: Database) {
  const database = broken ?? (await useTestDatabase()).database
  const warnings: unknown[] = []
  const logger = { warn: (details: unknown) => void warnings.push(details) }
  const result = await loadStatus({ database, searchIndex, logger })
  if (result.kind !== 'page') throw new Error(`The status page answered ${result.kind}`)
  return { ...result, warnings, states: result.data.parts.map(({ isWorking }) => isWorking) }
}

test('a shop in order says that every part works, and how many beers can be searched (HEAD-59, S-12)', async () => {
  const { states, data, head } = await statusOf(ready)
  expect(states).toEqual([true, true, true])
  expect(data.parts[1]?.detail).toBe('561 beers can be searched.')
  expect(head.indexed).toBe(false)
})

test('a catalogue that is being read is not working yet (S-12)', async () => {
  const { states } = await statusOf({ ...ready, isReady: () => false })
  expect(states).toEqual([true, false, true])
})

test('a database that does not answer is said, logged, and does not take the page with it (S-12)', async () => {
  const { states, warnings } = await statusOf(ready, gone)
  expect(states).toEqual([true, true, false])
  expect(warnings).toHaveLength(1)
})
