import type { CSSProperties, ReactNode } from 'react'

/** The light look of storefront/styles/tokens.css; mail programs know neither custom properties nor our fonts. */
export const colours = {
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
const displayFont = { fontFamily: `Rockwell,'Roboto Slab',Georgia,serif`, fontWeight: 700 }
/** As near to the lettering of the wordmark as mail programs have. */
export const plateFont = { fontFamily: `'Arial Black',Arial,Helvetica,sans-serif`, fontWeight: 900 }
const textFont = { fontFamily: 'Arial,Helvetica,sans-serif' }

export const textOf = (fontSize: number, lineHeight = 1.5) => ({
  color: colours.ink,
  ...textFont,
  fontSize,
  lineHeight,
})
export const smallOf = (fontSize: number) => ({ ...textOf(fontSize), color: colours.inkSoft })
export const headingOf = (fontSize: number, lineHeight: number) => ({
  color: colours.ink,
  ...displayFont,
  fontSize,
  lineHeight,
})

type Styled = { style?: CSSProperties; children: ReactNode }

/** Mail programs lay out by tables. */
export function Table({ width, style, children }: Styled & { width?: string }) {
  return (
    <table role="presentation" width={width} cellPadding="0" cellSpacing="0" border={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A row of the mail's table. */
export function Row({ style, children }: Styled) {
  return (
    <tr>
      <td style={style}>{children}</td>
    </tr>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Row style={{ padding: '16px 32px 0', ...textOf(17) }}>{children}</Row>
}

/** Small print. */
export function Note({ children }: { children: ReactNode }) {
  return <Row style={{ padding: '16px 32px 0', ...smallOf(14) }}>{children}</Row>
}

export function SubHeading({ children }: { children: ReactNode }) {
  return (
    <Row style={{ padding: '28px 32px 0' }}>
      <h2 style={{ margin: 0, ...headingOf(21, 1.2) }}>{children}</h2>
    </Row>
  )
}

/** A button that Outlook renders too, and the full address for readers who cannot press it. */
export function Button({ label, link }: { label: string; link: string }) {
  const look = { display: 'inline-block', padding: '14px 24px', fontWeight: 700, textDecoration: 'none' }
  return (
    <>
      <Row style={{ padding: '24px 32px 0' }}>
        <Table>
          <Row style={{ background: colours.hop, borderRadius: 3 }}>
            <a href={link} style={{ ...textOf(17, 1), color: colours.onHop, ...look }}>
              {label}
            </a>
          </Row>
        </Table>
      </Row>
      <Note>
        Or open this address:{' '}
        <a href={link} style={{ color: colours.hop, wordBreak: 'break-all' }}>
          {link}
        </a>
      </Note>
    </>
  )
}
