import { formatAbv } from '../format/abv.ts'
import { beerGlasses } from './beer-glasses.ts'
import { substyleName } from './beer-styles.ts'

/** What a brewery says of a beer. All of it waits for Dray's staff, unless the brewery is trusted (SELL-27). */
export type BeerWords = {
  name: string
  /** A sub-style code. */
  style: string
  targetAbv: number | null
  ingredients: string
  /** `noAllergens` alone where it contains none; empty where nothing is stated (shared/catalogue/allergens.ts). */
  allergens: string[]
  /** As the brewery states: at most 20 mg/kg of gluten (retained Regulation (EU) 828/2014). */
  glutenFree: boolean
  description: string
  tastingNotes: string
  colorHex: string | null
  /** The address of a picture that the brewery brought; null draws the label. */
  picture: string | null
  /** Further pictures, in their order. */
  gallery: GalleryPicture[]
}
/** A further picture of a beer: its address, and what is said of it. */
export type GalleryPicture = { address: string; caption: string }
export type BeerWord = keyof BeerWords

/** Every word of a beer with its name, in the order in which people read them. */
export const beerWordNames: Readonly<Record<BeerWord, string>> = {
  name: 'Name',
  style: 'Style',
  targetAbv: 'ABV',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  glutenFree: 'Gluten-free',
  description: 'Description',
  tastingNotes: 'Tasting notes',
  colorHex: 'Colour',
  picture: 'Picture',
  gallery: 'Further pictures',
}
export const beerWords = Object.keys(beerWordNames) as BeerWord[]

/** Longest texts in characters, and most allergens. The import of a catalogue has the same. */
export const beerWordLimits = {
  name: 120,
  text: 4000,
  allergens: 30,
  allergen: 60,
  abv: 75,
  picture: 500,
  gallery: 6,
  caption: 120,
}

/** A new beer before anything was said of it. */
export const noWords: BeerWords = {
  name: '',
  style: '',
  targetAbv: null,
  ingredients: '',
  allergens: [],
  glutenFree: false,
  description: '',
  tastingNotes: '',
  colorHex: null,
  picture: null,
  gallery: [],
}

/** The words of a change that differ from the current version, in the order of the words. */
export function changedWords(stands: BeerWords, wanted: Partial<BeerWords>): BeerWord[] {
  return beerWords.filter(
    (word) => wanted[word] !== undefined && textOf(word, wanted) !== textOf(word, stands),
  )
}

/** Allergens have no order, and no capitals. */
const textOf = (word: BeerWord, words: Partial<BeerWords>) =>
  JSON.stringify(
    word === 'allergens' ? words.allergens?.map((each) => each.toLowerCase()).toSorted() : words[word],
  )

/** A word for people: '4.3% ABV', 'Best Bitter', 'none'. */
export function beerWordText(word: BeerWord, words: Partial<BeerWords>): string {
  switch (word) {
    case 'style':
      return substyleName(words.style ?? '') || 'none'
    case 'targetAbv':
      return abvText(words.targetAbv)
    case 'allergens':
      return words.allergens?.join(', ') || 'not stated'
    case 'glutenFree':
      return words.glutenFree === true ? 'yes' : 'no'
    case 'colorHex':
      return colourText(words.colorHex)
    case 'picture':
      return words.picture ? 'a picture' : 'the drawn label'
    case 'gallery':
      return galleryText(words.gallery ?? [])
    case 'name':
    case 'ingredients':
    case 'description':
    case 'tastingNotes':
      return words[word] || 'none'
  }
}

/** 'Copper', or what is not a glass of the strip: '#b5651e'. */
const colourText = (hex: string | null | undefined) =>
  beerGlasses.find((glass) => glass.hex === hex?.toLowerCase())?.label ?? hex ?? 'none'

/** '2 pictures: The mash tun; The yard'. */
function galleryText(gallery: readonly GalleryPicture[]): string {
  if (gallery.length === 0) return 'none'
  const captions = gallery.map(({ caption }) => caption).filter((caption) => caption !== '')
  const many = gallery.length === 1 ? '1 picture' : `${gallery.length} pictures`
  return captions.length === 0 ? many : `${many}: ${captions.join('; ')}`
}

/** 'ABV: 4.1% ABV, now 4.3% ABV' would say it twice: '4.25%', both decimals where the second one counts. */
function abvText(abv: number | null | undefined): string {
  if (abv === null || abv === undefined) return 'not given'
  const hundredths = Math.round(abv * 100)
  return hundredths % 10 === 0 ? formatAbv(abv).replace(' ABV', '') : `${(hundredths / 100).toFixed(2)}%`
}
