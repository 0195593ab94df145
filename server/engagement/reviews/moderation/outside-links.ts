const endings =
  'com|net|org|uk|co|info|biz|shop|store|xyz|ru|cn|top|site|online|link|click|io|app|ly|gg|tk|vip'
/** Whole addresses, and names of sites. Names that may be the end of a sentence ('fresh.Beer') are none. */
const link = new RegExp(
  `https?:|\\bwww\\.|[a-z0-9-]\\.(?:${endings})\\b(?!['’])|\\b(?:dot|\\(dot\\)|\\[dot\\]) ?(?:com|net|org|co)\\b`,
  'i',
)
const atSign = /@|\(at\)|\[at\]/gi
/** What goes before and after the @ of an address, each looked for in a few characters. */
const mailboxName = /[^\s@<>] ?$/
const mailboxHost = /^ ?[^\s@<>]+\.[a-z]{2}/i
const longestHost = 80
/** UK numbers, and those with a country's code: at least ten digits. */
const phone = /(?:\+|\b00)\d(?:[\s().-]?\d){8}|\b0(?:[\s().-]?\d){9,10}\b/
const messenger = /\b(?:whats ?app|telegram|snapchat|onlyfans)\b/i

/** Whether a text sends its reader to another place. */
export const hasLink = (text: string) => link.test(plainSpaces(text))

/** Whether it says how to reach someone. */
export function hasContact(text: string): boolean {
  const plain = plainSpaces(text)
  return hasMailbox(plain) || phone.test(plain) || messenger.test(plain)
}

/** Compatibility forms folded, every run of white space one space: no pattern then meets a long run. */
const plainSpaces = (text: string) => text.normalize('NFKC').replace(/\s+/g, ' ')

function hasMailbox(text: string): boolean {
  for (const { index, 0: sign } of text.matchAll(atSign)) {
    const after = index + sign.length
    if (!mailboxName.test(text.slice(Math.max(0, index - 2), index))) continue
    if (mailboxHost.test(text.slice(after, after + longestHost))) return true
  }
  return false
}
