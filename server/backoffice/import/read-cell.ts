import { cutText } from '../../../shared/format/cut-text.ts'
import { readEmailAddress } from '../../platform/mail/email-address.ts'
import type { CellValue, Column } from './catalogue-columns.ts'
import {
  readCountTime,
  readDay,
  readDegrees,
  readInteger,
  readMoment,
  readMoney,
  readPercent,
  Refusal,
} from './read-number-cell.ts'

/**
 * The value of a cell: texts trimmed and composed (NFC), money in pence, lists as arrays, exact numbers as text. A
 * refusal gives the reason. This function escapes nothing: text stays text.
 */
export function readCell(column: Column, raw: string): CellValue | Refusal {
  const text = raw.trim()
  if (text === '') return column.required ? new Refusal('is empty, but must be given') : column.empty
  if (column.reserved?.includes(text)) return new Refusal(`'${text}' is an address of the shop's own`)
  return textFault(text, column.kind === 'text') ?? readKind(column, text)
}

function readKind(column: Column, text: string): CellValue | Refusal {
  switch (column.kind) {
    case 'line':
    case 'picture':
      return readText(text, column.most)
    case 'text':
      return readText(text.replace(/\r\n?/g, '\n'), column.most)
    case 'externalId':
      return readText(text, longestExternalId)
    case 'slug':
      return matching(readText(text, column.most), slugPattern, 'must be a-z, 0-9 and single hyphens between')
    case 'email':
      return readEmail(readText(text, column.most))
    case 'color':
      return matching(text, colorPattern, 'is not a colour such as #C8702A')
    case 'url':
      return readUrl(readText(text, column.most))
    case 'boolean':
      return readFlag(text)
    case 'integer':
      return readInteger(text, column.least, column.most)
    case 'degrees':
      return readDegrees(text, column.least, column.most)
    case 'percent':
      return readPercent(text, column.most)
    case 'money':
      return readMoney(text, column.most)
    case 'day':
      return readDay(text)
    case 'moment':
      return readMoment(text)
    case 'count time':
      return readCountTime(text)
    case 'choice':
      return column.choices.has(text) ? text : unknownChoice(text, column.what, [...column.choices])
    case 'list':
      return readList(text, column.entries, column.most)
  }
}

const longestExternalId = 200
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const colorPattern = /^#[0-9A-Fa-f]{6}$/
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const controls = /[\u0000-\u001f\u007f]/
// oxlint-disable-next-line no-control-regex -- all but tab and line ends
const controlsBesideLineEnds = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Bytes that are no UTF-8 arrive as U+FFFD; a lone surrogate can only come out of JSON. */
function textFault(text: string, hasLines: boolean): Refusal | null {
  if (text.includes('\u0000')) return new Refusal('holds a NUL byte')
  if (text.includes('\ufffd') || !text.isWellFormed()) return new Refusal('is not valid UTF-8')
  if (!hasLines && /[\r\n]/.test(text)) return new Refusal('must be one line')
  return (hasLines ? controlsBesideLineEnds : controls).test(text)
    ? new Refusal('holds a control character')
    : null
}

function readText(text: string, most: number): string | Refusal {
  const composed = text.normalize('NFC')
  if (composed.length <= most) return composed
  return new Refusal(`is ${composed.length} characters long, at most ${most} are kept`)
}

function matching(text: string | Refusal, pattern: RegExp, reason: string): string | Refusal {
  return text instanceof Refusal || pattern.test(text) ? text : new Refusal(reason)
}

/** As everywhere in the shop: no mail is written to an address that does not read. */
function readEmail(text: string | Refusal): string | Refusal {
  if (text instanceof Refusal) return text
  try {
    return readEmailAddress(text).email
  } catch {
    return new Refusal('is not an email address')
  }
}

function readUrl(text: string | Refusal): string | Refusal {
  if (text instanceof Refusal) return text
  if (/^https?:\/\/[^/\s]\S*$/i.test(text) && URL.canParse(text)) return text
  return new Refusal('is not an http or https address')
}

function readFlag(text: string): boolean | Refusal {
  if (text === 'true' || text === 'false') return text === 'true'
  return new Refusal('must be true or false')
}

function unknownChoice(text: string, what: string, choices: readonly string[]): Refusal {
  const known = choices.length <= 12 ? `: ${choices.join(', ')}` : ''
  return new Refusal(`'${cutText(text, 60)}' is no ${what} we know${known}`)
}

function readList(text: string, entries: number, most: number): readonly string[] | Refusal {
  const list = text.split('|').map((entry) => entry.trim().normalize('NFC'))
  if (list.length > entries) return new Refusal(`lists ${list.length} entries, at most ${entries} are kept`)
  if (list.includes('')) return new Refusal('has an empty entry')
  const long = list.find((entry) => entry.length > most)
  if (long !== undefined)
    return new Refusal(`has an entry of ${long.length} characters, at most ${most} are kept`)
  const twice = list.find((entry, index) => list.indexOf(entry) !== index)
  return twice === undefined ? list : new Refusal(`lists '${twice}' twice`)
}
