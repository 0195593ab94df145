import { siteMarkShape } from './draw-site-mark.ts'
import { typeFace, wordsWidth } from './set-type.ts'
import { wordsMarkup } from './words-markup.ts'

/** Draws the name of the site, its D the wheel of the mark; 48 high, as wide as it is. */
export function drawWordmark({ ink = 'currentColor' }: { ink?: string } = {}): string {
  const face = typeFace('grotesque')
  const letters = wordsMarkup(face, [{ words: 'RAY', size: 42, x: 46, y: 45 }], 4)
  const width = Math.round(46 + wordsWidth(face, 'RAY', 42) + 3)
  const name = `${siteMarkShape(ink)}<g transform="scale(.25)">${letters}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" fill="${ink}">${name}</svg>`
}
