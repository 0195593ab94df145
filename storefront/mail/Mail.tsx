import { type MailBody, mailSender } from '../../shared/mail/mail-body.ts'
import { MailBlocks } from './MailBlocks.tsx'
import { Button, colours, headingOf, Note, Paragraph, plateFont, Row, smallOf, Table } from './MailPieces.tsx'
import { MailSheet } from './MailSheet.tsx'

/** The HTML part of every mail. React escapes each value, so templates need not. */
export function Mail({ body }: { body: MailBody }) {
  const { subject, preview, heading, greeting, paragraphs, action, notes, unsubscribe, contact } = body
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: colours.paper }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Table width="100%" style={{ background: colours.paper }}>
          <tr>
            <td align="center" style={{ padding: '24px 12px' }}>
              <Table width="100%" style={card}>
                <Row style={plate}>DRAY</Row>
                <Row style={{ padding: '32px 32px 0' }}>
                  <h1 style={{ margin: 0, ...headingOf(28, 1.15) }}>{heading}</h1>
                </Row>
                <Paragraphs texts={greeting} />
                <MailBlocks blocks={body.above} />
                <Paragraphs texts={paragraphs} />
                <MailBlocks blocks={body.blocks} />
                {body.sheet && <MailSheet {...body.sheet} />}
                {action && <Button label={action.label} link={action.link} />}
                {body.choices?.map(({ text, link }) => (
                  <Paragraph key={link}>
                    <a href={link} style={{ color: colours.hop, fontWeight: 700 }}>
                      {text}
                    </a>
                  </Paragraph>
                ))}
                <MailBlocks blocks={body.below} />
                {notes.map((note, at) => (
                  <Note key={at}>{note}</Note>
                ))}
                <Row style={{ padding: '0 0 32px', fontSize: 0, lineHeight: 0 }}>{'\u00a0'}</Row>
              </Table>
              <p style={{ margin: '16px 0 0', ...smallOf(13) }}>
                {mailSender}
                <br />
                <a href={`mailto:${contact}`} style={{ color: colours.inkSoft }}>
                  {contact}
                </a>
              </p>
              {unsubscribe && (
                <p style={{ margin: '12px 0 0', ...smallOf(13) }}>
                  {unsubscribe.reason}
                  <br />
                  <a href={unsubscribe.link} style={{ color: colours.inkSoft }}>
                    Unsubscribe
                  </a>
                </p>
              )}
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text, at) => <Paragraph key={at}>{text}</Paragraph>)

const card = {
  maxWidth: 600,
  background: colours.card,
  border: `1px solid ${colours.rule}`,
  overflowWrap: 'anywhere',
  textAlign: 'left',
} as const

const plate = {
  background: colours.stout,
  borderBottom: `4px solid ${colours.malt}`,
  color: colours.onStout,
  padding: '20px 32px',
  ...plateFont,
  fontSize: 26,
  lineHeight: 1,
  letterSpacing: 1,
}
