export type SiteMarkInks = {
  /** Any CSS colour our own code names; defaults to the page's text colour. */
  ink?: string
  /** A rounded ground behind the mark, for a favicon. */
  ground?: string
}

/** The D of Dray as half a cart wheel: rim, hub and spokes on a 48 by 48 block. */
export function siteMarkShape(ink: string): string {
  const solid =
    'M4 3H14V45H4zM14 3H22A21 21 0 0 1 22 45H14V37.5H22A13.5 13.5 0 0 0 22 10.5H14zM14 17.5A6.5 6.5 0 0 1 14 30.5z'
  return `<path fill="${ink}" d="${solid}"/><path stroke="${ink}" stroke-width="3.4" d="M18 24H37M17 21L28 11M17 27L28 37"/>`
}

/** Draws the mark of the site. */
export function drawSiteMark({ ink = 'currentColor', ground }: SiteMarkInks = {}): string {
  const back = ground ? `<rect width="48" height="48" rx="9" fill="${ground}"/>` : ''
  const shape = siteMarkShape(ink)
  const placed = ground ? `<g transform="translate(6.6 6)scale(.75)">${shape}</g>` : shape
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${back}${placed}</svg>`
}
