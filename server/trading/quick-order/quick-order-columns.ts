/** The positions of a table's columns, from 0. */
export type OrderColumns = {
  separator: ',' | ';' | '\t' | '|'
  /** How many there are. */
  count: number
  quantity: number | null
  /** Columns that name the beer. */
  words: number[]
  /** Columns that name the container. */
  sizes: number[]
}

const quantityNames = /^(?:qty|quantity|no|number|count|units|order|order qty|amount ordered|cases)$/
const beerNames = /^(?:beer|beer name|name|product|product name|item|description|title)$/
const breweryNames = /^(?:brewery|brewer|supplier|producer|team)$/
const sizeNames =
  /^(?:size|container|format|pack|packaging|unit|vessel|type|container type|volume|pack size)$/
const otherNames =
  /^(?:#|id|sku|code|product code|price|unit price|cost|total|line total|vat|abv|style|notes?|comments?|stock|date|)$/

/** The names of columns in a line that holds nothing else; null for any other line. */
export function readColumns(line: string): OrderColumns | null {
  for (const separator of [',', ';', '\t', '|'] as const) {
    const names = splitCells(line, separator).map((cell) =>
      cell
        .toLowerCase()
        .replace(/[_.:]+/g, ' ')
        .trim(),
    )
    if (names.length < 2) continue
    const at = (pattern: RegExp) => names.flatMap((name, index) => (pattern.test(name) ? [index] : []))
    const known = [quantityNames, beerNames, breweryNames, sizeNames, otherNames]
    if (!names.every((name) => known.some((pattern) => pattern.test(name)))) continue
    const beers = at(beerNames)
    if (beers.length === 0) continue
    const [quantity = null] = at(quantityNames)
    return {
      separator,
      count: names.length,
      quantity,
      words: [...beers, ...at(breweryNames)],
      sizes: at(sizeNames),
    }
  }
  return null
}

/** The cells of a line; quotes enclose one cell, and two quotes inside it are one. */
export function splitCells(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at]!
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}
