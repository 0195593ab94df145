/** Words of an order that name no beer. */

const numberWords: Record<string, number> = {
  a: 1,
  an: 1,
  another: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  couple: 2,
  pair: 2,
  dozen: 12,
  doz: 12,
}

/** Words that count something, for a pattern: 'a dozen' is a dozen on its own. */
export const countWords = Object.keys(numberWords)
  .filter((word) => numberWords[word]! > 1 || word === 'one')
  .join('|')

/** The number a word stands for, or null. */
export function numberWord(word: string): number | null {
  return Object.hasOwn(numberWords, word) ? numberWords[word]! : null
}

const fillerWords = new Set(
  `x of the a an some our your usual order and plus please pls plz need want wants can could would like have get send
  us me we i for with to from at hi hello hey dear team all thanks thank thanx you cheers ta regards each ea per ex inc
  incl vat net only just more extra also add qty quantity no off pcs units unit each ltr litre litres size sizes beer beers
  nice fresh lovely good usual again asap tbc next last week delivery deliver by on in if possible total subtotal abv ok
  barrel barrels brl draught`.split(/\s+/),
)

/** Whether a word says nothing about which beer is meant. */
export const isFiller = (word: string) => fillerWords.has(word)
