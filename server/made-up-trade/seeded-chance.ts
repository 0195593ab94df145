/** Chance that falls the same way for the same seed: numbers from 0 up to 1, without 1 (mulberry32). */
export function seededChance(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from `least` to `most`. */
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  const oneOf = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!
  return { whole, oneOf }
}
export type Chance = ReturnType<typeof seededChance>
