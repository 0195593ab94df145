import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { retryTransaction } from './retry-transaction.ts'

const refusal = (code: string) => Object.assign(new Error('refused'), { cause: sqlError(code) })
const sqlError = (code: string) => Object.assign(new Error('by the server'), { code })

/** A database whose transactions fail with these errors, one after another, and then succeed. */
function failing(...errors: Error[]) {
  const pauses: number[] = []
  const database = {
    transaction: async (work: (transaction: unknown) => unknown) => {
      const error = errors.shift()
      if (error) throw error
      return work(database)
    },
  } as unknown as Database
  const run = () =>
    retryTransaction(database, async () => 'done', {
      chance: () => 1,
      pause: async (ms) => void pauses.push(ms),
    })
  return { run, pauses }
}

test.each(['40P01', '40001'])('runs a transaction again that ended in %s (STOCK-07)', async (code) => {
  const { run, pauses } = failing(refusal(code), sqlError(code))
  expect(await run()).toBe('done')
  expect(pauses).toEqual([20, 40])
})

test('gives up after five more times, with growing pauses (STOCK-07)', async () => {
  const { run, pauses } = failing(...Array.from({ length: 6 }, () => refusal('40P01')))
  await expect(run()).rejects.toThrow('refused')
  expect(pauses).toEqual([20, 40, 80, 160, 320])
})

test.each(['23505', '55P03'])('throws an error that would come again, as %s, at once', async (code) => {
  const { run, pauses } = failing(refusal(code))
  await expect(run()).rejects.toThrow('refused')
  expect(pauses).toEqual([])
})
