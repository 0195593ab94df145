import { stepMs } from './game-numbers.ts'
import { stepWorld } from './step-world.ts'
import { newWorld, noInput, type World } from './world.ts'

/** A recorded game: its number, and the steps of its throws. */
export type GameRecord = { game: number; throwsAt: readonly number[]; steps: number }

/** Plays a recorded game again: the same record always ends in the same world. */
export function playRecord({ game, throwsAt, steps }: GameRecord): World {
  const throwing = new Set(throwsAt)
  let world = newWorld(game)
  for (let step = 0; step < steps; step += 1) {
    world = stepWorld(world, throwing.has(step) ? { walk: 0, throws: true } : noInput, stepMs / 1000)
  }
  return world
}
