import { paceAt } from './drive-vans.ts'
import { flyKeg, meets, thrownBy } from './fly-kegs.ts'
import { kerbY, lanes } from './game-numbers.ts'
import type { Van, World } from './world.ts'

/** How closely the flight is looked at, in seconds. */
const glance = 1 / 60

/** The van that a keg thrown now would hit, for players who aim by ear; null for none. */
export function findTarget({ kong, vans, score }: World): Van | null {
  const pace = paceAt(score)
  const thrown = thrownBy(kong)
  for (let seconds = glance; ; seconds += glance) {
    const keg = flyKeg(thrown, seconds)
    const target = vans.find((van) => {
      const { way, speed } = lanes[van.lane]!
      return meets(keg, { ...van, x: van.x + way * speed * pace * seconds })
    })
    if (target) return target
    if (keg.y >= kerbY) return null
  }
}
