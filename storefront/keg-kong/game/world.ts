import { lanes, maxTeamLogos, roof, type VanColour, vanSpacing, vansInLane } from './game-numbers.ts'
import { draw } from '../../../shared/format/seeded-numbers.ts'

/** -1 is left, 1 is right. */
type Way = -1 | 1

export type Kong = { x: number; facing: Way; thrownAtMs: number | null }
export type Van = {
  lane: number
  /** Its left edge. */
  x: number
  colour: VanColour
  /** Which of the team logos it wears, from 0 to 11. */
  logo: number
  destroyedAtMs: number | null
}
/** The middle of a keg, and its speed in pixels a second. */
export type Keg = { x: number; y: number; vx: number; vy: number }
/** Something that is seen for a moment and changes nothing. */
export type Burst = {
  kind: 'explosion' | 'keg-break'
  x: number
  y: number
  startedAtMs: number
  points: number
}

export type World = {
  clockMs: number
  chance: number
  score: number
  kong: Kong
  vans: readonly Van[]
  kegs: readonly Keg[]
  bursts: readonly Burst[]
}

/** The player's input during one step. */
export type Input = { walk: -1 | 0 | 1; throws: boolean }
export const noInput: Input = { walk: 0, throws: false }

/** A new game. The same number brings the same vans for ever. */
export function newWorld(gameNumber: number): World {
  let chance = gameNumber >>> 0
  const vans: Van[] = []
  for (const lane of lanes.keys()) {
    for (let place = 0; place < vansInLane; place += 1) {
      const offset = draw(chance)
      const dressed = dressVan(offset.next)
      chance = dressed.chance
      const x = place * vanSpacing + offset.value * 20 + lane * 16
      vans.push({ lane, x, colour: dressed.colour, logo: dressed.logo, destroyedAtMs: null })
    }
  }
  const kong: Kong = { x: (roof.left + roof.right) / 2, facing: 1, thrownAtMs: null }
  return { clockMs: 0, chance, score: 0, kong, vans, kegs: [], bursts: [] }
}

/** Colour and logo of a van that drives in: half are green, a third blue, the rest yellow (C-92). */
export function dressVan(chance: number): { colour: VanColour; logo: number; chance: number } {
  const paint = draw(chance)
  const logo = draw(paint.next)
  const colour = paint.value < 1 / 2 ? 'green' : paint.value < 5 / 6 ? 'blue' : 'yellow'
  return { colour, logo: Math.floor(logo.value * maxTeamLogos), chance: logo.next }
}

/** The same world at score 0 (KONG-04). */
export const resetScore = (world: World): World => ({ ...world, score: 0 })
