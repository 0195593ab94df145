import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { generateCatalogue } from '../../../bench/generate-catalogue.ts'
import { useTestDatabase } from '../../../tests/support/servers/test-database.ts'
import { checkSource } from './check-source.ts'
import { findSources } from './find-sources.ts'
import type { SeenFiles } from './seen-rows.ts'

test('a check of 20,000 beers and 60,000 containers holds only identifiers in memory, not rows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dray-large-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await generateCatalogue({ beers: 20_000, folder })
  const { database } = await useTestDatabase()
  const collectGarbage = garbageCollector()
  const seen: SeenFiles = new Map()
  const heap: number[] = []

  for (const source of (await findSources(folder)).sources) {
    collectGarbage()
    heap.push(process.memoryUsage().heapUsed)
    const report = { warn: () => {}, bad: () => {}, progress: () => {} }
    const time = { countedAt: null, startedAt: new Date() }
    const options = { database, folder, mediaFolder: null, source, seen, skipInvalid: false, time, report }
    expect(await checkSource(options)).toBe(true)
  }
  collectGarbage()
  const grownBytes = process.memoryUsage().heapUsed - heap[0]!
  expect(seen.get('containers')?.read).toBe(60_000)
  // The files are 10 MB of text; rows as objects would be ten times that.
  expect(grownBytes).toBeLessThan(30 * 1024 * 1024)
})

function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
