import { containerSymbols, interfaceSymbols } from './sprite-symbols.ts'

/** All pictograms as one SVG file of symbols, for `<use href="/pictures/icons.svg#keg-20"/>`; under 14 KB. */
export function containerSprite(): string {
  const symbols = Object.entries({ ...containerSymbols, ...interfaceSymbols }).map(([name, drawing]) => {
    const [stroked, filled] = drawing.split('|')
    const line = stroked ? `<path fill="none" stroke="currentColor" stroke-width="2" d="${stroked}"/>` : ''
    const solid = filled ? `<path fill="currentColor" d="${filled}"/>` : ''
    return `<symbol id="${name}" viewBox="0 0 24 24">${line}${solid}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
