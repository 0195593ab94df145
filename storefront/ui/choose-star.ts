/** The rating after a star is pressed: that star, or none when it was the chosen one already. */
export function chooseStar(chosen: number | null, pressed: number): number | null {
  return chosen === pressed ? null : pressed
}
