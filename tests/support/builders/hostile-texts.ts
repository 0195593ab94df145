/** The texts are 10 and 20 times as long, in characters: a cubic pattern takes no minute yet. */
export const textLength = 200

/** What makes a pattern try again from every place, in any length: runs, near misses and openings that never end. */
export const hostileTexts: Record<string, (length: number) => string> = {
  spaces: (length) => `a${' '.repeat(length)}b`,
  'other white space': (length) => `a${'\t\u00a0'.repeat(length / 2)}b`,
  'line ends': (length) => `a${'\n'.repeat(length)}b`,
  digits: (length) => '0'.repeat(length),
  'spaced digits': (length) => `${'0 '.repeat(length / 2)}x`,
  letters: (length) => 'a'.repeat(length),
  'spaced letters': (length) => 'a '.repeat(length / 2),
  dots: (length) => `a@${'.'.repeat(length)}(`,
  'dotted letters': (length) => 'a.'.repeat(length / 2),
  hyphens: (length) => `a${'-'.repeat(length)}!`,
  'hyphened letters': (length) => `${'a-'.repeat(length / 2)}!`,
  commas: (length) => `${','.repeat(length)}x`,
  'commas and spaces': (length) => `${' ,'.repeat(length / 2)}x`,
  slashes: (length) => `/${'/'.repeat(length)}x`,
  'spaces and slashes': (length) => `x${' /'.repeat(length / 2)}x`,
  tags: (length) => '<a'.repeat(length / 2),
  brackets: (length) => '[('.repeat(length / 2),
  'at signs': (length) => 'a@'.repeat(length / 2),
  percents: (length) => '%25'.repeat(length / 3),
  accents: (length) => `a${'\u0301'.repeat(length)}`,
  'mixed alphabets': (length) => `a${'\u0301'.repeat(length / 2)}`.repeat(2),
  stars: (length) => '*a'.repeat(length / 2),
  'equals signs': (length) => '=;'.repeat(length / 2),
  'unicode spaces': (length) => '\u200b\ufeff '.repeat(length / 3),
  quotes: (length) => `"${'""'.repeat(length / 2)}`,
  'numbers and crosses': (length) => '1 x '.repeat(length / 4),
  currency: (length) => '-£'.repeat(length / 2),
}
