import { beerStyles } from '../shared/catalogue/beer-styles.ts'
import { emblemArt } from './emblem-art.ts'
import type { LabelFacts } from './label-facts.ts'
import { motifArt } from './motif-art.ts'
import { paletteInks, readableOn } from './palette-inks.ts'
import type { CutArt } from './print-cut.ts'
import { typeFace } from './set-type.ts'
import type { TypeFace } from './glyph-sheet.ts'
import { beerStyleColours } from './beer-style-colours.ts'
import { textSeed } from './text-seed.ts'

/**
 * How much fits: ornament 2 has all, 1 has rays but no ground pattern, 0 has none; then ever shorter
 * words, their outlines `finer` units to one of the label.
 */
export type Thrift = { ornament: 0 | 1 | 2; nameLetters: number; smallLetters: number; finer: 1 | 2 }

/** The decisions behind one label, taken once and read by its composition. */
export type LabelPlan = {
  beerName: string
  breweryName: string
  town: string
  styleName: string
  /** '4.2' or nothing. */
  strength: string
  /** One to five crosses, as casks were branded. */
  crosses: number
  emblem: CutArt
  motif: CutArt
  typeface: TypeFace
  back: string
  band: string
  sheet: string
  ink: string
  paper: string
  accent: string
  liquid: string
  /** 0 to 3, the brewery's own ground pattern. */
  pattern: number
  /** Composition numbers: the brewery's usual one and the one for its specials. */
  usual: number
  special: number
  isSpecial: boolean
  on: (ground: string) => string
  thrift: Thrift
}

export function planLabel(facts: LabelFacts, compositions: number, thrift: Thrift): LabelPlan {
  const inks = paletteInks[facts.palette]
  const colours = beerStyleColours(facts.styleCode)
  const category = beerStyles.findIndex((style) =>
    style.substyles.some(({ code }) => code === facts.styleCode),
  )
  const brewery = textSeed(`${facts.breweryName}|${facts.town}|${facts.emblem}`)
  const scheme = schemes[(category + 1 + (brewery >>> 20)) % schemes.length]!
  const usual = brewery % compositions
  return {
    beerName: facts.beerName,
    breweryName: facts.breweryName,
    town: facts.town,
    styleName: colours.name,
    strength:
      facts.abv === null || !Number.isFinite(facts.abv) ? '' : Math.abs(facts.abv).toFixed(1).slice(0, 4),
    crosses: crossesFor(facts.abv),
    emblem: emblemArt[facts.emblem],
    motif: motifArt[colours.motif],
    typeface: typeFace(facts.lettering),
    back: inks[scheme[0]],
    band: inks[scheme[1]],
    sheet: inks.paper,
    ink: inks.ink,
    paper: inks.paper,
    accent: inks[scheme[2]],
    liquid: /^#[0-9a-f]{6}$/i.test(facts.colorHex ?? '') ? facts.colorHex!.toLowerCase() : colours.liquid,
    pattern: (brewery >>> 8) % 4,
    usual,
    special: (usual + 1 + ((brewery >>> 12) % (compositions - 1))) % compositions,
    isSpecial: specials.has(beerStyles[category]?.code ?? ''),
    on: (ground) => readableOn(ground, inks),
    thrift,
  }
}

const schemes = [
  ['ground', 'ink', 'accent'],
  ['accent', 'ground', 'second'],
  ['ground', 'second', 'accent'],
  ['second', 'ground', 'accent'],
  ['ink', 'ground', 'accent'],
] as const

const specials = new Set(['sour', 'belgian', 'seasonal', 'saison'])

function crossesFor(abv: number | null): number {
  if (abv === null) return 2
  return 1 + [3, 4.2, 5.2, 6.8].filter((bound) => abv >= bound).length
}
