import type { Emblem, Lettering, Palette } from '../shared/catalogue/brewery-house-style.ts'

/** Everything a beer's label is drawn from; the same facts always give the same label. */
export type LabelFacts = {
  beerName: string
  breweryName: string
  town: string
  /** Code of the sub-style, as in shared/catalogue/beer-styles.ts. */
  styleCode: string
  abv: number | null
  /** '#rrggbb'; anything else falls back to the usual colour of the style. */
  colorHex: string | null
  palette: Palette
  emblem: Emblem
  lettering: Lettering
}
