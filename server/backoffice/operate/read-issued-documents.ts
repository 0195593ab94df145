import type { DocumentsChange } from '../../../shared/api/standing-api.ts'
import { cutText } from '../../../shared/format/cut-text.ts'
import { UsageError } from './operator-command.ts'

const limit = 200

/** Documents from words such as 'legal-name=Tern Ltd'. Throws UsageError for another word. */
export function readDocuments(words: readonly string[]): DocumentsChange {
  return Object.assign({}, ...words.map(readWord)) as DocumentsChange
}

function readWord(word: string): DocumentsChange {
  const at = word.indexOf('=')
  const [name, value] = [word.slice(0, at), word.slice(at + 1).trim()]
  if (at < 0 || value === '' || value.length > limit * 8) throw new UsageError(`'${word}' is not name=value.`)
  if (name === 'legal-name') return { legalName: cutText(value, limit) }
  if (name === 'address') return { address: value.split(',').map((line) => cutText(line.trim(), limit)) }
  if (name === 'company') return { companyNumber: value }
  if (name === 'vat') return { vat: value === 'not-registered' ? { notRegistered: true } : { number: value } }
  throw new UsageError(`'${name}' is not one of legal-name, address, company, vat.`)
}
