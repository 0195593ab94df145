/**
 * The rules match whole words, never parts of another, so that Scunthorpe, Cockermouth and Penistone pass. The cock,
 * the bitch and the old fart appear on many a pump clip, so this list omits them.
 */
const endings = '(?:s|es|ed|er|ers|in|ing|y|ty|head|heads|wit|wits|face|faces|hole|holes|up|ups|able)?'
const rude = [
  '(?:mother|cluster|mind)?fuck',
  'f[*#]{1,3}(?:k|ck)',
  'f[*#]{3}',
  '(?:bull|horse|dip)?shit',
  's[*#]{1,2}t',
  'cunt',
  'c[*#]{1,2}n?t',
  'twat',
  'wank',
  'cocksuck',
  'arsehole',
  'asshole',
  'dickhead',
  'prick',
  'blowjob',
  'cumshot',
  'gangbang',
  'slut',
  'whore',
]
/** Slurs against people. */
const slurs = [
  'nigg(?:er|a)',
  'paki',
  'faggot',
  'kike',
  'gook',
  'wog',
  'coon',
  'spastic',
  'retard',
  'tranny',
  'pikey',
  'raghead',
]

/** Names and dishes that a rude word would be found in. */
const namesAndDishes =
  /\b(?:twatt\b|shitterton\b|prick\s+willow|prickwillow|faggots?\s+(?:and|&|in|with|n)\b|pork\s+faggots?|(?:welsh|mr\s+brain'?s)\s+faggots?|main\s+coons?|maine\s+coons?|raccoons?)/g

const rudeWord = new RegExp(`^(?:${rude.join('|')})${endings}$`)
const slurWord = new RegExp(`^(?:${slurs.join('|')})(?:s|y)?$`)

export type Rudeness = 'slur' | 'rude' | null

/** The worst word of a text that plainLetters has read. */
export function rudenessOf(plain: string): Rudeness {
  const text = plain.replace(namesAndDishes, ' ')
  const words = [...wordsOf(text), ...spelledOut(text)]
  if (words.some((word) => slurWord.test(word) || slurWord.test(squeezed(word)))) return 'slur'
  if (words.some((word) => rudeWord.test(word) || rudeWord.test(squeezed(word)))) return 'rude'
  return null
}

function wordsOf(text: string): string[] {
  return text.match(/[a-z*#_-]+/g)?.flatMap((word) => [word, ...word.split(/[-_]+/)]) ?? []
}

/** Spaced letters, 'f u c k' or 'f.u.c.k'. */
function spelledOut(text: string): string[] {
  return (text.match(/\b[a-z](?:[\s.,*_-]{1,2}[a-z]\b){2,}/g) ?? []).map((run) => run.replace(/[^a-z]/g, ''))
}

/** Reduces 'fuuuck' to 'fuck'. Leaves double letters, which many words have. */
const squeezed = (word: string) => word.replace(/([a-z])\1{2,}/g, '$1')
