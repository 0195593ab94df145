import type { MailBlock, MailSpan } from '../../shared/mail/mail-body.ts'
import { colours, Paragraph, SubHeading } from './MailPieces.tsx'

/** What operators wrote: paragraphs, headings and lists, with links and emphasis. */
export function MailBlocks({ blocks }: { blocks?: readonly MailBlock[] }) {
  return blocks?.map((block, at) => <Block key={at} block={block} />)
}

function Block({ block }: { block: MailBlock }) {
  if (block.kind === 'list')
    return (
      <Paragraph>
        <ul style={{ margin: 0, padding: '0 0 0 22px' }}>
          {block.items.map((spans, at) => (
            <li key={at} style={{ padding: '0 0 6px' }}>
              <Spans spans={spans} />
            </li>
          ))}
        </ul>
      </Paragraph>
    )
  const Place = block.kind === 'heading' ? SubHeading : Paragraph
  return (
    <Place>
      <Spans spans={block.spans} />
    </Place>
  )
}

function Spans({ spans }: { spans: readonly MailSpan[] }) {
  return spans.map(({ text, look, href }, at) => {
    if (href !== undefined)
      return (
        <a key={at} href={href} style={{ color: colours.hop, wordBreak: 'break-word' }}>
          {text}
        </a>
      )
    if (look === 'strong') return <strong key={at}>{text}</strong>
    return look === 'emphasis' ? <em key={at}>{text}</em> : text
  })
}
