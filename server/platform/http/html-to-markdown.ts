import { markdownDocument, markdownTable, markdownText } from './write-markdown.ts'

/** Elements whose contents are no words of the page, and navigation. */
const skipped = new Set([
  'svg',
  'nav',
  'script',
  'style',
  'template',
  'noscript',
  'button',
  'select',
  'label',
])
const empty = new Set(['img', 'input', 'br', 'hr', 'source', 'link', 'meta'])
const blocks =
  /^(main|div|section|article|header|footer|p|h[1-6]|ul|ol|li|dl|dt|dd|details|summary|form|fieldset|figure|figcaption|blockquote|table|caption|thead|tbody|tr|th|td)$/
const token = /<!--[^]*?-->|<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:"[^"<]*"|[^>"<])*)>|[^<]+/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

type Table = { rows: string[][] }

/**
 * The words of HTML that the storefront has rendered, as Markdown: headings, paragraphs, lists, tables and links, with
 * addresses of the site below `origin`. It reads what React writes and no HTML of others.
 */
export function htmlToMarkdown(html: string, origin: string): string {
  const written: string[] = []
  const lists: { mark: string; count: number }[] = []
  let table: Table | null = null
  /** What is in blocks there is one line. */
  let isInCell = false
  let text = ''
  let prefix = ''
  let link: { href: string; from: number } | null = null
  let skippedDepth = 0
  const open: { name: string; isSkipped: boolean }[] = []

  const flush = (): void => {
    const line = text.replace(/\s+/g, ' ').trim()
    if (line !== '') written.push(prefix + line)
    text = ''
    if (line !== '' && prefix !== '') prefix = prefix.startsWith('#') ? '' : ' '.repeat(prefix.length)
  }

  const begin = (name: string): void => {
    const level = /^h([1-6])$/.exec(name)?.[1]
    if (level !== undefined) prefix = `${'#'.repeat(Number(level))} `
    if (name === 'ul' || name === 'ol') lists.push({ mark: name, count: 0 })
    if (name === 'dt') prefix = '- '
    if (name === 'table') table = { rows: [] }
    if (name === 'tr') table?.rows.push([])
    const list = lists.at(-1)
    if (name === 'li' && list) {
      list.count += 1
      prefix = `${'  '.repeat(lists.length - 1)}${list.mark === 'ol' ? `${list.count}.` : '-'} `
    }
  }

  const end = (name: string): void => {
    if (table && isCell(name)) {
      table.rows.at(-1)?.push(text.replace(/\s+/g, ' ').trim())
      isInCell = false
      text = ''
      return
    }
    flush()
    if (name === 'ul' || name === 'ol') lists.pop()
    if (/^(h[1-6]|li|dd|ul|ol)$/.test(name)) prefix = ''
    if (name === 'table' && table) {
      const [head = [], ...rows] = table.rows
      written.push(markdownTable(head, rows))
      table = null
    }
  }

  for (const [whole, closing, name = '', attributes = ''] of html.matchAll(token)) {
    if (whole.startsWith('<!--')) continue
    if (name === '') {
      if (skippedDepth === 0) text += markdownInline(decode(whole))
      continue
    }
    if (closing === '/') {
      const { isSkipped } = open.pop() ?? { isSkipped: false }
      if (isSkipped) skippedDepth -= 1
      if (skippedDepth > 0 || isSkipped) continue
      if (name === 'a' && link) {
        const words = text.slice(link.from).trim()
        text = `${text.slice(0, link.from)}[${words}](${link.href})`
        link = null
      } else if (blocks.test(name)) {
        if (isInCell && !isCell(name)) text += ' '
        else end(name)
      }
      continue
    }
    if (name === 'br') text += ' '
    if (empty.has(name) || attributes.endsWith('/')) continue
    const isSkipped = skipped.has(name) || / (hidden|aria-hidden="true")/.test(attributes)
    open.push({ name, isSkipped })
    if (isSkipped) skippedDepth += 1
    if (skippedDepth > 0) continue
    // Links that the page sets apart by style alone.
    if (name === 'a' && text.endsWith(')')) text += ' '
    if (name === 'a') link = { href: addressOf(attributes, origin), from: text.length }
    else if (table && isCell(name)) isInCell = true
    else if (isInCell) text += blocks.test(name) ? ' ' : ''
    else if (blocks.test(name)) {
      flush()
      begin(name)
    }
  }
  flush()
  return markdownDocument(written)
}

const isCell = (name: string) => name === 'td' || name === 'th'

/** Text that is within a line: its spaces at both ends count. */
function markdownInline(text: string): string {
  const words = markdownText(text)
  if (words === '') return text === '' ? '' : ' '
  return `${/^\s/.test(text) ? ' ' : ''}${words}${/\s$/.test(text) ? ' ' : ''}`
}

function addressOf(attributes: string, origin: string): string {
  const href = decode(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '')
  return href.startsWith('/') ? origin + href : href
}

const decode = (text: string) => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
