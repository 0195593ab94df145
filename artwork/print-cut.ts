/**
 * A piece of cut art on a 100 by 100 block, in the manner of a linocut: solid shapes and lines in one
 * ink, then lines cut out of them. `mirror` prints it again on the left; `turns` prints it that often
 * around the middle.
 */
export type CutArt = {
  fill?: string
  line?: string
  lineWidth?: number
  cut?: string
  cutWidth?: number
  mirror?: boolean
  turns?: number
}
export type CutPlace = { x: number; y: number; size: number; ink: string; paper: string; id: string }

/** Prints cut art centred on a point; `document` is the colour of the cut lines, `id` unique in the picture. */
export function printCut(art: CutArt, { x, y, size, ink, paper, id }: CutPlace): string {
  const scale = Number((size / 100).toFixed(3))
  const place = `translate(${round(x - size / 2)} ${round(y - size / 2)})scale(${scale})`
  const shape = [
    art.fill && `<path d="${art.fill}"/>`,
    art.line && `<path fill="none" stroke-width="${art.lineWidth ?? 4}" d="${art.line}"/>`,
    art.cut && `<path fill="none" stroke="${paper}" stroke-width="${art.cutWidth ?? 3}" d="${art.cut}"/>`,
  ]
    .filter(Boolean)
    .join('')
  const open = `<g transform="${place}" fill="${ink}" stroke="${ink}" stroke-width=".6" stroke-linecap="round">`
  if (art.mirror) {
    return `${open}<g id="${id}">${shape}</g><use href="#${id}" transform="matrix(-1 0 0 1 100 0)"/></g>`
  }
  if (art.turns) {
    const step = 360 / art.turns
    const turned = Array.from(
      { length: art.turns - 1 },
      (_, turn) => `<use href="#${id}" transform="rotate(${round((turn + 1) * step)} 50 50)"/>`,
    )
    return `${open}<g id="${id}">${shape}</g>${turned.join('')}</g>`
  }
  return `${open}${shape}</g>`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
