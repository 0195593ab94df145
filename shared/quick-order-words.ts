/** The trade's words for what beer comes in, and the words of an order that name no beer. */

export type WantedFamily = 'keg' | 'cask' | 'can' | 'bottle' | 'mixed' | 'case'
export type ContainerWord = {
  family?: WantedFamily
  volumeMl?: number
  packSize?: number
  /** A word that the container's own name must have: 'KeyKeg' is more than any keg. */
  named?: string
}

const gallonMl = 4546.09
const gallons = (count: number) => Math.round(count * gallonMl)
const cask = (count: number): ContainerWord => ({ family: 'cask', volumeMl: gallons(count) })

/** Words for containers, without the 's' of several. */
const containerWords: Record<string, ContainerWord> = {
  firkin: cask(9),
  firk: cask(9),
  fkn: cask(9),
  ferkin: cask(9),
  firken: cask(9),
  firkn: cask(9),
  fikrin: cask(9),
  frikin: cask(9),
  pin: cask(4.5),
  kilderkin: cask(18),
  kil: cask(18),
  kild: cask(18),
  kilderken: cask(18),
  kildekin: cask(18),
  kinderkin: cask(18),
  cask: { family: 'cask' },
  keg: { family: 'keg' },
  kegg: { family: 'keg' },
  keykeg: { family: 'keg', named: 'keykeg' },
  kk: { family: 'keg', named: 'keykeg' },
  dolium: { family: 'keg', named: 'dolium' },
  minikeg: { volumeMl: 5000, named: 'mini' },
  bib: { named: 'bag' },
  polypin: { named: 'bag' },
  can: { family: 'can' },
  tin: { family: 'can' },
  bottle: { family: 'bottle' },
  bottel: { family: 'bottle' },
  botle: { family: 'bottle' },
  btl: { family: 'bottle' },
  bot: { family: 'bottle' },
  case: { family: 'case' },
  cs: { family: 'case' },
  crate: { family: 'case' },
  box: { family: 'case' },
  tray: { family: 'case' },
  slab: { family: 'case' },
  pack: { family: 'case' },
  mixed: { family: 'mixed' },
  nine: cask(9),
  eighteen: cask(18),
}
/** These say a size only in the plural: 'two nines' are firkins, 'nine pins' are pins. */
const onlyPlural = new Set(['nine', 'eighteen'])

/** What a word says of the container, or null where it is none. */
export function containerWord(word: string): ContainerWord | null {
  const plain = word.replace(/'s$/, 's').replace(/s'$/, 's')
  if (!onlyPlural.has(plain) && Object.hasOwn(containerWords, plain)) return containerWords[plain]!
  const single = plain.replace(/(?<=x)es$|s$/, '')
  return single !== plain && Object.hasOwn(containerWords, single) ? containerWords[single]! : null
}

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

/** How people shorten what beers are called. */
const shortForms: Record<string, string> = {
  neipa: 'new england ipa',
  nepa: 'new england ipa',
  dipa: 'double ipa',
  wcipa: 'west coast ipa',
  apa: 'american pale',
  btr: 'bitter',
  bttr: 'bitter',
  bitt: 'bitter',
  gf: 'gluten free',
  lo: 'low',
  noalc: 'low alcohol',
  pils: 'pilsner',
  pilsener: 'pilsner',
  weiss: 'weisse',
  wheatbeer: 'wheat',
  imp: 'imperial',
  choc: 'chocolate',
  hefe: 'hefeweizen',
}

/** The words a shortened one stands for; the word itself where it is none. */
export function longForm(word: string): string[] {
  return Object.hasOwn(shortForms, word) ? shortForms[word]!.split(' ') : [word]
}
