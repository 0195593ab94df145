import { driveVans } from './drive-vans.ts'
import { flyKegs, thrownBy } from './fly-kegs.ts'
import {
  explosionFrameMs,
  explosionFrames,
  kegBreakFrameMs,
  kegBreakFrames,
  roof,
  throwAnimationMs,
  throwCooldownMs,
  walkSpeed,
} from './game-numbers.ts'
import type { Burst, Input, Kong, World } from './world.ts'

/** The world so many seconds later, with the player's input. Does not change its arguments. */
export function stepWorld(world: World, input: Input, seconds: number): World {
  const clockMs = world.clockMs + seconds * 1000
  const kong = walk(world.kong, input.walk, seconds)
  const driven = { ...world, clockMs, kong, ...driveVans({ ...world, clockMs }, seconds) }
  const flown = { ...driven, ...flyKegs(driven, seconds) }
  const bursts = flown.bursts.filter((burst) => burstFrame(burst, clockMs) !== null)
  const next = { ...flown, bursts }
  return input.throws && canThrow(next) ? throwKeg(next) : next
}

/** Not again within the cooldown (KONG-08, KONG-15). */
export function canThrow({ kong, clockMs }: World): boolean {
  return kong.thrownAtMs === null || clockMs - kong.thrownAtMs >= throwCooldownMs
}

/** To the side he faces; then he turns to the other (KONG-07). */
function throwKeg(world: World): World {
  const { kong, clockMs } = world
  const facing = kong.facing === 1 ? -1 : 1
  return { ...world, kong: { ...kong, facing, thrownAtMs: clockMs }, kegs: [...world.kegs, thrownBy(kong)] }
}

/** Whether Kong shows his throwing pose (KONG-16); he then faces the way the keg went. */
export function isThrowing({ kong, clockMs }: World): boolean {
  return kong.thrownAtMs !== null && clockMs - kong.thrownAtMs < throwAnimationMs
}

/** Which picture of a burst is shown; null when it is over (KONG-21, KONG-22). */
export function burstFrame({ kind, startedAtMs }: Burst, clockMs: number): number | null {
  const [ms, frames] =
    kind === 'explosion' ? [explosionFrameMs, explosionFrames] : [kegBreakFrameMs, kegBreakFrames]
  const frame = Math.floor((clockMs - startedAtMs) / ms)
  return frame < frames ? frame : null
}

function walk(kong: Kong, way: Input['walk'], seconds: number): Kong {
  if (way === 0) return kong
  const x = Math.min(roof.right, Math.max(roof.left, kong.x + way * walkSpeed * seconds))
  return { ...kong, x }
}
