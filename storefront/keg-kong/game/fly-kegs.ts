import {
  gameScreen,
  gravity,
  hands,
  kegRadius,
  kerbY,
  lanes,
  roof,
  throwSpeed,
  vanPoints,
  vanSize,
} from './game-numbers.ts'
import type { Burst, Keg, Kong, Van, World } from './world.ts'

/** A keg as it leaves Kong's hands, to the side he faces (KONG-24, KONG-25). */
export const thrownBy = ({ x, facing }: Kong): Keg => ({
  x: x + facing * hands.across,
  y: roof.y - hands.above,
  vx: facing * throwSpeed.across,
  vy: throwSpeed.down,
})

/** One keg, so much later: the parabola is exact, however long the step (KONG-23). */
export function flyKeg({ x, y, vx, vy }: Keg, seconds: number): Keg {
  return {
    x: x + vx * seconds,
    y: y + vy * seconds + (gravity * seconds * seconds) / 2,
    vx,
    vy: vy + gravity * seconds,
  }
}

/** Moves the kegs. One that meets a van destroys it and scores (KONG-10); one that meets the kerb only breaks. */
export function flyKegs(world: World, seconds: number): Pick<World, 'kegs' | 'vans' | 'bursts' | 'score'> {
  if (world.kegs.length === 0) return world
  const { clockMs } = world
  const vans = [...world.vans]
  const bursts: Burst[] = [...world.bursts]
  let { score } = world
  const kegs = world.kegs
    .map((keg) => flyKeg(keg, seconds))
    .filter((keg) => {
      const { x, y } = keg
      const at = vans.findIndex((van) => meets(keg, van))
      const van = vans[at]
      if (van) {
        const points = vanPoints[van.colour]
        score += points
        vans[at] = { ...van, destroyedAtMs: clockMs }
        const middle = { x: van.x + vanSize.width / 2, y: lanes[van.lane]!.y - vanSize.height / 2 }
        bursts.push({ kind: 'explosion', ...middle, startedAtMs: clockMs, points })
      }
      if (van || y >= kerbY) bursts.push({ kind: 'keg-break', x, y, startedAtMs: clockMs, points: 0 })
      return !van && y < kerbY && x > -kegRadius && x < gameScreen.width + kegRadius
    })
  return { kegs, vans, bursts, score }
}

/** Whether a keg touches a van that is there. */
function meets({ x, y }: Keg, { lane, x: left, destroyedAtMs }: Van): boolean {
  if (destroyedAtMs !== null) return false
  const bottom = lanes[lane]!.y
  return (
    x + kegRadius > left &&
    x - kegRadius < left + vanSize.width &&
    y + kegRadius > bottom - vanSize.height &&
    y - kegRadius < bottom
  )
}
