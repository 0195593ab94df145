import { measure } from './written-numbers.ts'

/** The most units that a line of a quick order may ask for without a second look (PRICE-07). */
const mostUnits = 1000

/** What a line says of its quantity that no order can mean. */
export type QuantityDoubts = {
  /** A count that is negative, zero or far too large: it counts whatever else was read. */
  isImpossible: boolean
  /** A number that is not whole, or too large: a quantity where the line gives no other. */
  isBroken: boolean
}

const negative = /(?:^|[\s,;:(|=x])[-−–]\d/
const nought = new RegExp(String.raw`(?<![\p{L}\d.,/-])0+(?![\d.,/])(?!${measure})(?!\p{L})`, 'u')
const decimal = new RegExp(String.raw`(?<![\d.])\d*\.\d(?![\d.])(?!${measure})`)
const decimalFirst = new RegExp(String.raw`^\W*\d*\.\d{1,2}(?![\d.])(?!${measure})`)
const fractionFirst = new RegExp(String.raw`^[^\p{L}\d]*(?:½|\d+,\d{1,2}(?=\s))(?!${measure})`, 'u')
const half = new RegExp(String.raw`[½¼¾⅓⅔](?!${measure})`)
const vessels = String.raw`(?:firkin|pin|kil|cask|keg|barrel|case|pack)`
/** '1/2', '3/4 of a firkin'. Others than 1/2 are pipe sizes where no container follows. */
const fraction = new RegExp(
  String.raw`(?:(?<![\d.,/])\d+\s+)?(?<![\d.,/])(?:1[/⁄]2|\d[/⁄]\d(?=\s+(?:of\s+)?(?:an?\s+)?${vessels}))(?![\d/])(?!${measure}|\s*in(?:ch|s)?\b)(?:\s+(?:of\s+)?an?\b)?`,
  'g',
)
/** 'half a firkin', 'one and a half'; half a dozen are six. */
const halfOne = /\b(?:half an?|an? half)\b(?!\s+doz)/
const halfVessel = new RegExp(String.raw`\bhalf\s+${vessels}`)
const minus = /^\W*minus\b|\bminus\s+\d/
const number = new RegExp(String.raw`(?<=^|[\s(:;|=]|(?:^|[\s\d])x)\d{4,}(?![\d./]|,\d)(?!${measure})`, 'gu')

/**
 * Doubts about the quantity of a line, in lower case and as it was written otherwise; prices and the commas of
 * thousands are left out before.
 */
export function findQuantityDoubts(text: string): QuantityDoubts {
  const large = [...text.matchAll(number)].filter(([count]) => Number(count) > mostUnits)
  const isFirst = large.some(
    ({ index, 0: count }) =>
      /^\W*$/.test(text.slice(0, index)) && !/^\s*[,;|\t]/.test(text.slice(index + count.length)),
  )
  return {
    isImpossible:
      isFirst || [negative, minus, nought, fractionFirst, halfOne].some((each) => each.test(text)),
    isBroken:
      large.length > 0 ||
      dropFractions(text) !== text ||
      [decimal, decimalFirst, half, halfVessel].some((each) => each.test(text)),
  }
}

/** Leaves out what is not a whole number, so that no part of it is read as one. */
export const dropFractions = (text: string): string => text.replace(fraction, ' ')

/** Whether a number is a quantity that can be ordered: a whole one from 1. */
export const isOrderable = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= mostUnits
