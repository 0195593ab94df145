import { expect, test } from 'vitest'
import { randomRuns } from '../../tests/support/builders/run-counts.ts'
import { playHistories, playInPortions, playToTheEnd } from '../../tests/support/histories/play-histories.ts'
import { openTestDatabase } from '../../tests/support/servers/test-database.ts'

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
    const kinds = new Set<string>()
    await playInPortions({
      count,
      open: openTestDatabase,
      play: async (connection, most) => {
        for (const kind of await playHistories(connection, most)) kinds.add(kind)
      },
    })
    expect([...kinds]).toEqual(expect.arrayContaining(['order', 'lead', 'sweep']))
  },
)

test(
  'the clock alone brings every order to an end, with no money neither returned nor earned (INV-04, INV-09, INV-10)',
  slow,
  async () => {
    const playing = playInPortions({ count, open: openTestDatabase, play: playToTheEnd })
    await expect(playing).resolves.toBeUndefined()
  },
)
