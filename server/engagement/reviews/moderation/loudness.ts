/** Fewer letters than this may all be capitals, as names of styles and hops often are. */
const leastLetters = 20
const loudShare = 0.7

/** Mostly capitals. */
export function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  return letters >= leastLetters && capitals / letters >= loudShare
}

/** One sign, word or sentence over and over. */
export function isRepetitive(text: string): boolean {
  if (/([^\s.\d])\1{6,}/u.test(text)) return true
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.some((word, at) => [1, 2, 3].every((step) => words[at + step] === word))) return true
  return words.length >= 12 && new Set(words).size / words.length < 0.34
}
