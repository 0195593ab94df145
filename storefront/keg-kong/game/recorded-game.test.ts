import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foreseeThrow } from './foresee-throw.ts'
import { gameScreen, lanes, roof, stepMs, vanPoints, vansInLane, vanSize } from './game-numbers.ts'
import { playRecord } from './play-record.fixture.ts'
import { recordedGame } from './recorded-game.fixture.ts'
import { canThrow, stepWorld } from './step-world.ts'
import { type Input, newWorld, noInput, type World } from './world.ts'

const inputs = fc.array(
  fc.record({
    input: fc.record<Input>({ walk: fc.constantFrom(-1, 0, 1), throws: fc.boolean() }),
    steps: fc.integer({ min: 1, max: 90 }),
  }),
  { maxLength: 60 },
)

function everyWorld(game: number, played: { input: Input; steps: number }[]): World[] {
  const worlds = [newWorld(game)]
  for (const { input, steps } of played) {
    for (let step = 0; step < steps; step += 1) {
      worlds.push(stepWorld(deepFrozen(worlds.at(-1)!), input, stepMs / 1000))
    }
  }
  return worlds
}

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inner of Object.values(value)) deepFrozen(inner)
  }
  return value
}

test('a recorded game replays to the same score, again and again', () => {
  const first = playRecord(recordedGame)
  expect(first.score).toBe(recordedGame.score)
  expect(playRecord(recordedGame)).toEqual(first)
})

test('another game has other vans', () => {
  expect(newWorld(42)).toEqual(newWorld(42))
  expect(newWorld(43).vans).not.toEqual(newWorld(42).vans)
})

test('a few lanes, and in the long run every colour in each of them (C-92, OPEN-64)', () => {
  const seen = new Set<string>()
  let world = newWorld(1)
  for (let step = 0; step < 60_000; step += 1) {
    world = stepWorld(world, noInput, 0.016)
    if (step % 50 === 0) for (const { lane, colour } of world.vans) seen.add(`${lane} ${colour}`)
  }
  expect(seen.size).toBe(lanes.length * Object.keys(vanPoints).length)
})

test('for any input the world follows its rules and its argument is unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), inputs, (game, played) => {
      const worlds = everyWorld(game, played)
      for (const [at, world] of worlds.entries()) {
        const gained = world.score - (worlds[at - 1]?.score ?? 0)
        const bangs = world.bursts.filter(
          ({ startedAtMs, kind }) => startedAtMs === world.clockMs && kind === 'explosion',
        )
        expect(gained).toBe(at === 0 ? 0 : bangs.reduce((sum, { points }) => sum + points, 0))
        expect(world.kong.x).toBeGreaterThanOrEqual(roof.left)
        expect(world.kong.x).toBeLessThanOrEqual(roof.right)
        expect(world.kegs.length).toBeLessThanOrEqual(4)
        for (const { x } of world.kegs)
          expect(Math.abs(x - gameScreen.width / 2)).toBeLessThan(gameScreen.width)
        for (const lane of lanes.keys()) {
          const xs = world.vans.filter((van) => van.lane === lane).map(({ x }) => x)
          expect(xs).toHaveLength(vansInLane)
          expect(Math.abs(xs[0]! - xs[1]!)).toBeGreaterThan(vanSize.width)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('a throw has its predicted result', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 1500 }), (game, wait) => {
      let world = newWorld(game)
      for (let step = 0; step < wait; step += 1) world = stepWorld(world, noInput, stepMs / 1000)
      const foretold = foreseeThrow(world)
      expect(canThrow(world)).toBe(true)
      world = stepWorld(world, { walk: 0, throws: true }, 0)
      while (world.kegs.length > 0) world = stepWorld(world, noInput, (2 * stepMs) / 1000)
      expect(world.score).toBe(foretold)
    }),
    { numRuns: 60 },
  )
})
