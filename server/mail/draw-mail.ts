import { contactAddress, paths } from '../../shared/paths.ts'
import { escapeHtml } from '../http/escape-html.ts'
import type { MailContent } from './mail-content.ts'

export type DrawnMail = { subject: string; text: string; html: string; replyTo?: MailContent['replyTo'] }

/** Both parts of a mail. Every value is escaped here, so templates need not think of it. */
export function drawMail(content: MailContent): DrawnMail {
  const { subject, replyTo } = content
  return { subject: oneLine(subject), text: drawText(content), html: drawHtml(content), replyTo }
}

const sender = 'Dray, the UK trade market for independent beer'

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

function drawText({ heading, paragraphs, action, notes }: MailContent): string {
  const parts = [heading, ...paragraphs, ...(action ? [`${action.label}:\n${action.link}`] : []), ...notes]
  return `${parts.join('\n\n')}\n\n-- \n${sender}\n${contactAddress}\n`
}

/** The light look of storefront/styles/tokens.css; mail programs know neither custom properties nor our fonts. */
const colours = {
  paper: '#f6f1e7',
  card: '#fffcf6',
  ink: '#1d1713',
  inkSoft: '#4e443a',
  rule: '#d6ccb9',
  hop: '#1c5a38',
  onHop: '#fffcf6',
  malt: '#b8721a',
  stout: '#1d1713',
  onStout: '#f6f1e7',
}
const displayFont = `font-family:Rockwell,'Roboto Slab',Georgia,serif;font-weight:700`
const textFont = `font-family:Arial,Helvetica,sans-serif`
const cellOf = (style: string, inner: string) => `<tr><td style="${style}">${inner}</td></tr>`

function drawHtml({ subject, preview, heading, paragraphs, action, notes }: MailContent): string {
  const rows = [
    cellOf(
      `background:${colours.stout};border-bottom:4px solid ${colours.malt};color:${colours.onStout};` +
        `padding:20px 32px;${displayFont};font-size:26px;line-height:1;letter-spacing:-0.5px`,
      'Dray',
    ),
    cellOf(
      `padding:32px 32px 0;color:${colours.ink};${displayFont};font-size:28px;line-height:1.15`,
      `<h1 style="margin:0;font-size:28px;line-height:1.15;${displayFont}">${escapeHtml(heading)}</h1>`,
    ),
    ...paragraphs.map((paragraph) =>
      cellOf(
        `padding:16px 32px 0;color:${colours.ink};${textFont};font-size:17px;line-height:1.5`,
        escapeHtml(paragraph),
      ),
    ),
    ...(action ? drawAction(action) : []),
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
<p style="margin:16px 0 0;color:${colours.inkSoft};${textFont};font-size:13px;line-height:1.5">${sender}<br><a href="${paths.contact}" style="color:${colours.inkSoft}">${contactAddress}</a></p>
</td></tr>
</table>
</body>
</html>
`
}

/** A button that Outlook draws too, and the address in full for whoever cannot press it. */
function drawAction({ label, link }: NonNullable<MailContent['action']>): string[] {
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
