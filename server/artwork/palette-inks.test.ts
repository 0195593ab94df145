import { expect, test } from 'vitest'
import { palettes } from '../../shared/brewery-house-style.ts'
import { contrast, paletteInks, readableOn } from './palette-inks.ts'

test.each(palettes)('words on any ink of the %s palette stand out at 3 to 1 or better', (palette) => {
  const inks = paletteInks[palette]
  for (const ground of [inks.ground, inks.ink, inks.paper, inks.accent, inks.second]) {
    expect(contrast(ground, readableOn(ground, inks))).toBeGreaterThanOrEqual(3)
  }
  expect(contrast(inks.ink, inks.paper)).toBeGreaterThanOrEqual(7)
})
