import { describe, expect, test } from 'vitest'
import { driveVans } from './drive-vans.ts'
import { explosionFrames, gameScreen, kegBreakFrames, lanes, vanPoints, vanSize } from './game-numbers.ts'
import type { VanColour } from './game-numbers.ts'
import { burstFrame, isThrowing, stepWorld } from './step-world.ts'
import { newWorld, noInput, resetScore, type Van, type World } from './world.ts'

const throwing = { walk: 0, throws: true } as const
const wait = (world: World, ms: number) => stepWorld(world, noInput, ms / 1000)
const thrown = (world: World = newWorld(1)) => stepWorld(world, throwing, 0)

/** A keg in the middle of a van in the farthest lane. */
function aboutToHit(colour: VanColour): World {
  const van: Van = { lane: 0, x: 100, colour, logo: 0, destroyedAtMs: null }
  return { ...newWorld(1), vans: [van], kegs: [{ x: 117, y: 102, vx: 0, vy: 0 }] }
}

test('successive throws go left and right by turns (KONG-07)', () => {
  let world = newWorld(7)
  const ways: number[] = []
  for (let count = 0; count < 4; count += 1) {
    const before = new Set(world.kegs)
    world = stepWorld(world, throwing, 0.5)
    ways.push(
      ...world.kegs.filter((keg) => !before.has(keg) && keg.vy === -120).map(({ vx }) => Math.sign(vx)),
    )
  }
  expect(ways).toEqual([1, -1, 1, -1])
})

test('a second throw at 419 ms is ignored, at 420 ms it is not (KONG-08, KONG-15)', () => {
  const early = stepWorld(wait(thrown(), 419), throwing, 0)
  expect(early.kegs).toHaveLength(1)
  expect(stepWorld(early, throwing, 0.001).kegs).toHaveLength(2)
})

test('the throwing pose ends after 450 ms (KONG-16)', () => {
  expect(isThrowing(newWorld(1))).toBe(false)
  expect(isThrowing(wait(thrown(), 449))).toBe(true)
  expect(isThrowing(wait(thrown(), 450))).toBe(false)
})

test('vans move along their lanes, each lane its way (KONG-09)', () => {
  const before = newWorld(3)
  const after = wait(before, 500)
  expect(after.vans.map(({ lane }) => lane)).toEqual(before.vans.map(({ lane }) => lane))
  for (const [at, van] of after.vans.entries()) {
    const { way, speed } = lanes[van.lane]!
    expect(van.x - before.vans[at]!.x).toBeCloseTo((way * speed) / 2)
  }
})

test.each([
  ['KONG-10 KONG-17', 'yellow', 5],
  ['KONG-10 KONG-18', 'blue', 3],
  ['KONG-10 KONG-19', 'green', 2],
] as const)('%s a keg that meets a %s van destroys it and adds %i', (_rows, colour, points) => {
  const world = wait(aboutToHit(colour), 8)
  expect(world.score).toBe(points)
  expect(vanPoints[colour]).toBe(points)
  expect(world.vans[0]?.destroyedAtMs).toBe(8)
  expect(world.kegs).toEqual([])
  expect(world.bursts.map(({ kind }) => kind)).toEqual(['explosion', 'keg-break'])
})

test('a keg flies over the place of a van that is gone', () => {
  const world = aboutToHit('blue')
  const gone = { ...world, vans: [{ ...world.vans[0]!, destroyedAtMs: 0 }] }
  expect(wait(gone, 8)).toMatchObject({ score: 0, kegs: [{ x: 117 }] })
})

test('a destroyed van is back after 1.4 s, at the beginning of its lane (KONG-11, KONG-20)', () => {
  const hit = wait(aboutToHit('green'), 8)
  expect(wait(hit, 1399).vans[0]?.destroyedAtMs).toBe(8)
  const back = wait(hit, 1400).vans[0]!
  expect(back.destroyedAtMs).toBeNull()
  expect(back.lane).toBe(0)
  expect(back.x).toBe(-vanSize.width)
})

test('a van that leaves drives in again behind the others of its lane', () => {
  const world = newWorld(5)
  const [first, second, ...others] = world.vans
  const leaving = { ...world, vans: [{ ...first!, x: gameScreen.width }, { ...second!, x: 20 }, ...others] }
  const { vans } = driveVans(leaving, 0.1)
  expect(vans[0]!.x).toBeLessThan(vans[1]!.x - vanSize.width)
})

test('an explosion shows its next picture every 90 ms (KONG-21)', () => {
  const burst = { kind: 'explosion', x: 0, y: 0, startedAtMs: 100, points: 5 } as const
  expect([100, 189, 190, 279, 280].map((ms) => burstFrame(burst, ms))).toEqual([0, 0, 1, 1, 2])
  expect(burstFrame(burst, 100 + 90 * explosionFrames)).toBeNull()
})

test('a breaking keg shows its next picture every 80 ms (KONG-22)', () => {
  const burst = { kind: 'keg-break', x: 0, y: 0, startedAtMs: 40, points: 0 } as const
  expect([40, 119, 120, 199, 200].map((ms) => burstFrame(burst, ms))).toEqual([0, 0, 1, 1, 2])
  expect(burstFrame(burst, 40 + 80 * kegBreakFrames)).toBeNull()
})

describe('a throw', () => {
  test('leaves at 70 across and 120 upwards (KONG-24, KONG-25)', () => {
    const [keg] = thrown().kegs
    expect(Math.abs(keg!.vx)).toBe(70)
    expect(keg!.vy).toBe(-120)
  })

  test('falls faster by 420 every second (KONG-23)', () => {
    const falling = { ...newWorld(1), vans: [], kegs: [{ x: 100, y: 0, vx: 0, vy: -120 }] }
    expect(wait(falling, 500).kegs[0]?.vy).toBe(90)
  })

  test('breaks at the kerb where it met nothing, and scores nothing', () => {
    const low = { ...newWorld(1), vans: [], kegs: [{ x: 100, y: 189, vx: 0, vy: 300 }] }
    const world = wait(low, 8)
    expect(world).toMatchObject({ score: 0, kegs: [], bursts: [{ kind: 'keg-break' }] })
    expect(wait(world, 320).bursts).toEqual([])
  })
})

test('resetting takes the score to 0 and leaves the street as it is (KONG-04)', () => {
  const world = wait(aboutToHit('yellow'), 8)
  expect(resetScore(world)).toEqual({ ...world, score: 0 })
})
