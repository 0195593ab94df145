import { gameScreen, lanes, respawnMs, vanSize, vanSpacing } from './game-numbers.ts'
import { dressVan, type Van, type World } from './world.ts'

/** Moves every van along its lane (KONG-09); one that left, or that was destroyed long enough ago, enters again. */
export function driveVans(world: World, seconds: number): Pick<World, 'vans' | 'chance'> {
  const pace = paceAt(world.score)
  const vans = world.vans.map((van) => {
    const { way, speed } = lanes[van.lane]!
    return { ...van, x: van.x + way * speed * pace * seconds }
  })
  let { chance } = world
  for (const [at, van] of vans.entries()) {
    if (!hasLeft(van) && !isBackAt(van, world.clockMs)) continue
    const dressed = dressVan(chance)
    chance = dressed.chance
    const { colour, logo } = dressed
    vans[at] = { lane: van.lane, x: placeBehind(vans, at), colour, logo, destroyedAtMs: null }
  }
  return { vans, chance }
}

/** How much faster everybody drives: half as fast again from 200 points on. */
const paceAt = (score: number): number => 1 + Math.min(score, 200) / 400

/** KONG-11, KONG-20. */
function isBackAt({ destroyedAtMs }: Van, clockMs: number): boolean {
  return destroyedAtMs !== null && clockMs - destroyedAtMs >= respawnMs
}

/** A destroyed one waits for its time, wherever it would be. */
function hasLeft({ lane, x, destroyedAtMs }: Van): boolean {
  if (destroyedAtMs !== null) return false
  return lanes[lane]!.way === 1 ? x > gameScreen.width : x < -vanSize.width
}

/** Just outside the screen, or behind the last van that is still to come in. */
function placeBehind(vans: readonly Van[], at: number): number {
  const { lane } = vans[at]!
  const others = vans.filter((van, place) => place !== at && van.lane === lane).map(({ x }) => x)
  return lanes[lane]!.way === 1
    ? Math.min(-vanSize.width, ...others.map((x) => x - vanSpacing))
    : Math.max(gameScreen.width, ...others.map((x) => x + vanSpacing))
}
