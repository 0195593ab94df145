import { expect, onTestFinished, test } from 'vitest'
import { randomRuns } from '../../../tests/support/builders/run-counts.ts'
import {
  historiesEach,
  type HistoryWay,
  historyWays,
  playHistories,
  seedsFrom,
} from '../../../tests/support/histories/play-histories.ts'
import { openTestDatabase } from '../../../tests/support/servers/test-database.ts'

/**
 * A few histories on the embedded database, and in its lane on the server. `npm run bench -- histories` plays ten thousand,
 * and 300 for every submission.
 */
const count = randomRuns({ quick: 5, thorough: 200 })
const slow = { timeout: 1_800_000 }

test(
  'whatever orders, files, people, clocks and kills do, stock and steps hold (INV-01, INV-02, INV-03, INV-05, INV-06, INV-11, INV-15)',
  slow,
  async () => {
    expect([...(await play('at once'))]).toEqual(expect.arrayContaining(['order', 'lead', 'sweep']))
  },
)

test(
  'the clock alone brings every order to an end, with no money neither returned nor earned (INV-04, INV-09, INV-10)',
  slow,
  async () => {
    expect([...(await play('to the end'))]).toEqual(expect.arrayContaining(['order', 'lead', 'sweep']))
  },
)

test('a history that once broke a line holds: a proposal takes no units back that have left (INV-01, LIFE-06)', async () => {
  const seeds = [20265979]
  for (const way of historyWays) {
    const connection = await openTestDatabase()
    onTestFinished(() => connection.close())
    expect([...(await playHistories(connection, { way, seeds }))]).toContain('lead')
  }
})

/** The far history and random ones, in databases of a few each. */
async function play(way: HistoryWay): Promise<Set<string>> {
  const kinds = new Set<string>()
  const seeds = seedsFrom(Math.floor(Math.random() * 2 ** 30), count)
  for (let at = 0; at < seeds.length; at += historiesEach) {
    const connection = await openTestDatabase()
    try {
      const taken = await playHistories(connection, { way, seeds: seeds.slice(at, at + historiesEach) })
      for (const kind of taken) kinds.add(kind)
    } finally {
      await connection.close()
    }
  }
  return kinds
}
