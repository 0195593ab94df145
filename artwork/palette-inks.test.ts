import { expect, test } from 'vitest'
import { palettes } from '../shared/catalogue/brewery-house-style.ts'
import { contrast, paletteInks, readableOn } from './palette-inks.ts'

test.each(palettes)('words on every ink of the %s palette have a contrast of at least 3 to 1', (palette) => {
  const inks = paletteInks[palette]
  for (const ground of [inks.ground, inks.ink, inks.paper, inks.accent, inks.second]) {
    expect(contrast(ground, readableOn(ground, inks))).toBeGreaterThanOrEqual(3)
  }
})

test.each(palettes)(
  'the ink of the %s palette has a contrast of at least 7 to 1 on its ground',
  (palette) => {
    expect(contrast(paletteInks[palette].ink, paletteInks[palette].paper)).toBeGreaterThanOrEqual(7)
  },
)
