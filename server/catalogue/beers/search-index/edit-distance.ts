/**
 * Whether one word becomes the other by at most `most` letters added, left out, changed or swapped with their
 * neighbour (optimal string alignment, the Damerau-Levenshtein distance without editing a swap again).
 */
export function isWithinDistance(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  const start = sameAtStart(one, other)
  const ends = sameAtEnd(one, other, start)
  const [height, width] = [one.length - start - ends, other.length - start - ends]
  if (height === 0 || width === 0) return Math.max(height, width) <= most
  const over = most + 1
  let [beforePrevious, previous, current] = rowsFor(width)
  for (let column = 0; column <= Math.min(width, over); column += 1) previous[column] = column
  for (let row = 1; row <= height; row += 1) {
    // Further from the diagonal more than `most` letters are added or left out.
    const from = Math.max(1, row - most)
    const to = Math.min(width, row + most)
    current[from - 1] = from === 1 ? Math.min(row, over) : over
    let least = over
    for (let column = from; column <= to; column += 1) {
      const isSame = one.charCodeAt(start + row - 1) === other.charCodeAt(start + column - 1)
      let cost = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (isSame ? 0 : 1),
        over,
      )
      if (row > 1 && column > 1 && isSwap(one, other, start + row, start + column))
        cost = Math.min(cost, beforePrevious[column - 2]! + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (to < width) current[to + 1] = over
    // A swap reaches back two rows: it costs one more than two rows ago, and the row between is never dearer than that.
    if (least === over) return false
    ;[beforePrevious, previous, current] = [previous, current, beforePrevious]
  }
  return previous[width]! <= most
}

/** Rows of the table, used again and again: a search compares thousands of words. */
let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const

function rowsFor(width: number): typeof rows {
  const length = width + 2
  if (length > rows[0].length) rows = [new Uint8Array(length), new Uint8Array(length), new Uint8Array(length)]
  return rows
}

function sameAtStart(one: string, other: string): number {
  let same = 0
  while (same < one.length && one.charCodeAt(same) === other.charCodeAt(same)) same += 1
  return same
}

function sameAtEnd(one: string, other: string, from: number): number {
  const most = Math.min(one.length, other.length) - from
  let same = 0
  const isSame = (at: number) =>
    one.charCodeAt(one.length - 1 - at) === other.charCodeAt(other.length - 1 - at)
  while (same < most && isSame(same)) same += 1
  return same
}

/**
 * The set of letters in a word, as bits. Two words within n edits differ in at most 2n of them, which separates most
 * pairs without a comparison.
 */
export function letterMask(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - 97
    mask |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(at) % 6))
  }
  return mask
}

function isSwap(one: string, other: string, row: number, column: number): boolean {
  return (
    one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
    one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
  )
}
