import type { Compare } from './beer-columns.ts'

type Numbers = Uint32Array<ArrayBuffer>

/** Numbers that are sorted or merged in one go; about ten milliseconds of work. */
const chunk = 8192

/** Sorts as TypedArray.sort does, but lets others have the event loop again and again: a merge sort in pieces. Changes the given one. */
export async function yieldingSort(numbers: Numbers, compare: Compare): Promise<Numbers> {
  for (let at = 0; at < numbers.length; at += chunk) {
    numbers.subarray(at, at + chunk).sort(compare)
    await breathe()
  }
  let [sorted, other] = [numbers, new Uint32Array(numbers.length)]
  for (let size = chunk; size < numbers.length; size *= 2) {
    for (let at = 0; at < numbers.length; at += 2 * size) await merge(sorted, other, { at, size }, compare)
    ;[sorted, other] = [other, sorted]
  }
  return sorted
}

/** Merges two adjacent runs of a size that begin at a position. */
async function merge(
  from: Numbers,
  to: Numbers,
  { at, size }: { at: number; size: number },
  compare: Compare,
): Promise<void> {
  const middle = Math.min(at + size, from.length)
  const end = Math.min(middle + size, from.length)
  let left = at
  let right = middle
  for (let place = at; place < end; place += 1) {
    const takesLeft = right === end || (left < middle && compare(from[left]!, from[right]!) <= 0)
    to[place] = takesLeft ? from[left++]! : from[right++]!
    if (place % chunk === chunk - 1) await breathe()
  }
}

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve))
