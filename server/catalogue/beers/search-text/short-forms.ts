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

/** All of them, against which typing errors are measured. */
export const shortFormList: readonly string[] = Object.keys(shortForms)

/** The words a shortened one stands for; the word itself where it is none. */
export function longForm(word: string): string[] {
  return Object.hasOwn(shortForms, word) ? shortForms[word]!.split(' ') : [word]
}
