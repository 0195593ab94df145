const reserved: ReadonlySet<string> = new Set(['DRY', 'DRAY'])
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Whether a brewery's documents may have this code: 3 to 5 capital letters, and not Dray's own. */
export const isDocumentCode = (text: string) => /^[A-Z]{3,5}$/.test(text) && !reserved.has(text)

/**
 * Codes of 3 to 5 letters for a brewery's documents, the likeliest first: TOW, TOWP, TOWPA for 'Towpath'. They end in
 * codes that only share its first letter, so that some code is free for every brewery.
 */
export function proposeCodes(name: string): string[] {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word !== '')
  const named = words.length > 1 && words[0] === 'THE' ? words.slice(1) : words
  const sign = named.join('').padEnd(3, 'X')
  const initials = named.map(([first]) => first).join('')
  const head = sign.slice(0, 2)
  const proposed = [
    sign.slice(0, 3),
    sign.slice(0, 4),
    sign.slice(0, 5),
    initials,
    ...letters.map((letter) => head + letter),
    ...letters.flatMap((one) => letters.map((other) => `${sign[0]}${one}${other}`)),
    ...letters.flatMap((one) => letters.map((other) => `${head}${one}${other}`)),
  ]
  return [...new Set(proposed)].filter(isDocumentCode)
}
