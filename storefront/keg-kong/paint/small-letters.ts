import type { Brush } from './print-sprite.ts'

/** Characters of 3 × 5 pixels, a row each, from the top; a set bit is a pixel, the left one first. */
const signs: Readonly<Record<string, readonly number[]>> = {
  '+': [0, 2, 7, 2, 0],
  '2': [7, 1, 7, 4, 7],
  '3': [7, 1, 7, 1, 7],
  '5': [7, 4, 7, 1, 7],
  E: [7, 4, 6, 4, 7],
  G: [7, 4, 5, 5, 7],
  K: [5, 5, 6, 5, 5],
  N: [7, 5, 5, 5, 5],
  O: [7, 5, 5, 5, 7],
}

/** Sets a short text; each of its pixels is `size` wide. */
export function paintLetters(brush: Brush, text: string, x: number, y: number, size = 1): void {
  for (const [place, letter] of [...text].entries()) {
    for (const [row, bits] of (signs[letter] ?? []).entries()) {
      for (let column = 0; column < 3; column += 1) {
        if (((bits >> (2 - column)) & 1) === 0) continue
        brush.fillRect(x + (place * 4 + column) * size, y + row * size, size, size)
      }
    }
  }
}
