import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Theme = 'light' | 'dark'

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const grounds = ['paper', 'card', 'sunk']

/** Text colour, the grounds it may lie on, least contrast (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
const pairs: [text: string, grounds: string[], least: number][] = [
  ['ink', grounds, 7],
  ['ink-soft', grounds, 7],
  ['hop', grounds, 4.5],
  ['hop-deep', [...grounds, 'hop-tint'], 4.5],
  ['malt-ink', [...grounds, 'malt-tint'], 4.5],
  ['oxide', grounds, 4.5],
  ['oxide-deep', [...grounds, 'oxide-tint'], 4.5],
  ['ink', ['hop-tint', 'malt-tint', 'oxide-tint', 'skeleton'], 7],
  ['on-hop', ['hop', 'hop-deep'], 4.5],
  ['on-oxide', ['oxide', 'oxide-deep'], 4.5],
  ['on-stout', ['stout'], 7],
  ['on-stout-soft', ['stout'], 7],
  ['control', grounds, 3],
  ['rule-strong', grounds, 3],
  ['malt', grounds, 3],
  ['focus', [...grounds, 'hop-tint', 'malt-tint', 'oxide-tint'], 3],
]

const cases = pairs.flatMap(([text, behind, least]) =>
  behind.flatMap((ground) => (['light', 'dark'] as const).map((theme) => ({ text, ground, least, theme }))),
)

test.each(cases)('$text on $ground is at least $least to 1 in the $theme theme', (pair) => {
  expect(contrast(colour(pair.text, pair.theme), colour(pair.ground, pair.theme))).toBeGreaterThanOrEqual(
    pair.least,
  )
})

function colour(name: string, theme: Theme): string {
  const found = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens)
  const value = found?.[theme === 'light' ? 1 : 2]
  if (value === undefined) throw new Error(`tokens.css has no --color-${name} with a light and a dark value`)
  return value
}

/** WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
