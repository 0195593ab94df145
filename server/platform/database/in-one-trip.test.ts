import { expect, test } from 'vitest'
import { inOneTrip } from './in-one-trip.ts'

test('answers come in the order of the calls, whichever is there first', async () => {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 5, 'late'))
  expect(await inOneTrip([late, Promise.resolve(2), null])).toEqual(['late', 2, null])
})

test('the first error in the order of the calls is thrown, once nothing is under way any more', async () => {
  const events: string[] = []
  const after = async (turns: number, name: string, isRefused: boolean) => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    events.push(name)
    if (isRefused) throw new Error(name)
  }
  const all = inOneTrip([after(20, 'slow', true), after(1, 'quick', true), after(40, 'slowest', false)])
  await expect(all).rejects.toThrow('slow')
  expect(events).toEqual(['quick', 'slow', 'slowest'])
})
