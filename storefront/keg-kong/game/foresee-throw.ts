import { stepMs } from './game-numbers.ts'
import { stepWorld } from './step-world.ts'
import { noInput, type World } from './world.ts'

/** How closely the flight is looked at, in seconds. */
const glance = (2 * stepMs) / 1000

/** The points that a keg thrown now would make, for players who aim by ear; 0 where it would meet no van. */
export function foreseeThrow(world: World): number {
  let ahead = stepWorld({ ...world, kegs: [] }, { walk: 0, throws: true }, 0)
  while (ahead.kegs.length > 0) ahead = stepWorld(ahead, noInput, glance)
  return ahead.score - world.score
}
