import type { DeliveryNote } from '../../../shared/delivery-note/delivery-note.ts'
import { type MailBlock, type MailBody, type MailSpan, mailSender } from '../../../shared/mail/mail-body.ts'

/** The plain-text part of a mail. */
export function renderMailText(body: MailBody): string {
  const { action, choices = [], unsubscribe } = body
  const parts = [
    body.heading,
    ...body.greeting,
    ...renderBlocks(body.above),
    ...body.paragraphs,
    ...renderBlocks(body.blocks),
    ...(body.sheet ? renderSheet(body.sheet) : []),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...choices.map(({ text, link }) => `${text}\n${link}`),
    ...renderBlocks(body.below),
    ...body.notes,
  ]
  const way = unsubscribe ? `\n${unsubscribe.reason}\nUnsubscribe: ${unsubscribe.link}\n` : ''
  return `${parts.join('\n\n')}\n\n-- \n${mailSender}\n${body.contact}\n${way}`
}

/** A link's address follows its words. */
const renderBlocks = (blocks: readonly MailBlock[] = []): string[] =>
  blocks.map((block) => {
    if (block.kind === 'list') return block.items.map((item) => `- ${textOf(item)}`).join('\n')
    return block.kind === 'paragraph' ? textOf(block.spans) : underlined(textOf(block.spans))
  })

const textOf = (spans: readonly MailSpan[]) =>
  spans.map(({ text, href }) => (href === undefined || href === text ? text : `${text} (${href})`)).join('')

const underlined = (heading: string) => `${heading}\n${'-'.repeat(Math.min(heading.length, 60))}`

/** A delivery note: each part with its lines, then the sums. */
function renderSheet({ facts, goesTo, parts, pallets = [], sums, remark }: DeliveryNote): string[] {
  return [
    [
      ...facts.map(({ label, text }) => `${label}: ${text}`),
      ...(goesTo.length > 0 ? [`Goes to: ${goesTo.join(', ')}`] : []),
      ...pallets.map(({ label, detail }) => `${label}: ${detail}`),
    ].join('\n'),
    ...parts.map(({ sender, standing, lines }) =>
      [
        underlined(sender),
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
