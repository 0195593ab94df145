import { loadOf } from '../pallet/container-loads.ts'
import type { SchemeKind } from '../deposits/scheme-kinds.ts'

/** The sizes that the schemes cover, in millilitres; both are included. */
const [smallestMl, largestMl] = [150, 3000]

/** The kind of an item's vessels by which a deposit return scheme covers them; null of all others, glass among them. */
export function schemeKindOf(item: {
  variantLabel: string | null
  volumeMl: number | null
}): SchemeKind | null {
  const { variantLabel, volumeMl } = item
  if (variantLabel === null || volumeMl === null || volumeMl < smallestMl || volumeMl > largestMl) return null
  if (loadOf(item).form !== 'case') return null
  if (/\bcans?\b/i.test(variantLabel)) return 'can'
  return /\bplastic\b|\bpet\b/i.test(variantLabel) ? 'plastic_bottle' : null
}
