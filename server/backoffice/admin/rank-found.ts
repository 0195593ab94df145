/**
 * How well a thing fits what was typed, 0 the best: its whole name, its beginning, a word's beginning, a part of its
 * name, and last what is beside it. Pure.
 */
export function rankOf(typed: string, { name, about }: { name: string; about: string }): number {
  const wanted = plain(typed)
  const own = plain(name)
  if (own === wanted) return 0
  if (own.startsWith(wanted)) return 1
  if (` ${own}`.includes(` ${wanted}`)) return 2
  if (own.includes(wanted)) return 3
  return plain(about).includes(wanted) ? 4 : 5
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^dray-/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
