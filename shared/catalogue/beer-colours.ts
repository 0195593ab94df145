/** The colours a beer is found under, pale to dark, each with the shade that shows it. */
export const beerColours = [
  { key: 'straw', label: 'Straw', hex: '#f4e88c' },
  { key: 'gold', label: 'Gold', hex: '#e8b73a' },
  { key: 'amber', label: 'Amber', hex: '#c4701f' },
  { key: 'copper', label: 'Copper', hex: '#97431d' },
  { key: 'brown', label: 'Brown', hex: '#5a2d17' },
  { key: 'black', label: 'Black', hex: '#1b100b' },
] as const
export type BeerColour = (typeof beerColours)[number]['key']

/** The colour whose shade looks nearest to '#rrggbb'; null when nothing is known or readable. */
export function beerColourOf(hex: string | null | undefined): BeerColour | null {
  if (!hex || !/^#[0-9a-f]{6}$/i.test(hex)) return null
  const beer = oklab(hex)
  const distances = shades.map(({ shade }) => distance(shade, beer))
  return shades[distances.indexOf(Math.min(...distances))]!.key
}

type Shade = [number, number, number]

const shades = beerColours.map(({ key, hex }) => ({ key, shade: oklab(hex) }))

function distance(one: Shade, other: Shade): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}

/** Lightness and two hue axes in which equal steps look equal (Ottosson, 'A perceptual color space', 2020). */
function oklab(hex: string): Shade {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as Shade
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
