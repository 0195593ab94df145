/**
 * Whether one word becomes the other by at most `most` letters added, left out, changed or swapped with their
 * neighbour (optimal string alignment, the Damerau-Levenshtein distance without editing a swap again).
 */
export function isWithinDistance(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let beforePrevious: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const same = one.charCodeAt(row - 1) === other.charCodeAt(column - 1)
      let cost = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (same ? 0 : 1),
      )
      if (isSwap(one, other, row, column)) cost = Math.min(cost, beforePrevious[column - 2]! + 1)
      current.push(cost)
      if (cost < least) least = cost
    }
    // A swap reaches back two rows, so one row too dear does not settle it.
    if (least > most + 1) return false
    beforePrevious = previous
    previous = current
  }
  return previous[other.length]! <= most
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
    row > 1 &&
    column > 1 &&
    one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
    one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
  )
}
