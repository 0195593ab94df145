const endings =
  'com|net|org|uk|co|info|biz|shop|store|xyz|ru|cn|top|site|online|link|click|io|app|ly|gg|tk|vip'
/** Whole addresses, and names of sites. Names that may be the end of a sentence ('fresh.Beer') are none. */
const link = new RegExp(
  `https?:|\\bwww\\.|\\b[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9-]+)*\\.(?:${endings})\\b(?!['’])|\\b(?:dot|\\(dot\\)|\\[dot\\])\\s*(?:com|net|org|co)\\b`,
  'i',
)
const mailbox = /[^\s@<>]+\s*(?:@|\(at\)|\[at\])\s*[^\s@<>]+\.[a-z]{2,}/i
/** UK numbers, and those with a country's code: at least ten digits. */
const phone = /(?:\+|\b00)\d(?:[\s().-]?\d){8,}|\b0(?:[\s().-]?\d){9,10}\b/
const messenger = /\b(?:whats\s?app|telegram|snapchat|onlyfans)\b/i

/** Whether a text sends its reader to another place. */
export const hasLink = (text: string) => link.test(text.normalize('NFKC'))

/** Whether it says how to reach somebody. */
export function hasContact(text: string): boolean {
  const plain = text.normalize('NFKC')
  return mailbox.test(plain) || phone.test(plain) || messenger.test(plain)
}
