/** One draw: a number from 0 up to 1, and the state that the next draw starts from. */
export type Draw = { value: number; next: number }

/** Draws by mulberry32: the same state always gives the same number, on every machine. */
export function draw(state: number): Draw {
  const next = (state + 0x6d2b79f5) >>> 0
  let mixed = Math.imul(next ^ (next >>> 15), next | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, next }
}

/** Numbers from 0 up to 1, one after the other, the same for the same seed. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    const { value, next } = draw(state)
    state = next
    return value
  }
}
