import { seededNumbers } from '../format/seeded-numbers.ts'

export type LogoPicture = { seed: string; width: number; height: number }
export type PlacedLogo = {
  id: string
  /** The square of the logo in pixels of the picture. */
  left: number
  top: number
  size: number
  /** The same in per cent of the picture's width (left, size) and height (top), so that it scales. */
  leftPercent: number
  topPercent: number
  sizePercent: number
}

type Square = { left: number; top: number; size: number }

const smallestLogo = 65
const largestLogo = 200
const firstPassAttempts = 80
const secondPassAttempts = 60
const largestOverlap = 0.05
/** How much of the picture the logos aim to cover together before any is made smaller. */
const coverage = 0.4

/**
 * Scatters partner logos over a group picture, the same way every time for a seed (HOME-52, HOME-59 to HOME-61,
 * C-91). Each logo gets 80 attempts, its size falling from what its share of the picture allows (200 px at most)
 * to 65 px, then 60 attempts at 65 px; one that still finds no room is left out. Two logos may share at most
 * 5 % of the smaller one's square.
 */
export function placeLogos(
  { seed, width, height }: LogoPicture,
  logoIds: readonly string[],
  random: () => number = seededRandom(seed),
): PlacedLogo[] {
  const placed: PlacedLogo[] = []
  if (Math.min(width, height) < smallestLogo) return placed
  const share = Math.sqrt((coverage * width * height) / Math.max(1, logoIds.length))
  const largest = Math.floor(Math.max(smallestLogo, Math.min(largestLogo, share, width, height)))
  for (const id of logoIds) {
    const square = findRoom(placed, { width, height }, largest, random)
    if (square) placed.push({ id, ...square, ...inPercent(square, width, height) })
  }
  return placed
}

/** The part of the smaller square that two squares share, from 0 to 1. */
export function overlapOf(one: Square, other: Square): number {
  const across = Math.min(one.left + one.size, other.left + other.size) - Math.max(one.left, other.left)
  const down = Math.min(one.top + one.size, other.top + other.size) - Math.max(one.top, other.top)
  return (Math.max(0, across) * Math.max(0, down)) / Math.min(one.size, other.size) ** 2
}

function findRoom(
  placed: readonly Square[],
  { width, height }: { width: number; height: number },
  largest: number,
  random: () => number,
): Square | null {
  for (let attempt = 0; attempt < firstPassAttempts + secondPassAttempts; attempt += 1) {
    const shrink = Math.min(1, attempt / (firstPassAttempts - 1))
    const size = Math.round(largest - shrink * (largest - smallestLogo))
    const left = Math.floor(random() * (width - size + 1))
    const top = Math.floor(random() * (height - size + 1))
    const square = { left, top, size }
    if (placed.every((other) => overlapOf(square, other) <= largestOverlap)) return square
  }
  return null
}

function inPercent({ left, top, size }: Square, width: number, height: number) {
  return {
    leftPercent: percent(left, width),
    topPercent: percent(top, height),
    sizePercent: percent(size, width),
  }
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 10_000) / 100
}

/** Numbers from 0 up to 1 that are the same for the same text: its FNV-1a hash is the seed. */
function seededRandom(text: string): () => number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return seededNumbers(hash)
}
