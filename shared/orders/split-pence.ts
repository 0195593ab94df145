/**
 * Splits whole pence in proportion to weights, to the penny: each part is its share rounded down, and the pence that
 * are left go to the largest remainders, the first of equal ones first. Weights are whole and not below 0; when all
 * are 0 the parts are equal. No weights, no parts.
 */
export function splitPence(totalMinor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((whole, weight) => whole + BigInt(weight), 0n)
  if (sum === 0n)
    return weights.length === 0
      ? []
      : splitPence(
          totalMinor,
          weights.map(() => 1),
        )
  const shares = weights.map((weight, index) => {
    const exact = BigInt(totalMinor) * BigInt(weight)
    return { index, pence: Number(exact / sum), remainder: exact % sum }
  })
  let left = totalMinor - shares.reduce((given, { pence }) => given + pence, 0)
  const parts = shares.map(({ pence }) => pence)
  for (const { index } of shares.toSorted((one, other) => compare(other.remainder, one.remainder))) {
    if (left === 0) break
    parts[index] = parts[index]! + 1
    left -= 1
  }
  return parts
}

const compare = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0)
