import { castColours } from './game-colours.ts'

/** What the game is painted with, on the screen and on sheets beside it. */
export type Brush = CanvasRenderingContext2D

/** A small sheet of its own, painted once. */
export function printSheet(width: number, height: number, paint: (brush: Brush) => void): HTMLCanvasElement {
  const sheet = document.createElement('canvas')
  sheet.width = width
  sheet.height = height
  const brush = sheet.getContext('2d')
  if (brush) paint(brush)
  return sheet
}

/** A pixel map as a picture. */
export function printSprite(
  map: readonly string[],
  colours: Readonly<Record<string, string>> = {},
): HTMLCanvasElement {
  return printSheet(map[0]?.length ?? 0, map.length, (brush) => {
    for (const { x, y, width, colour } of pixelRuns(map, colours)) {
      brush.fillStyle = colour
      brush.fillRect(x, y, width, 1)
    }
  })
}

/** The same, looking the other way. */
export function printMirrored(sprite: HTMLCanvasElement): HTMLCanvasElement {
  return printSheet(sprite.width, sprite.height, (brush) => {
    brush.scale(-1, 1)
    brush.drawImage(sprite, -sprite.width, 0)
  })
}

/** A map as runs of one colour, row by row. */
export function pixelRuns(
  map: readonly string[],
  colours: Readonly<Record<string, string>> = {},
): { x: number; y: number; width: number; colour: string }[] {
  return map.flatMap((row, y) =>
    [...row.matchAll(/([^.])\1*/g)].map(({ 0: run, 1: letter = '', index: x }) => ({
      x,
      y,
      width: run.length,
      colour: colours[letter] ?? castColours[letter] ?? 'transparent',
    })),
  )
}
