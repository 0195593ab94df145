/** The list with one of its keys at another place, counted from 0; places beyond the ends are the ends. Pure. */
export function moveKey(keys: readonly string[], key: string, to: number): string[] {
  const others = keys.filter((each) => each !== key)
  return others.length === keys.length ? others : others.toSpliced(Math.max(0, to), 0, key)
}

/** How far each key of a sorting handle moves its thing. */
const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
}

/** The place that a pressed key moves a thing to; null for other keys and at the ends. Pure. */
export function placeAfterKey(pressed: string, at: number, count: number): number | null {
  const step = steps[pressed]
  if (step === undefined) return null
  const to = Math.min(count - 1, Math.max(0, at + step))
  return to === at ? null : to
}
