import { seededNumbers } from '../../shared/format/seeded-numbers.ts'

/** Chance that falls the same way for the same seed. */
export function seededChance(seed: number) {
  const next = seededNumbers(seed)
  /** A whole number from `least` to `most`. */
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  const oneOf = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!
  return { whole, oneOf }
}
export type Chance = ReturnType<typeof seededChance>
