import { fitName, type NameBox } from './fit-name.ts'
import type { LabelPlan } from './label-plan.ts'
import { wordsMarkup } from './words-markup.ts'
import { setSmallLine, type SmallLine } from './set-small-line.ts'

export type NamePlace = Omit<NameBox, 'maxLetters'> & {
  /** The left and top of the box. */
  x: number
  y: number
  ink: string
  align?: 'start' | 'middle'
  turn?: number
}

/**
 * The beer's name, as large as its box allows; a letter that returns is printed once and used again.
 * Where bytes are short all lines share a size, so that more letters return.
 */
export function nameBlock(plan: LabelPlan, place: NamePlace): string {
  const isJustified = place.isJustified && plan.thrift.finer > 1
  const box = { ...place, isJustified, maxLetters: plan.thrift.nameLetters }
  const middle = place.x + place.width / 2
  const lines = fitName(plan.typeface, plan.beerName, box).map((line) => ({
    ...line,
    x: place.align === 'start' ? place.x : middle - line.width / 2,
    y: place.y + line.baseline,
  }))
  const turn = place.turn ? `rotate(${place.turn} ${middle} ${place.y + place.height / 2})` : ''
  return `<g transform="${turn}scale(${1 / plan.thrift.finer})" fill="${place.ink}">${wordsMarkup(plan.typeface, lines, plan.thrift.finer)}</g>`
}

/** A small line in the label's own measure of thrift. */
export function small(plan: LabelPlan, line: SmallLine): string {
  return setSmallLine({ maxLetters: plan.thrift.smallLetters, ...line })
}

export function strengthWords(plan: LabelPlan): string {
  return plan.strength && `${plan.strength}% ABV`
}

/** 'Best Bitter · 4.2% ABV', without the unknown parts. */
export function factsWords(plan: LabelPlan): string {
  return [plan.styleName, strengthWords(plan)].filter(Boolean).join(' · ')
}

/** The brewery's ground pattern, closer for stronger beers. */
export function groundPattern(plan: LabelPlan, ink: string): string {
  if (plan.thrift.ornament < 2) return ''
  const pitch = 34 - plan.crosses * 4
  const figure = [
    `<path d="M0 0V${pitch}" stroke="${ink}" stroke-width="3"/>`,
    `<circle cx="${pitch / 2}" cy="${pitch / 2}" r="2.6" fill="${ink}"/>`,
    `<path d="M0 0V${pitch}M0 0H${pitch}" stroke="${ink}" stroke-width="2"/>`,
    `<path d="M0 0h${pitch / 2}v${pitch}h${pitch / 2}v-${pitch / 2}H0z" fill="${ink}"/>`,
  ][plan.pattern]!
  return `<pattern id="g" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">${figure}</pattern><path fill="url(#g)" d="M0 0H480V480H0z"/>`
}

/** Rays around a point out to a radius, more of them for stronger beers: one dashed circle. */
export function rays(plan: LabelPlan, x: number, y: number, radius: number, ink: string): string {
  if (plan.thrift.ornament < 1) return ''
  const dash = (Math.PI * radius) / (2 * (8 + plan.crosses * 6))
  return `<circle cx="${x}" cy="${y}" r="${radius / 2}" fill="none" stroke="${ink}" stroke-width="${radius}" stroke-dasharray="${dash.toFixed(2)}"/>`
}

/** A ring of beads. */
export function beads(x: number, y: number, radius: number, count: number, ink: string, size = 5): string {
  const step = ((2 * Math.PI * radius) / count).toFixed(3)
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${ink}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${step}"/>`
}

/** The strength in crosses, centred on a point. */
export function crosses(plan: LabelPlan, x: number, y: number, size: number, ink: string): string {
  const step = size * 1.5
  const left = x - ((plan.crosses - 1) * step + size) / 2
  const data = Array.from({ length: plan.crosses }, (_, at) => {
    const from = Math.round(left + at * step)
    return `M${from} ${y - size / 2}l${size} ${size}m0-${size}l-${size} ${size}`
  })
  return `<path stroke="${ink}" stroke-width="${Math.max(2, Math.round(size / 4))}" d="${data.join('')}"/>`
}

/** A head of foam along the top of the beer, from x over a width. */
export function foam(x: number, y: number, width: number, ink: string): string {
  const waves = Math.ceil(width / 40)
  return `<path fill="${ink}" d="M${x} ${y - 12}H${x + waves * 40}v14${'q-10 16-20 0t-20 0'.repeat(waves)}z"/>`
}
