/** Letters of other alphabets, and symbols, that look like a Latin letter. */
const lookalikes: Record<string, string> = Object.fromEntries(
  [
    ['a', 'аαɑ@4'],
    ['b', 'вьβ'],
    ['c', 'сϲ¢'],
    ['d', 'ԁ'],
    ['e', 'еєε3€'],
    ['f', 'ƒ'],
    ['g', 'ɡ'],
    ['h', 'һн'],
    ['i', 'іιı1!|'],
    ['j', 'ј'],
    ['k', 'кκ'],
    ['l', 'ӏ'],
    ['m', 'м'],
    ['n', 'пη'],
    ['o', 'оοσ0'],
    ['p', 'рρ'],
    ['r', 'г'],
    ['s', 'ѕ$5'],
    ['t', 'тτ7'],
    ['u', 'υμ'],
    ['v', 'ν'],
    ['w', 'ԝω'],
    ['x', 'хχ'],
    ['y', 'уγ'],
    ['z', 'ᴢ'],
  ].flatMap(([letter = '', signs = '']) => [...signs].map((sign) => [sign, letter])),
)

/**
 * A text as a hasty reader sees it: small Latin letters without accents, lookalikes and symbols read as letters,
 * invisible characters removed. Only for the search of words, never for display.
 */
export function plainLetters(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  return Array.from(letters, (sign) => lookalikes[sign] ?? sign).join('')
}
