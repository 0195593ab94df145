/** Public facts about the shop itself. */
const shopWords = ['dray', 'draybeer', 'password', 'passwort', 'beer', 'brewery', 'welcome', 'letmein']
/** Shorter parts of names are in too many good passwords. */
const shortest = 3

/**
 * Whether a password consists only of its owner's name or address: whole or in parts, one part twice or two of them,
 * with digits and punctuation anywhere. Compares in lower case, NFKC.
 */
export function isOwnWords(password: string, { email, name }: { email: string; name: string }): boolean {
  const core = lettersOf(password)
  if (core === '') return false
  const words = knownWords(email, name)
  return words.some(
    (word) => core === word || (core.startsWith(word) && words.includes(core.slice(word.length))),
  )
}

function knownWords(email: string, name: string): string[] {
  const texts = [email, name].map((text) => text.normalize('NFKC').toLowerCase())
  const parts = texts.flatMap((text) => text.split(/[^\p{L}]+/u))
  const [address = '', person = ''] = texts
  const wholes = [address, address.split('@')[0] ?? '', address.split('@')[1] ?? '', person].map(lettersOf)
  return [...new Set([...wholes, ...parts, ...shopWords])].filter((word) => word.length >= shortest)
}

const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]+/gu, '')
