import { beerStyles } from '../shared/catalogue/beer-styles.ts'
import type { Motif } from './motif-art.ts'

/** What a beer style gives its labels: a motif, the usual colour of the beer, and its shown name. */
export type BeerStyleColours = { motif: Motif; liquid: string; name: string }

const coloursByStyle: Record<string, readonly [motif: Motif, liquid: string]> = {
  'american-pale': ['hops', '#e0a637'],
  'english-pale': ['hop', '#d9982f'],
  'session-pale': ['hops', '#e8b94a'],
  'hazy-pale': ['citrus', '#f0c25a'],
  'golden-ale': ['sun', '#eab53c'],
  'blonde-ale': ['wheat', '#f0c862'],
  'english-ipa': ['hop', '#d08a2a'],
  'west-coast-ipa': ['hops', '#dd9a2e'],
  'new-england-ipa': ['citrus', '#f2bb4c'],
  'session-ipa': ['hop', '#e6b040'],
  'double-ipa': ['hops', '#d98f2b'],
  'black-ipa': ['hop', '#2c1d16'],
  'ordinary-bitter': ['mug', '#b4692a'],
  'best-bitter': ['barley', '#a65a22'],
  'strong-bitter': ['barley', '#93481d'],
  'amber-ale': ['sheaf', '#b8602a'],
  'scottish-export': ['barley', '#8a421f'],
  'dark-mild': ['mug', '#4a2618'],
  'pale-mild': ['acorn', '#c07a34'],
  'ruby-mild': ['acorn', '#70281c'],
  'brown-ale': ['acorn', '#6a3a20'],
  'dry-stout': ['bean', '#1f1613'],
  'oatmeal-stout': ['wheat', '#2a1b15'],
  'milk-stout': ['bean', '#33211a'],
  'imperial-stout': ['bean', '#17100e'],
  porter: ['bean', '#3a2118'],
  'baltic-porter': ['chalice', '#36191a'],
  pilsner: ['snowflake', '#efcb60'],
  helles: ['barley', '#f0cd68'],
  'dark-lager': ['moon', '#4b2a1b'],
  'vienna-lager': ['barley', '#bd6a2b'],
  kolsch: ['mug', '#f0d070'],
  'table-lager': ['wheat', '#f2d77c'],
  hefeweizen: ['wheat', '#eec15c'],
  witbier: ['citrus', '#f3da8e'],
  'american-wheat': ['sheaf', '#efcb6a'],
  'berliner-weisse': ['berry', '#f4dc92'],
  gose: ['wave', '#efd284'],
  'fruited-sour': ['cherry', '#d8606a'],
  'mixed-fermentation': ['berry', '#d9935a'],
  'classic-saison': ['flower', '#e9b653'],
  'hoppy-saison': ['flower', '#e8bd58'],
  'biere-de-garde': ['sheaf', '#b9672f'],
  tripel: ['chalice', '#e2a03a'],
  dubbel: ['chalice', '#6b321d'],
  'old-ale': ['acorn', '#5a2a1a'],
  'barley-wine': ['sheaf', '#84391c'],
  'green-hop': ['hops', '#c99a35'],
  'winter-warmer': ['holly', '#5c2719'],
  'summer-ale': ['sun', '#efc14c'],
  'harvest-ale': ['sheaf', '#c47c2c'],
  'spiced-ale': ['anise', '#9a4a22'],
  'low-alcohol-pale': ['feather', '#eab94e'],
  'low-alcohol-lager': ['feather', '#f0cf6c'],
  'low-alcohol-stout': ['feather', '#2c1d17'],
  'small-beer': ['feather', '#d9a048'],
}

const names = new Map(beerStyles.flatMap((style) => style.substyles.map(({ code, name }) => [code, name])))

/** The look of a sub-style; an unknown code looks like a plain ale and has no name. */
export function beerStyleColours(styleCode: string): BeerStyleColours {
  const colours = Object.hasOwn(coloursByStyle, styleCode)
    ? coloursByStyle[styleCode]!
    : (['hop', '#d9982f'] as const)
  return { motif: colours[0], liquid: colours[1], name: names.get(styleCode) ?? '' }
}
