import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { beerStyles } from '../shared/catalogue/beer-styles.ts'
import { emblems, letterings, palettes } from '../shared/catalogue/brewery-house-style.ts'
import { drawBeerLabel, labelBytes } from './draw-beer-label.ts'
import type { LabelFacts } from './label-facts.ts'
import { drawingFault } from './well-formed.ts'

const substyles = beerStyles.flatMap((style) => style.substyles.map(({ code }) => code))
const facts: LabelFacts = {
  beerName: 'Low Tide',
  breweryName: 'Salt Quay Brewing',
  town: 'Whitby',
  styleCode: 'best-bitter',
  abv: 4.2,
  colorHex: '#b4692a',
  palette: 'navy',
  emblem: 'anchor',
  lettering: 'slab',
}
const hostileNames = [
  '',
  ' ',
  'W'.repeat(300),
  'Æthelred’s Mighty Double Dry Hopped Barrel Aged Imperial Stout '.repeat(5),
  '<script>alert(1)</script>"\'&',
  ']]><svg onload=x>',
  '漢字ビール',
  '🍺🍺🍺',
  '\u0000\u202e\ud800',
  '....................',
  'g'.repeat(300),
  '@ & ? ! % # ( )'.repeat(20),
]

test('the same facts give the same label', () => {
  expect(drawBeerLabel(facts)).toBe(drawBeerLabel({ ...facts }))
})

test.each(letterings)(
  'a label of any style in %s is well-formed and at most 6 KB, whatever the names',
  (lettering) => {
    for (const styleCode of substyles) {
      for (const [at, name] of hostileNames.entries()) {
        const label = drawBeerLabel({
          ...facts,
          styleCode,
          lettering,
          beerName: name,
          breweryName: hostileNames[(at + 2) % hostileNames.length]!,
          town: name,
          emblem: emblems[(at * 5) % emblems.length]!,
          palette: palettes[at % palettes.length]!,
          abv: 8.4,
        })
        expect(Buffer.byteLength(label)).toBeLessThanOrEqual(labelBytes)
        expect(drawingFault(label)).toBeUndefined()
      }
    }
  },
)

test('no facts a brewery could type make a label too heavy, broken or able to run script', () => {
  const anyFacts = fc.record({
    beerName: fc.string({ unit: 'binary', maxLength: 300 }),
    breweryName: fc.string({ unit: 'grapheme', maxLength: 300 }),
    town: fc.string({ maxLength: 80 }),
    styleCode: fc.oneof(fc.constantFrom(...substyles), fc.string(), fc.constant('__proto__')),
    abv: fc.option(fc.double({ min: -1, max: 1000 })),
    colorHex: fc.option(fc.oneof(fc.constant('#D8606A'), fc.string(), fc.constant('red"/><script/>'))),
    palette: fc.constantFrom(...palettes),
    emblem: fc.constantFrom(...emblems),
    lettering: fc.constantFrom(...letterings),
  })
  fc.assert(
    fc.property(anyFacts, (any) => {
      const label = drawBeerLabel(any)
      expect(drawingFault(label)).toBeUndefined()
      expect(Buffer.byteLength(label)).toBeLessThanOrEqual(labelBytes)
    }),
    { numRuns: 300, seed: 20260401 },
  )
})

test('every emblem and every palette prints', () => {
  const labels = emblems.map((emblem, at) =>
    drawBeerLabel({ ...facts, emblem, palette: palettes[at % palettes.length]! }),
  )
  expect(new Set(labels).size).toBe(emblems.length)
  expect(labels.map(drawingFault).filter(Boolean)).toEqual([])
})

test('an ordinary name of twenty-five letters is set whole in every lettering, by forty breweries', () => {
  for (const lettering of letterings) {
    for (let brewery = 0; brewery < 40; brewery++) {
      const plain = { ...facts, lettering, breweryName: `Salt Quay ${brewery}` }
      const whole = drawBeerLabel({ ...plain, beerName: 'Black Sheep of the Family' })
      const other = drawBeerLabel({ ...plain, beerName: 'Black Sheep of the Familia' })
      expect(whole).not.toBe(other)
    }
  }
})

test('the beer’s own colour is the liquid, and a colour that is none falls back to the style', () => {
  expect(drawBeerLabel({ ...facts, colorHex: '#B4692B' })).toContain('#b4692b')
  expect(drawBeerLabel({ ...facts, colorHex: 'url(x)' })).toContain('#a65a22')
})

test('prints strength to one decimal place with crosses, and omits it when unknown', () => {
  expect(drawBeerLabel({ ...facts, abv: 4.2 })).not.toBe(drawBeerLabel({ ...facts, abv: 4.3 }))
  expect(drawBeerLabel({ ...facts, abv: 4.2 })).not.toBe(drawBeerLabel({ ...facts, abv: null }))
})
