import { expect, test } from 'vitest'
import type { ServerPlace } from './server-place-queries.ts'
import { standbyProgress } from './standby-progress.ts'

const primary = (position: number): ServerPlace => ({ isStandby: false, position, startedAt: 'primary' })
const standby = (position: number): ServerPlace => ({ isStandby: true, position, startedAt: 'standby' })
const progressOf = () => standbyProgress({ mostBehindMs: 2000, returnAfterMs: 5000 })

test('a standby that has all is good at once, and one that is behind at the start is not', () => {
  const level = progressOf()
  level.note(0, primary(100), standby(100))
  expect([level.isGood(), level.behindMs()]).toEqual([true, 0])
  const behind = progressOf()
  behind.note(0, primary(100), standby(40))
  expect([behind.isGood(), behind.behindMs()]).toEqual([false, null])
  behind.note(500, primary(200), standby(100))
  expect([behind.isGood(), behind.behindMs()]).toEqual([true, 500])
})

test('a busy standby that replays each position soon stays good', () => {
  const progress = progressOf()
  for (let look = 0; look < 50; look += 1)
    progress.note(look * 500, primary(1000 + look * 100), standby(980 + look * 100))
  expect(progress.isGood()).toBe(true)
  expect(progress.behindMs()).toBeLessThanOrEqual(1000)
})

test('a standby that stands still is left after the bound, and comes back when it was good for a while', () => {
  const progress = progressOf()
  const states: [number, boolean][] = []
  const note = (at: number, own: number, theirs: number) => {
    progress.note(at, primary(own), standby(theirs))
    states.push([at, progress.isGood()])
  }
  note(0, 100, 100)
  for (const at of [1000, 2000, 3000]) note(at, 200, 100)
  note(4000, 300, 300)
  note(8000, 400, 400)
  note(9000, 500, 500)
  expect(states).toEqual([
    [0, true],
    [1000, true],
    [2000, true],
    [3000, false],
    [4000, false],
    [8000, false],
    [9000, true],
  ])
})

test('a silent standby is bad at once; a silent primary changes nothing', () => {
  const progress = progressOf()
  progress.note(0, primary(100), standby(100))
  for (const at of [500, 5000, 60_000]) progress.note(at, null, standby(100))
  expect(progress.isGood()).toBe(true)
  progress.note(61_000, null, null)
  expect([progress.isGood(), progress.behindMs()]).toEqual([false, null])
})

test('a server that takes writes is good where it is the primary itself, and never beside another one', () => {
  const promoted: ServerPlace = { isStandby: false, position: 900, startedAt: 'standby' }
  const progress = progressOf()
  progress.note(0, promoted, promoted)
  expect(progress.isGood()).toBe(true)
  progress.note(500, primary(800), promoted)
  expect([progress.isGood(), progress.behindMs()]).toEqual([false, null])
})
