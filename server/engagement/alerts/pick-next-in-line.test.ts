import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headStartMs, pickNextInLine } from './pick-next-in-line.ts'

test('as many people as there are units have their turn, those of the last hour among them (ALERT-02)', () => {
  const waiting = ['Ada', 'Bea', 'Cal']
  expect(pickNextInLine({ waiting, orders: 2, notifiedLately: 0 })).toEqual(['Ada', 'Bea'])
  expect(pickNextInLine({ waiting, orders: 2, notifiedLately: 2 })).toEqual([])
  expect(pickNextInLine({ waiting, orders: 1, notifiedLately: 2 })).toEqual([])
  expect(pickNextInLine({ waiting, orders: 4, notifiedLately: 2 })).toEqual(['Ada', 'Bea'])
  expect(pickNextInLine({ waiting, orders: 9, notifiedLately: 0 })).toEqual(waiting)
})

const minuteMs = 60_000
/** Minutes that pass, and the units there are then. */
const moments = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 5 })), {
  maxLength: 40,
})

test('whatever the stock does, turns go in order, and no more people than units share an hour (ALERT-02)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), moments, (people, history) => {
      const line = Array.from({ length: people }, (_, place) => place)
      const turns: { person: number; at: number }[] = []
      let now = 0
      for (const [minutes, units] of history) {
        now += minutes * minuteMs
        const lately = turns.filter(({ at }) => at > now - headStartMs).length
        const waiting = line.slice(turns.length)
        const picked = pickNextInLine({ waiting, orders: units, notifiedLately: lately })
        turns.push(...picked.map((person) => ({ person, at: now })))
        // Not one more than there are units, and not one less while someone waits.
        const free = Math.max(0, units - lately)
        expect(picked.length).toBe(Math.min(free, waiting.length))
      }
      expect(turns.map(({ person }) => person)).toEqual(line.slice(0, turns.length))
    }),
  )
})
