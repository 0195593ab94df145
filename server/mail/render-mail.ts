import { contactAddress } from '../../shared/paths/paths.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { renderBlocksHtml, renderBlocksText } from './render-mail-blocks.ts'
import { renderSheetHtml, renderSheetText } from './render-mail-sheet.ts'
import { contactWord, type MailContent } from './mail-content.ts'
import { cellOf, colours, displayFont, plateFont, textFont } from './mail-style.ts'

/** Newsletters put unsubscribeLink into their headers, notices choiceLink. */
export type RenderedMail = {
  subject: string
  text: string
  html: string
  replyTo?: MailContent['replyTo']
  unsubscribeLink?: string
  choiceLink?: string
}

/**
 * Both parts of a mail, with the address that readers write to: the shipped one unless staff have set another. Every value
 * is escaped here, so templates need not think of it.
 */
export function renderMail(written: MailContent, contact = contactAddress): RenderedMail {
  const named = (text: string) => text.replaceAll(contactWord, contact)
  const content = {
    ...written,
    paragraphs: written.paragraphs.map(named),
    notes: written.notes.map(named),
  }
  const { subject, replyTo, unsubscribe, choiceLink } = content
  return {
    subject: oneLine(subject),
    text: renderText(content, contact),
    html: renderHtml(content, contact),
    replyTo,
    unsubscribeLink: unsubscribe?.link,
    choiceLink: choiceLink ?? undefined,
  }
}

const sender = 'Dray, the UK trade market for independent beer'

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

function renderText(content: MailContent, contact: string): string {
  const { heading, paragraphs, blocks = [], sheet, action } = content
  const { choices = [], above = [], below = [], notes, unsubscribe } = content
  const { greeting, rest } = greetingOf(paragraphs)
  const parts = [
    heading,
    ...greeting,
    ...renderBlocksText(above),
    ...rest,
    ...renderBlocksText(blocks),
    ...(sheet ? renderSheetText(sheet) : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...choices.map(({ text, link }) => `${text}\n${link}`),
    ...renderBlocksText(below),
    ...notes,
  ]
  const way = unsubscribe ? `\n${unsubscribe.reason}\nUnsubscribe: ${unsubscribe.link}\n` : ''
  return `${parts.join('\n\n')}\n\n-- \n${sender}\n${contact}\n${way}`
}

function renderHtml(content: MailContent, contact: string): string {
  const { subject, preview, heading, paragraphs, blocks = [], sheet, action } = content
  const { choices = [], above = [], below = [], notes, unsubscribe } = content
  const { greeting, rest } = greetingOf(paragraphs)
  const rows = [
    cellOf(
      `background:${colours.stout};border-bottom:4px solid ${colours.malt};color:${colours.onStout};` +
        `padding:20px 32px;${plateFont};font-size:26px;line-height:1;letter-spacing:1px`,
      'DRAY',
    ),
    cellOf(
      `padding:32px 32px 0;color:${colours.ink};${displayFont};font-size:28px;line-height:1.15`,
      `<h1 style="margin:0;font-size:28px;line-height:1.15;${displayFont}">${escapeHtml(heading)}</h1>`,
    ),
    ...greeting.map(renderParagraph),
    ...renderBlocksHtml(above),
    ...rest.map(renderParagraph),
    ...renderBlocksHtml(blocks),
    ...(sheet ? renderSheetHtml(sheet) : []),
    ...(action ? renderAction(action) : []),
    ...choices.map(renderChoice),
    ...renderBlocksHtml(below),
    ...notes.map((note) =>
      cellOf(
        `padding:16px 32px 0;color:${colours.inkSoft};${textFont};font-size:14px;line-height:1.5`,
        escapeHtml(note),
      ),
    ),
    cellOf('padding:0 0 32px;font-size:0;line-height:0', '&nbsp;'),
  ]
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(oneLine(subject))}</title>
</head>
<body style="margin:0;padding:0;background:${colours.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${colours.paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${colours.card};border:1px solid ${colours.rule};overflow-wrap:anywhere;text-align:left">
${rows.join('\n')}
</table>
<p style="margin:16px 0 0;color:${colours.inkSoft};${textFont};font-size:13px;line-height:1.5">${sender}<br><a href="mailto:${escapeHtml(contact)}" style="color:${colours.inkSoft}">${escapeHtml(contact)}</a></p>${unsubscribe ? renderUnsubscribe(unsubscribe) : ''}
</td></tr>
</table>
</body>
</html>
`
}

/** 'Hello Maggie,' stands before what staff add. */
function greetingOf(paragraphs: readonly string[]): { greeting: string[]; rest: string[] } {
  const at = /^Hello .*,$/.test(paragraphs[0] ?? '') ? 1 : 0
  return { greeting: paragraphs.slice(0, at), rest: paragraphs.slice(at) }
}

const renderParagraph = (paragraph: string) =>
  cellOf(
    `padding:16px 32px 0;color:${colours.ink};${textFont};font-size:17px;line-height:1.5`,
    escapeHtml(paragraph),
  )

/** A sentence that is a link. */
const renderChoice = ({ text, link }: NonNullable<MailContent['choices']>[number]) =>
  cellOf(
    `padding:16px 32px 0;color:${colours.ink};${textFont};font-size:17px;line-height:1.5`,
    `<a href="${escapeHtml(link)}" style="color:${colours.hop};font-weight:700">${escapeHtml(text)}</a>`,
  )

/** A button that Outlook renders too, and the full address for readers who cannot press it. */
function renderAction({ label, link }: NonNullable<MailContent['action']>): string[] {
  const href = escapeHtml(link)
  return [
    cellOf(
      'padding:24px 32px 0',
      `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>` +
        `<td style="background:${colours.hop};border-radius:3px">` +
        `<a href="${href}" style="display:inline-block;padding:14px 24px;color:${colours.onHop};${textFont};` +
        `font-size:17px;font-weight:700;line-height:1;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`,
    ),
    cellOf(
      `padding:16px 32px 0;color:${colours.inkSoft};${textFont};font-size:14px;line-height:1.5`,
      `Or open this address: <a href="${href}" style="color:${colours.hop};word-break:break-all">${href}</a>`,
    ),
  ]
}

function renderUnsubscribe({ reason, link }: NonNullable<MailContent['unsubscribe']>): string {
  const style = `margin:12px 0 0;color:${colours.inkSoft};${textFont};font-size:13px;line-height:1.5`
  const way = `<a href="${escapeHtml(link)}" style="color:${colours.inkSoft}">Unsubscribe</a>`
  return `<p style="${style}">${escapeHtml(reason)}<br>${way}</p>`
}
