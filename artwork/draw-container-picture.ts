import { houseInks, printLayers } from './block-print.ts'
import { containerShapes, type DrawnContainer, type PrintedContainer } from './container-shapes.ts'
import { emblemArt } from './emblem-art.ts'
import { fitName } from './fit-name.ts'
import type { LabelFacts } from './label-facts.ts'
import { paletteInks, readableOn } from './palette-inks.ts'
import { printCut } from './print-cut.ts'
import { typeFace } from './set-type.ts'
import { beerStyleColours } from './beer-style-colours.ts'
import { wordsMarkup } from './words-markup.ts'

export type { DrawnContainer }

/** The heaviest a container picture may be, in bytes: 7 KB. */
export const containerBytes = 7168

/** Draws a container, 480 by 480 on nothing; with the facts of a beer it wears their colours, emblem and name. */
export function drawContainerPicture({
  picture,
  label,
}: {
  picture: DrawnContainer
  label?: LabelFacts
}): string {
  const shape: PrintedContainer = containerShapes[picture]
  const inks = paletteInks[label?.palette ?? 'bottle']
  const hex = label?.colorHex ?? ''
  const beer = /^#[0-9a-f]{6}$/i.test(hex)
    ? hex.toLowerCase()
    : beerStyleColours(label?.styleCode ?? '').liquid
  const colours = { ...houseInks, panel: inks.ground, trim: inks.accent, beer }
  const onPanel = readableOn(inks.ground, inks)
  const { emblem, name } = shape.spot
  const art = emblemArt[label?.emblem ?? 'barley']
  let drawn = ''
  for (const maxLetters of [30, 22, 14]) {
    const face = typeFace(label?.lettering ?? 'slab')
    const lines = fitName(face, label?.beerName ?? '', { ...name, maxLines: 3, maxLetters, minSize: 9 }).map(
      (line) => ({
        ...line,
        x: name.x + (name.width - line.width) / 2,
        y: name.y + line.baseline,
      }),
    )
    drawn = [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" stroke-linejoin="round">',
      `<ellipse cx="240" cy="450" rx="190" ry="14" fill="${houseInks.ink}" opacity=".16"/>`,
      printLayers(shape.layers, colours, 6),
      printCut(art, { ...emblem, ink: onPanel, paper: inks.ground, id: 'e' }),
      lines.length
        ? `<g transform="scale(.5)" fill="${picture === 'universal' ? houseInks.paper : onPanel}">${wordsMarkup(face, lines, 2)}</g>`
        : '',
      '</svg>',
    ].join('')
    if (drawn.length <= containerBytes) return drawn
  }
  return drawn
}
