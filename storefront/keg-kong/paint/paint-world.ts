import { flyKeg, thrownBy } from '../game/fly-kegs.ts'
import { lanes, roof, type VanColour } from '../game/game-numbers.ts'
import { burstFrame, canThrow, isThrowing } from '../game/step-world.ts'
import type { Van, World } from '../game/world.ts'
import { type Light, streets, vanColours } from './game-colours.ts'
import { printBackdrop } from './paint-backdrop.ts'
import { paintExplosion, paintKegBreak } from './paint-bursts.ts'
import { caskMap, kongArmDown, kongArmUp, mirrored, vanMap, vanPanel } from './pixel-maps.ts'
import { type Brush, printMirrored, printSprite } from './print-sprite.ts'

export type Scene = {
  light: Light
  isCalm: boolean
  /** Already small; vans of breweries whose logo has not come wear none. */
  logos: readonly HTMLCanvasElement[]
}
export type PaintWorld = (world: World, scene: Scene) => void

const shadow = 'rgb(0 0 0 / 30%)'

/** Everything the game is painted with, printed once; painting copies it and makes nothing new. */
export function createPainter(brush: Brush): PaintWorld {
  brush.imageSmoothingEnabled = false
  const backdrops = { day: printBackdrop('day'), night: printBackdrop('night') }
  const ready = printSprite(mirrored(kongArmUp))
  const thrownRight = printSprite(mirrored(kongArmDown, kongArmUp))
  const throwing = { '1': thrownRight, '-1': printMirrored(thrownRight) }
  const cask = printSprite(caskMap)
  const casks = [cask, turned(caskMap)]
  const vans = Object.fromEntries(
    Object.entries(vanColours).map(([colour, colours]) => {
      const right = printSprite(vanMap, colours)
      return [colour, { '1': right, '-1': printMirrored(right) }]
    }),
  ) as Record<VanColour, Record<1 | -1, HTMLCanvasElement>>

  return (world, { light, isCalm, logos }) => {
    brush.drawImage(backdrops[light], 0, 0)
    paintKong(world)
    for (const [lane] of lanes.entries()) {
      for (const van of world.vans) if (van.lane === lane) paintVan(van, logos)
    }
    for (const { x, y } of world.kegs) {
      const turn = isCalm ? 0 : Math.floor(world.clockMs / 90) % 2
      brush.drawImage(casks[turn]!, Math.round(x) - 5, Math.round(y) - 5)
    }
    for (const burst of world.bursts) {
      const frame = burstFrame(burst, world.clockMs)
      if (frame === null) continue
      if (burst.kind === 'explosion') paintExplosion(brush, burst, frame, isCalm)
      else paintKegBreak(brush, burst, frame, isCalm)
    }
    if (canThrow(world)) paintAim(world, streets[light].aim)
  }

  function paintVan({ lane, x, colour, logo, destroyedAtMs }: Van, logos: Scene['logos']): void {
    if (destroyedAtMs !== null) return
    const { way, y } = lanes[lane]!
    const left = Math.round(x)
    const sprite = vans[colour][way]
    brush.fillStyle = shadow
    brush.fillRect(left + 2, y - 2, sprite.width - 4, 4)
    brush.drawImage(sprite, left, y - sprite.height)
    const worn = logos[logo % Math.max(1, logos.length)]
    if (!worn) return
    const panel = way === 1 ? vanPanel.x : sprite.width - vanPanel.x - vanPanel.width
    brush.drawImage(worn, left + panel + 2, y - sprite.height + vanPanel.y)
  }

  function paintKong(world: World): void {
    const { x, facing } = world.kong
    // He has turned already, but looks after the keg.
    const sprite = isThrowing(world) ? throwing[facing === 1 ? -1 : 1] : ready
    const left = Math.round(x) - 12
    brush.drawImage(sprite, left, roof.y - sprite.height)
    if (canThrow(world)) brush.drawImage(cask, left + 7 + facing * 5, roof.y - sprite.height - 9)
  }

  /** The beginning of the way that the next keg would take. */
  function paintAim({ kong }: World, colour: string): void {
    const keg = thrownBy(kong)
    brush.fillStyle = colour
    for (let dot = 1; dot <= 4; dot += 1) {
      const { x, y } = flyKeg(keg, dot * 0.1 + 0.1)
      brush.fillRect(Math.round(x), Math.round(y), 2, 2)
    }
  }
}

/** A keg on its side: rows become columns. */
function turned(map: readonly string[]): HTMLCanvasElement {
  return printSprite(map.map((_, column) => map.map((row) => row[column] ?? '.').join('')))
}
