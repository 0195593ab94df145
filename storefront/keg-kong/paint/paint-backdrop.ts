import { gameScreen, kerbY, lanes, roof } from '../game/game-numbers.ts'
import { type Light, type StreetColours, streets } from './game-colours.ts'
import { type Brush, printSheet } from './print-sprite.ts'
import { paintLetters } from './small-letters.ts'

const pavement = 88
const { width, height } = gameScreen

/** Everything that never moves, painted once for each light. */
export function printBackdrop(light: Light): HTMLCanvasElement {
  const colours = streets[light]
  return printSheet(width, height, (brush) => {
    paintSky(brush, colours, light)
    paintTown(brush, colours, light)
    paintBrewery(brush, colours)
    paintRoad(brush, colours)
  })
}

function paintSky(brush: Brush, { sky, lamp }: StreetColours, light: Light): void {
  for (const [at, colour] of sky.entries()) fill(brush, colour, 0, at * 24, width, 88)
  disc(brush, lamp, 182, 22, 11)
  if (light === 'day') return
  disc(brush, sky[0], 187, 19, 9)
  for (const [x, y] of stars) fill(brush, lamp, x, y, 1, 1)
}

const stars = [
  [12, 8],
  [31, 20],
  [48, 6],
  [66, 15],
  [84, 5],
  [103, 12],
  [122, 4],
  [140, 17],
  [158, 8],
  [207, 36],
  [216, 12],
  [20, 34],
] as const

/** Maltings with their cowls, a chimney, roofs of a town. */
function paintTown(brush: Brush, { far, farLit }: StreetColours, light: Light): void {
  const kiln = (x: number) => {
    for (let row = 0; row < 16; row += 1) {
      const half = 1 + Math.floor(row * 0.7)
      fill(brush, far, x - half, 40 + row, half * 2, 1)
    }
    fill(brush, far, x - 2, 35, 4, 5)
    fill(brush, far, x + 1, 33, 4, 2)
    fill(brush, far, x - 11, 56, 22, 32)
  }
  for (const x of [14, 38, 196]) kiln(x)
  fill(brush, far, 208, 28, 7, 60)
  fill(brush, far, 207, 26, 9, 3)
  fill(brush, far, 0, 66, width, 22)
  const panes = light === 'day' ? [8, 18, 32, 42, 190, 200, 212] : [8, 32, 42, 200]
  for (const x of panes) for (const y of [62, 74]) fill(brush, farLit, x, y, 3, 4)
}

/** The brewery whose roof Kong has taken. */
function paintBrewery(brush: Brush, colours: StreetColours): void {
  const [left, right] = [roof.left - 20, roof.right + 20]
  const { brick, brickDark, ledge, ink, sign, signInk, window } = colours
  fill(brush, brick, left, roof.y, right - left, pavement - roof.y)
  for (let y = roof.y + 5; y < pavement; y += 3) {
    for (let x = left + (y % 2 === 0 ? 0 : 4); x < right; x += 8) fill(brush, brickDark, x, y, 5, 1)
  }
  fill(brush, ink, left - 3, roof.y, right - left + 6, 4)
  fill(brush, ledge, left - 2, roof.y + 1, right - left + 4, 2)
  for (const x of [left + 7, left + 22, right - 29, right - 14]) {
    fill(brush, ink, x, roof.y + 6, 8, 8)
    fill(brush, window, x + 1, roof.y + 7, 6, 7)
    fill(brush, ink, x + 3, roof.y + 7, 1, 7)
  }
  fill(brush, ink, 81, roof.y + 4, 62, 12)
  fill(brush, sign, 82, roof.y + 5, 60, 10)
  brush.fillStyle = signInk
  paintLetters(brush, 'KEG KONG', 97, roof.y + 7)
}

/** Pavement, three lanes, and the kerb in front. */
function paintRoad(brush: Brush, { kerb, kerbDark, road, roadMark, ink }: StreetColours): void {
  fill(brush, road, 0, pavement, width, kerbY - pavement)
  fill(brush, kerb, 0, pavement, width, 3)
  fill(brush, kerbDark, 0, pavement + 3, width, 1)
  for (const { y } of lanes.slice(0, -1)) {
    for (let x = 6; x < width; x += 24) fill(brush, roadMark, x, y + 6, 12, 1)
  }
  fill(brush, ink, 0, kerbY, width, 1)
  fill(brush, kerb, 0, kerbY + 1, width, height - kerbY - 1)
  for (let x = 0; x < width; x += 16) fill(brush, kerbDark, x, kerbY + 1, 1, 9)
  fill(brush, kerbDark, 0, kerbY + 5, width, 1)
}

function fill(brush: Brush, colour: string, x: number, y: number, wide: number, high: number): void {
  brush.fillStyle = colour
  brush.fillRect(x, y, wide, high)
}

/** A round of whole pixels. */
export function disc(brush: Brush, colour: string, x: number, y: number, radius: number): void {
  brush.fillStyle = colour
  for (let row = -radius; row <= radius; row += 1) {
    const half = Math.round(Math.sqrt(radius * radius - row * row))
    if (half > 0) brush.fillRect(x - half, y + row, half * 2, 1)
  }
}
