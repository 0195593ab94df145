import {
  breweryLinks,
  breweryWordLimits,
  type BreweryWords,
} from '../../../../shared/catalogue/brewery-words.ts'
import { badField } from '../../../platform/errors/common-errors.ts'

const lines = ['title', 'subtitle', 'town'] as const
const texts = ['description', 'disclaimer'] as const
// oxlint-disable-next-line no-control-regex -- control characters but tab and line end are what it looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Words of a brewery's page as they are stored: trimmed, composed, addresses whole. Throws RequestError 400 by word. */
export function checkPageWords(given: Partial<BreweryWords>): Partial<BreweryWords> {
  const words = structuredClone(given)
  for (const word of [...lines, ...texts]) {
    if (words[word] === undefined) continue
    const text = words[word].replace(/\r\n?/g, '\n').trim().normalize('NFC')
    const isLine = lines.some((line) => line === word)
    if (controls.test(text) || !text.isWellFormed() || (isLine && text.includes('\n')))
      throw badField(word, 'This contains a character that cannot be shown.')
    words[word] = text
  }
  if (words.town === '') throw badField('town', 'Enter the brewery’s town.')
  for (const word of breweryLinks) if (words[word] !== undefined) words[word] = readLink(word, words[word])
  return words
}

function readLink(word: (typeof breweryLinks)[number], typed: string): string {
  const text = typed.trim()
  if (text === '') return ''
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  const isSite = url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
  if (!isSite || url.username !== '' || url.href.length > breweryWordLimits.link)
    throw badField(word, 'Type the address of a page, such as https://tern.example.')
  return url.href
}
