/** The most units that a line of a quick order may ask for without a second look (PRICE-07). */
const mostUnits = 1000

/** What a line says of its quantity that no order can mean. */
export type QuantityDoubts = {
  /** A count that is negative, nought or far too large: it stands whatever else was read. */
  isImpossible: boolean
  /** A number that is not whole, or too large: a quantity where the line gives no other. */
  isBroken: boolean
}

const measure = String.raw`\s*(?:%|ml|cl|l\b|lt|ltr|lit|g\b|gl|gal|pint|pt|abv|["/])`
const negative = /(?:^|[\s,;:(|=x])[-−–]\d/
const nought = new RegExp(String.raw`(?<![\p{L}\d.,/-])0+(?![\d.,/])(?!${measure})(?!\p{L})`, 'u')
const decimal = new RegExp(String.raw`(?<![\d.])\d*\.\d(?![\d.])(?!${measure})`)
const decimalFirst = new RegExp(String.raw`^\W*\d*\.\d{1,2}(?![\d.])(?!${measure})`)
const fractionFirst = new RegExp(String.raw`^[^\p{L}\d]*(?:½|\d+,\d{1,2}(?=\s))(?!${measure})`, 'u')
const half = new RegExp(String.raw`½(?!${measure})`)
const number = new RegExp(String.raw`(?<=^|[\s(:;|=]|(?:^|[\s\d])x)\d{4,}(?![\d./]|,\d)(?!${measure})`, 'gu')

/** Doubts about the quantity of a line, in lower case and as it was written otherwise; prices are left out before. */
export function findQuantityDoubts(text: string): QuantityDoubts {
  const plain = text.replace(/(?<!\d)\d{1,3}(?:,\d{3})+(?!\d)/g, (count) => count.replaceAll(',', ''))
  const large = [...plain.matchAll(number)].filter(([count]) => Number(count) > mostUnits)
  const isFirst = large.some(
    ({ index, 0: count }) =>
      /^\W*$/.test(plain.slice(0, index)) && !/^\s*[,;|\t]/.test(plain.slice(index + count.length)),
  )
  return {
    isImpossible: negative.test(plain) || nought.test(plain) || fractionFirst.test(plain) || isFirst,
    isBroken: large.length > 0 || decimal.test(plain) || decimalFirst.test(plain) || half.test(plain),
  }
}

/** Whether a cell of a table names a quantity that can be ordered: a whole number from 1. */
export const isOrderable = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= mostUnits
