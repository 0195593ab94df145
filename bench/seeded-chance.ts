export type Chance = {
  /** A whole number from 0 to one less than the limit, each as likely. */
  below: (limit: number) => number
  /** The same, but small numbers are met more often: few breweries brew much. */
  squared: (limit: number) => number
  pick: <T>(choices: readonly T[]) => T
}

/** Random numbers that are the same for the same seed on every machine (mulberry32). */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    squared: (limit) => Math.floor(next() ** 2 * limit),
    pick: (choices) => choices[below(choices.length)]!,
  }
}
