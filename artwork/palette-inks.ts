import type { Palette } from '../shared/catalogue/brewery-house-style.ts'

/** Five inks to a palette: the ground, the dark that draws, the document, and two accents. */
export type PaletteInks = { ground: string; ink: string; paper: string; accent: string; second: string }

const inks = (ground: string, ink: string, paper: string, accent: string, second: string): PaletteInks => ({
  ground,
  ink,
  paper,
  accent,
  second,
})

export const paletteInks: Record<Palette, PaletteInks> = {
  bottle: inks('#1f4a36', '#11231a', '#f5eedd', '#d9a13b', '#b5452f'),
  coal: inks('#2b2825', '#171412', '#efe7d8', '#dd9a2c', '#7d7468'),
  copper: inks('#a9572a', '#2a160e', '#f7ead6', '#efb356', '#2f5547'),
  coral: inks('#df6548', '#33141a', '#fbeedd', '#f6c16a', '#1f5a66'),
  forest: inks('#33602f', '#16250f', '#f4efdb', '#e3b341', '#8c3b22'),
  ink: inks('#25264a', '#14142b', '#f3ecdf', '#e0793e', '#7f8fc4'),
  malt: inks('#c17f22', '#2b1a0c', '#f9efd9', '#7a3414', '#f0c878'),
  moss: inks('#69752f', '#22260f', '#f5f0da', '#dba53a', '#3c4a5c'),
  mustard: inks('#dba62a', '#2a1f0d', '#faf1d8', '#b23e24', '#24503f'),
  navy: inks('#17395c', '#0c1c30', '#f4eddf', '#dd8b3a', '#5f95ad'),
  oxide: inks('#98341f', '#260f0a', '#f7ecdc', '#e2a548', '#2c3f3b'),
  plum: inks('#5b2748', '#250f1f', '#f6ebe2', '#d98a6a', '#c9a13f'),
  rose: inks('#d4808a', '#331621', '#fbefe6', '#8f2a3d', '#f0c56b'),
  sky: inks('#79aec6', '#132a38', '#f7f1e2', '#d2542f', '#efc65a'),
  slate: inks('#47586a', '#182029', '#f1ece1', '#d8a24b', '#a4543c'),
  stone: inks('#cbbb9c', '#2a241b', '#f8f2e3', '#94402a', '#47604c'),
  straw: inks('#ead384', '#2c240f', '#fbf5e1', '#2c5b44', '#c0652a'),
  teal: inks('#1a6a6b', '#0b2a2d', '#f4eede', '#e89f4a', '#c9513a'),
}

/** The document or the ink: the one with more contrast on this ground. */
export function readableOn(ground: string, { ink, paper }: { ink: string; paper: string }): string {
  return contrast(ground, ink) >= contrast(ground, paper) ? ink : paper
}

/** WCAG contrast of two #rrggbb colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes a #rrggbb colour towards another; `part` 0 leaves it, 1 replaces it. */
export function mixed(colour: string, towards: string, part: number): string {
  const other = channels(towards)
  return `#${channels(colour)
    .map((value, at) =>
      Math.round(value + (other[at]! - value) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): [number, number, number] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
}
