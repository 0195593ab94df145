type Compare = (one: number, other: number) => number

/** Numbers that are sorted or merged in one go; about ten milliseconds of work. */
const chunk = 8192

/** Sorts as Array.sort does, but lets others have the event loop again and again: a merge sort in pieces. */
export async function yieldingSort(numbers: readonly number[], compare: Compare): Promise<number[]> {
  let runs: number[][] = []
  for (let at = 0; at < numbers.length; at += chunk) {
    runs.push(numbers.slice(at, at + chunk).sort(compare))
    await breathe()
  }
  while (runs.length > 1) {
    const merged: number[][] = []
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await merge(runs[at]!, runs[at + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

async function merge(one: readonly number[], other: readonly number[], compare: Compare): Promise<number[]> {
  const merged: number[] = []
  let left = 0
  let right = 0
  while (left < one.length || right < other.length) {
    const takesLeft = right === other.length || (left < one.length && compare(one[left]!, other[right]!) <= 0)
    merged.push(takesLeft ? one[left++]! : other[right++]!)
    if (merged.length % chunk === 0) await breathe()
  }
  return merged
}

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))
