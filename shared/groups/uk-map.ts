/** The United Kingdom with the breweries and groups of the shop, in units of its own. */
export type UkMap = {
  width: number
  height: number
  /** Path data. */
  land: string
  /** From north to south; breweries near one another share one. */
  marks: { number: number; x: number; y: number; place: string; breweries: PlacedBrewery[] }[]
  /** Breweries whose town is not on the map. */
  elsewhere: PlacedBrewery[]
  /** The centres of groups. */
  groups: { name: string; href: string; x: number; y: number }[]
}

type PlacedBrewery = { name: string; href: string; town: string }
