import type { Emblem, Lettering, Palette } from '../shared/catalogue/brewery-house-style.ts'
import { emblemArt } from './emblem-art.ts'
import { beads } from './label-pieces.ts'
import { paletteInks, readableOn } from './palette-inks.ts'
import { printCut } from './print-cut.ts'
import { setSmallLine } from './set-small-line.ts'
import { textSeed } from './text-seed.ts'
import { fitName } from './fit-name.ts'
import { typeFace } from './set-type.ts'
import { wordsMarkup } from './words-markup.ts'

export type BreweryMarkFacts = {
  name: string
  town: string
  palette: Palette
  emblem: Emblem
  lettering: Lettering
}

/** The heaviest a mark may be, in bytes: 5 KB. */
export const markBytes = 5120

const shield = 'M40 24H440V214C440 344 350 418 240 464C130 418 40 344 40 214z'

/** Draws a brewery's mark (480 by 480, at most 5 KB) in the hand of its labels: a round seal or a shield. */
export function drawBreweryMark(facts: BreweryMarkFacts): string {
  const draw = textSeed(`${facts.name}|${facts.town}|${facts.emblem}`) % 2 === 0 ? seal : crest
  let mark = ''
  for (const letters of [32, 24, 16]) {
    mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" stroke-miterlimit="2.2">${draw(facts, letters)}</svg>`
    if (mark.length <= markBytes) return mark
  }
  return mark
}

function seal({ name, town, palette, emblem }: BreweryMarkFacts, letters: number): string {
  const inks = paletteInks[palette]
  const ink = readableOn(inks.ground, inks)
  const rim = { x: 240, y: 240, ink, maxLetters: letters }
  return [
    `<circle cx="240" cy="240" r="232" fill="${inks.ground}" stroke="${inks.ink}" stroke-width="8"/>`,
    `<circle cx="240" cy="240" r="150" fill="${inks.paper}" stroke="${inks.ink}" stroke-width="6"/>`,
    `<circle cx="240" cy="240" r="138" fill="none" stroke="${inks.accent}" stroke-width="4"/>`,
    beads(240, 240, 220, 90, inks.accent, 4),
    setSmallLine({
      ...rim,
      words: name,
      size: 36,
      maxWidth: 480,
      weight: 2.2,
      arc: { radius: 169, side: 'top' },
    }),
    setSmallLine({ ...rim, words: town, size: 24, maxWidth: 230, arc: { radius: 174, side: 'bottom' } }),
    printCut(emblemArt[emblem], { x: 240, y: 240, size: 172, ink: inks.ink, paper: inks.paper, id: 'e' }),
  ].join('')
}

function crest({ name, town, palette, emblem, lettering }: BreweryMarkFacts, letters: number): string {
  const inks = paletteInks[palette]
  const onGround = readableOn(inks.ground, inks)
  const face = typeFace(lettering)
  const lines = fitName(face, name, { width: 350, height: 78, maxLines: 2, maxLetters: letters }).map(
    (line) => ({
      ...line,
      x: 240 - line.width / 2,
      y: 52 + line.baseline,
    }),
  )
  return [
    `<path fill="${inks.ground}" stroke="${inks.ink}" stroke-width="8" d="${shield}"/>`,
    `<clipPath id="s"><path d="${shield}"/></clipPath><path clip-path="url(#s)" fill="${inks.paper}" d="M0 148H480V372H0z"/>`,
    `<path clip-path="url(#s)" stroke="${inks.ink}" stroke-width="6" d="M40 148H440M40 372H440"/><path clip-path="url(#s)" stroke="${inks.accent}" stroke-width="4" d="M40 160H440M40 360H440"/>`,
    `<path fill="none" stroke="${inks.ink}" stroke-width="8" d="${shield}"/>`,
    `<g transform="scale(.5)" fill="${onGround}">${wordsMarkup(face, lines, 2)}</g>`,
    printCut(emblemArt[emblem], { x: 240, y: 260, size: 176, ink: inks.ink, paper: inks.paper, id: 'e' }),
    setSmallLine({
      words: town,
      x: 240,
      y: 406,
      size: 20,
      maxWidth: 180,
      ink: onGround,
      maxLetters: letters,
    }),
  ].join('')
}
