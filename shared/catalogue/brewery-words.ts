/** What the page of a brewery says. All of it waits for Dray's staff, unless the brewery is trusted (STAF-20). */
export type BreweryWords = {
  title: string
  subtitle: string
  description: string
  town: string
  website: string
  /** Under its beer: 'Sold by …', as the brewery wants it said. */
  disclaimer: string
  instagram: string
  facebook: string
  twitter: string
  threads: string
  youtube: string
  tiktok: string
  /** The address of a picture that the brewery brought; null draws its mark. */
  logo: string | null
}
export type BreweryWord = keyof BreweryWords

/** Every word of a brewery's page with its name, in the order in which people read them. */
export const breweryWordNames: Readonly<Record<BreweryWord, string>> = {
  title: 'Heading',
  subtitle: 'Line below it',
  description: 'About the brewery',
  town: 'Town',
  website: 'Website',
  disclaimer: 'Public disclaimer',
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X',
  threads: 'Threads',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  logo: 'Logo',
}
export const breweryWords = Object.keys(breweryWordNames) as BreweryWord[]
/** The words that are addresses of other sites. */
export const breweryLinks = [
  'website',
  'instagram',
  'facebook',
  'twitter',
  'threads',
  'youtube',
  'tiktok',
] as const

/** Longest texts, in characters. */
export const breweryWordLimits = { line: 120, text: 4000, link: 300, disclaimer: 500 }

/** The words of a change that differ from the current version, in the order of the words. */
export const changedPageWords = (stands: BreweryWords, wanted: Partial<BreweryWords>): BreweryWord[] =>
  breweryWords.filter((word) => wanted[word] !== undefined && wanted[word] !== stands[word])

/** A word for people; 'none' where nothing is said. */
export const breweryWordText = (word: BreweryWord, words: Partial<BreweryWords>): string =>
  word === 'logo' ? (words.logo ? 'a picture' : 'the drawn mark') : words[word] || 'none'
