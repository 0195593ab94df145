/** The trade's words for what beer comes in, as orders and searches have them. */

export type ContainerFamily = 'keg' | 'cask' | 'can' | 'bottle' | 'mixed' | 'case'
export type ContainerWord = {
  family?: ContainerFamily
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
/** Spellings that are read and never suggested. */
const misspelt = new Set(
  'firk ferkin firken firkn fikrin frikin kild kilderken kildekin kinderkin kegg bottel botle nine eighteen'.split(
    ' ',
  ),
)

/** These say a size only in the plural: 'two nines' are firkins, 'nine pins' are pins. */
const onlyPlural = new Set(['nine', 'eighteen'])

/** What a word says of the container, or null where it is none. */
export function containerWord(word: string): ContainerWord | null {
  const plain = word.replace(/'s$/, 's').replace(/s'$/, 's')
  if (!onlyPlural.has(plain) && Object.hasOwn(containerWords, plain)) return containerWords[plain]!
  const single = plain.replace(/(?<=x)es$|s$/, '')
  return single !== plain && Object.hasOwn(containerWords, single) ? containerWords[single]! : null
}

/** All of them that are written in full, against which typing errors are measured. */
export const containerWordList: readonly string[] = Object.keys(containerWords).filter(
  (word) => word.length > 3 && !misspelt.has(word),
)
