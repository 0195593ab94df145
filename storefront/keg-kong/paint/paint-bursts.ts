import type { Burst } from '../game/world.ts'
import { disc } from './paint-backdrop.ts'
import type { Brush } from './print-sprite.ts'
import { paintLetters } from './small-letters.ts'

const foam = '#fffcf6'
const ale = '#e3a548'
const deepAle = '#b8721a'
const wood = '#9a5f26'
const ink = '#1d1713'

/** Where foam and staves fly: across and down, in pixels a picture. */
const sprays = [
  [-5, -3],
  [-2, -5],
  [2, -5],
  [5, -3],
  [6, 1],
  [-6, 1],
  [-3, 3],
  [3, 3],
] as const

/** A van that goes up in beer: a flash of ale, then foam that flies apart, and its points rising. */
export function paintExplosion(brush: Brush, { x, y, points }: Burst, frame: number, isCalm: boolean): void {
  const [cx, cy] = [Math.round(x), Math.round(y)]
  // One still puff with reduced motion.
  const shown = isCalm ? 2 : frame
  if (shown < 3) {
    const radius = 7 + shown * 4
    disc(brush, deepAle, cx, cy, radius)
    disc(brush, ale, cx, cy, radius - 2)
    disc(brush, foam, cx, cy - 1, radius - 5)
  }
  if (shown > 0) {
    for (const [at, [across, down]] of sprays.entries()) {
      const size = Math.max(1, 5 - shown) - (at % 2)
      if (size > 0)
        disc(brush, at % 3 === 0 ? ale : foam, cx + across * shown, cy + down * shown + shown, size)
    }
  }
  const rise = isCalm ? 6 : 4 + frame * 3
  const left = cx - 7
  paintPoints(brush, `+${points}`, left, cy - rise - 5)
}

/** Foam-white with an edge of ink, so that they stand out from foam too. */
function paintPoints(brush: Brush, text: string, x: number, y: number): void {
  brush.fillStyle = ink
  for (const across of [-1, 0, 1]) {
    for (const down of [-1, 0, 1]) paintLetters(brush, text, x + across, y + down, 2)
  }
  brush.fillStyle = foam
  paintLetters(brush, text, x, y, 2)
}

/** Staves and a splash. */
export function paintKegBreak(brush: Brush, { x, y }: Burst, frame: number, isCalm: boolean): void {
  const shown = isCalm ? 1 : frame
  const [cx, cy] = [Math.round(x), Math.round(y)]
  disc(brush, ale, cx, cy + 2, Math.max(1, 4 - shown))
  for (const [at, [across, down]] of sprays.entries()) {
    const [px, py] = [
      cx + Math.round(across * 0.7 * (shown + 1)),
      cy + Math.round(down * 0.7 * (shown + 1)) + shown,
    ]
    brush.fillStyle = at % 2 === 0 ? wood : foam
    if (at % 2 === 0)
      brush.fillRect(px - 2, py, across > 0 === down > 0 ? 4 : 2, across > 0 === down > 0 ? 2 : 4)
    else if (shown < 3) brush.fillRect(px, py, 2, 2)
  }
}
