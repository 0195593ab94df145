import { escapeHtml } from '../http/escape-html.ts'
import type { MailSheet } from './mail-content.ts'
import { cellOf, colours, displayFont, textFont } from './mail-style.ts'

type Part = MailSheet['parts'][number]

/** A delivery note as plain text: each part with its lines, then the sums. */
export function renderSheetText({ facts, goesTo, parts, sums }: MailSheet): string[] {
  return [
    [...facts.map(({ label, text }) => `${label}: ${text}`), `Goes to: ${goesTo.join(', ')}`].join('\n'),
    ...parts.map(({ sender, standing, lines }) =>
      [
        sender,
        '-'.repeat(Math.min(sender.length, 60)),
        standing,
        ...lines.flatMap(({ units, item, sum, detail }) => [
          `${units} × ${item}: ${sum}`,
          ...(detail === '' ? [] : [`    ${detail}`]),
        ]),
      ].join('\n'),
    ),
    sums.map(({ label, text }) => `${label}: ${text}`).join('\n'),
  ]
}

/** The same as rows of the mail's table: thick rules over thin, figures in a column. */
export function renderSheetHtml({ facts, goesTo, parts, sums }: MailSheet): string[] {
  const figures = sums.map(({ label, text }, at) => {
    const isLast = at === sums.length - 1
    const look = isLast ? `;border-top:1px solid ${colours.rule};font-weight:700;font-size:19px` : ''
    return rowOf([
      [`${small(17)};padding:6px 0${look}`, label],
      [`${small(17)};padding:6px 0;text-align:right${look}`, text],
    ])
  })
  return [
    cellOf(
      'padding:24px 32px 0',
      tableOf(
        `border-top:4px solid ${colours.ink};border-bottom:1px solid ${colours.ink}`,
        rowOf(
          facts.map(({ label, text }) => [
            `${small(14)};padding:10px 12px 10px 0;vertical-align:top`,
            `${label}: ${text}`,
          ]),
        ),
      ),
    ),
    cellOf(`padding:12px 32px 0;${small(17)}`, `Goes to: ${escapeHtml(goesTo.join(', '))}`),
    ...parts.flatMap(renderPart),
    cellOf('padding:16px 32px 0', tableOf(`border-top:1px solid ${colours.ink}`, figures.join(''))),
  ]
}

function renderPart({ sender, standing, lines }: Part): string[] {
  const look = `${displayFont};font-size:21px;line-height:1.2;color:${colours.ink}`
  const line = `padding:8px 0;border-bottom:1px solid ${colours.rule};vertical-align:top`
  const rows = lines.map(({ units, item, sum, detail }) => {
    const under =
      detail === ''
        ? ''
        : `<br><span style="color:${colours.inkSoft};font-size:14px">${escapeHtml(detail)}</span>`
    return (
      `<tr><td width="44" style="${small(17)};${line}">${units} ×</td>` +
      `<td style="${small(17)};${line}">${escapeHtml(item)}${under}</td>` +
      `<td style="${small(17)};${line};padding-left:12px;text-align:right;white-space:nowrap">${escapeHtml(sum)}</td></tr>`
    )
  })
  return [
    cellOf(
      'padding:24px 32px 0',
      `<h2 style="margin:0;${look}">${escapeHtml(sender)}</h2>` +
        `<p style="margin:4px 0 8px;${small(14)}">${escapeHtml(standing)}</p>` +
        tableOf(`border-top:2px solid ${colours.ink}`, rows.join('')),
    ),
  ]
}

const small = (size: number) => `color:${colours.ink};${textFont};font-size:${size}px;line-height:1.4`

const tableOf = (style: string, rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`

/** Cells as style and text. */
const rowOf = (cells: readonly (readonly [string, string])[]) =>
  `<tr>${cells.map(([style, text]) => `<td style="${style}">${escapeHtml(text)}</td>`).join('')}</tr>`
