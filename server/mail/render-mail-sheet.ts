import type { DeliveryNote } from '../../shared/delivery-note/delivery-note.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { cellOf, colours, displayFont, textFont } from './mail-style.ts'

type Part = DeliveryNote['parts'][number]
type Pallet = NonNullable<DeliveryNote['pallets']>[number]

/** A delivery note as plain text: each part with its lines, then the sums. */
export function renderSheetText({
  facts,
  goesTo,
  parts,
  pallets = [],
  sums,
  remark,
}: DeliveryNote): string[] {
  return [
    [
      ...facts.map(({ label, text }) => `${label}: ${text}`),
      `Goes to: ${goesTo.join(', ')}`,
      ...pallets.map(({ label, detail }) => `${label}: ${detail}`),
    ].join('\n'),
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
    ...(sums.length === 0 ? [] : [sums.map(({ label, text }) => `${label}: ${text}`).join('\n')]),
    ...(remark === undefined ? [] : [remark]),
  ]
}

/** The same as rows of the mail's table: thick rules over thin, figures in a column. */
export function renderSheetHtml({
  facts,
  goesTo,
  parts,
  pallets = [],
  sums,
  remark,
}: DeliveryNote): string[] {
  const [name = '', ...address] = goesTo
  const place =
    `<span style="${label}">Goes to</span><br><strong>${escapeHtml(name)}</strong><br>` +
    address.map(escapeHtml).join('<br>')
  return [
    cellOf(
      'padding:24px 32px 0',
      tableOf(
        `border-top:4px solid ${colours.ink};border-bottom:1px solid ${colours.ink}`,
        `<tr>${facts.map(renderFact).join('')}</tr>`,
      ),
    ),
    cellOf(`padding:12px 32px 0;${small(17)}`, place),
    ...(pallets.length === 0 ? [] : [cellOf('padding:12px 32px 0', pallets.map(renderPallet).join(''))]),
    ...parts.flatMap(renderPart),
    ...(sums.length === 0
      ? []
      : [cellOf('padding:16px 32px 0', tableOf(`border-top:1px solid ${colours.ink}`, sumRows(sums)))]),
    ...(remark === undefined ? [] : [cellOf(`padding:8px 32px 0;${small(14)}`, escapeHtml(remark))]),
  ]
}

const renderFact = ({ label: name, text }: DeliveryNote['facts'][number]) =>
  `<td style="${small(17)};padding:10px 12px 10px 0;vertical-align:top;font-weight:700">` +
  `<span style="${label};font-weight:400">${escapeHtml(name)}</span><br>${escapeHtml(text)}</td>`

function sumRows(sums: DeliveryNote['sums']): string {
  const figures = sums.map(({ label: name, text }, at) => {
    const isLast = at === sums.length - 1
    const look = isLast ? `;border-top:1px solid ${colours.rule};font-weight:700;font-size:19px` : ''
    return rowOf([
      [`${small(17)};padding:6px 0${look}`, name],
      [`${small(17)};padding:6px 0;text-align:right${look}`, text],
    ])
  })
  return figures.join('')
}

const layer = (height: number, style: string) =>
  `<tr><td height="${height}" style="height:${height}px;font-size:0;line-height:0;${style}">&nbsp;</td></tr>`

/** Pixels of a pallet that is as high as a carrier takes it, and of its deck. */
const drawn = { room: 54, deck: 5, width: 40 }

/** A pallet from the side, drawn with cells that mail programs colour without pictures, its words beside it. */
function renderPallet({ label: name, detail, share }: Pallet): string {
  const load = Math.max(4, Math.round(share * drawn.room) - drawn.deck)
  const picture = tableOf(
    `border:1px dashed ${colours.rule}`,
    layer(Math.max(1, drawn.room - drawn.deck - load), '') +
      layer(load, `background:${colours.malt}`) +
      layer(drawn.deck, `background:${colours.ink}`),
  )
  const words = `<strong>${escapeHtml(name)}</strong><br><span style="${label}">${escapeHtml(detail)}</span>`
  return tableOf(
    '',
    `<tr><td width="${drawn.width}" style="padding:0 12px 8px 0">${picture}</td>` +
      `<td style="${small(17)};padding:0 0 8px;vertical-align:bottom">${words}</td></tr>`,
  )
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
        (rows.length === 0 ? '' : tableOf(`border-top:2px solid ${colours.ink}`, rows.join(''))),
    ),
  ]
}

const label = `color:${colours.inkSoft};font-size:14px`
const small = (size: number) => `color:${colours.ink};${textFont};font-size:${size}px;line-height:1.4`

const tableOf = (style: string, rows: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}">${rows}</table>`

/** Cells as style and text. */
const rowOf = (cells: readonly (readonly [string, string])[]) =>
  `<tr>${cells.map(([style, text]) => `<td style="${style}">${escapeHtml(text)}</td>`).join('')}</tr>`
