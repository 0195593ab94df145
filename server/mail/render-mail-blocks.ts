import { escapeHtml } from '../http/escape-html.ts'
import type { MailBlock, MailSpan } from './mail-content.ts'
import { cellOf, colours, displayFont, textFont } from './mail-style.ts'

/** The blocks of a newsletter as plain text: a link's address follows its words. */
export function renderBlocksText(blocks: readonly MailBlock[]): string[] {
  return blocks.map((block) => {
    if (block.kind === 'list') return block.items.map((item) => `- ${textOf(item)}`).join('\n')
    if (block.kind === 'paragraph') return textOf(block.spans)
    const heading = textOf(block.spans)
    return `${heading}\n${'-'.repeat(Math.min(heading.length, 60))}`
  })
}

/** The same as rows of the mail's table. */
export function renderBlocksHtml(blocks: readonly MailBlock[]): string[] {
  return blocks.map((block) => {
    if (block.kind === 'list') {
      const items = block.items.map((item) => `<li style="padding:0 0 6px">${htmlOf(item)}</li>`)
      return cellOf(words, `<ul style="margin:0;padding:0 0 0 22px">${items.join('')}</ul>`)
    }
    if (block.kind === 'paragraph') return cellOf(words, htmlOf(block.spans))
    const look = `${displayFont};font-size:21px;line-height:1.2`
    return cellOf(
      `padding:28px 32px 0;color:${colours.ink};${look}`,
      `<h2 style="margin:0;${look}">${htmlOf(block.spans)}</h2>`,
    )
  })
}

const words = `padding:16px 32px 0;color:${colours.ink};${textFont};font-size:17px;line-height:1.5`

const textOf = (spans: readonly MailSpan[]) =>
  spans.map(({ text, href }) => (href === undefined || href === text ? text : `${text} (${href})`)).join('')

function htmlOf(spans: readonly MailSpan[]): string {
  return spans
    .map(({ text, look, href }) => {
      const inner = escapeHtml(text)
      if (href !== undefined)
        return `<a href="${escapeHtml(href)}" style="color:${colours.hop};word-break:break-word">${inner}</a>`
      if (look === 'strong') return `<strong>${inner}</strong>`
      return look === 'emphasis' ? `<em>${inner}</em>` : inner
    })
    .join('')
}
