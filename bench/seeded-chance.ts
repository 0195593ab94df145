import { seededNumbers } from '../shared/format/seeded-numbers.ts'

export type Chance = {
  /** A whole number from 0 to one less than the limit, each as likely. */
  below: (limit: number) => number
  /** The same, but small numbers are met more often: few breweries brew much. */
  squared: (limit: number) => number
  pick: <T>(choices: readonly T[]) => T
}

/** Random numbers that are the same for the same seed on every machine. */
export function seededChance(seed: number): Chance {
  const next = seededNumbers(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    squared: (limit) => Math.floor(next() ** 2 * limit),
    pick: (choices) => choices[below(choices.length)]!,
  }
}
