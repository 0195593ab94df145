import type { MailBlock } from '../../../shared/mail/mail-body.ts'
import { IssueFileError, readIssueLink } from './read-issue-spans.ts'
import { readIssueBlocks } from './read-issue-blocks.ts'

export type NewsletterIssue = {
  subject: string
  preview: string
  blocks: MailBlock[]
  action: { label: string; link: string } | null
}

const longest = { subject: 150, preview: 150, label: 60, file: 100_000 }
const headerNames = new Set(['subject', 'preview', 'button'])

/**
 * Reads an issue's file (docs/run/daily-work.md): lines 'Subject: …', 'Preview: …' and 'Button: words | address', a blank
 * line, then Markdown. Addresses that start with '/' are the shop's. Throws IssueFileError naming the line.
 */
export function readIssue(bytes: Uint8Array, publicUrl: string): NewsletterIssue {
  const lines = linesOf(bytes)
  const blank = lines.findIndex((line) => line.trim() === '')
  const end = blank === -1 ? lines.length : blank
  const headers = readHeaders(lines.slice(0, end))
  const subject = headers.get('subject')
  if (subject === undefined) throw new IssueFileError(1, "the letter must begin with 'Subject: …'.")
  const blocks = readIssueBlocks(lines.slice(end), { firstLine: end + 1, publicUrl })
  if (blocks.length === 0) throw new IssueFileError(end + 1, 'the letter says nothing below its headers.')
  const button = headers.get('button')
  return {
    subject: short('subject', subject),
    preview: short('preview', headers.get('preview') ?? { text: '', line: 1 }),
    blocks,
    action: button === undefined ? null : readButton(button, publicUrl),
  }
}

type Header = { text: string; line: number }

function linesOf(bytes: Uint8Array): string[] {
  if (bytes.length > longest.file)
    throw new IssueFileError(1, `a letter has at most ${longest.file.toLocaleString('en-GB')} bytes.`)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new IssueFileError(1, 'the file must be text in UTF-8.')
  }
  const lines = text.split(/\r\n|\n/)
  const unseen = lines.findIndex((line) => /[\p{Cc}\p{Cs}\u200b\u2028-\u202e\u2060-\u2069]/u.test(line))
  if (unseen >= 0)
    throw new IssueFileError(unseen + 1, 'there is a character that cannot be seen, such as a tab.')
  return lines
}

function readHeaders(lines: readonly string[]): Map<string, Header> {
  const headers = new Map<string, Header>()
  for (const [index, line] of lines.entries()) {
    const [, name = '', text = ''] = /^([A-Za-z]+): *(.*?) *$/.exec(line) ?? []
    const key = name.toLowerCase()
    if (!headerNames.has(key))
      throw new IssueFileError(index + 1, 'headers are Subject, Preview and Button; then comes a blank line.')
    if (headers.has(key)) throw new IssueFileError(index + 1, `'${name}' appears twice.`)
    headers.set(key, { text, line: index + 1 })
  }
  return headers
}

function short(name: 'subject' | 'preview' | 'label', { text, line }: Header): string {
  if (name !== 'preview' && text === '') throw new IssueFileError(line, `the ${name} is empty.`)
  if (text.length > longest[name])
    throw new IssueFileError(line, `the ${name} has at most ${longest[name]} characters.`)
  return text
}

function readButton({ text, line }: Header, publicUrl: string): NonNullable<NewsletterIssue['action']> {
  const [label = '', address, ...more] = text.split('|').map((part) => part.trim())
  if (address === undefined || more.length > 0)
    throw new IssueFileError(line, "a button is 'Button: words | address'.")
  return { label: short('label', { text: label, line }), link: readIssueLink(address, { line, publicUrl }) }
}
