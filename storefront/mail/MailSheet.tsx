import { Fragment, type CSSProperties } from 'react'
import type { DeliveryNote, NotedPallet } from '../../shared/delivery-note/delivery-note.ts'
import { colours, headingOf, Row, Table, textOf } from './MailPieces.tsx'

/** A delivery note: thick rules over thin, figures in a column. */
export function MailSheet({ facts, goesTo, parts, pallets, sums, remark }: DeliveryNote) {
  const rules = { borderTop: `4px solid ${colours.ink}`, borderBottom: `1px solid ${colours.ink}` }
  return (
    <>
      <Row style={{ padding: '24px 32px 0' }}>
        <Table width="100%" style={rules}>
          <tr>
            {facts.map(({ label: name, text }) => (
              <td key={name} style={{ ...small(17), ...factCell }}>
                <span style={{ ...label, fontWeight: 400 }}>{name}</span>
                <br />
                {text}
              </td>
            ))}
          </tr>
        </Table>
      </Row>
      {goesTo.length > 0 && <Address lines={goesTo} />}
      {pallets !== undefined && pallets.length > 0 && (
        <Row style={{ padding: '12px 32px 0' }}>
          {pallets.map((pallet) => (
            <Pallet key={pallet.place} pallet={pallet} />
          ))}
        </Row>
      )}
      {parts.map((part, at) => (
        <Part key={at} part={part} />
      ))}
      {sums.length > 0 && (
        <Row style={{ padding: '16px 32px 0' }}>
          <Table width="100%" style={{ borderTop: `1px solid ${colours.ink}` }}>
            {sums.map(({ label: name, text }, at) => {
              const look = { ...small(17), padding: '6px 0', ...(at === sums.length - 1 && totalLook) }
              return (
                <tr key={name}>
                  <td style={look}>{name}</td>
                  <td style={{ ...look, textAlign: 'right' }}>{text}</td>
                </tr>
              )
            })}
          </Table>
        </Row>
      )}
      {remark !== undefined && <Row style={{ padding: '8px 32px 0', ...small(14) }}>{remark}</Row>}
    </>
  )
}

const small = (fontSize: number) => textOf(fontSize, 1.4)
const label = { color: colours.inkSoft, fontSize: 14 }
const factCell: CSSProperties = { padding: '10px 12px 10px 0', verticalAlign: 'top', fontWeight: 700 }
const totalLook = { borderTop: `1px solid ${colours.rule}`, fontWeight: 700, fontSize: 19 }

function Address({ lines: [name, ...address] }: { lines: readonly string[] }) {
  return (
    <Row style={{ padding: '12px 32px 0', ...small(17) }}>
      <span style={label}>Goes to</span>
      <br />
      <strong>{name}</strong>
      {address.map((line, at) => (
        <Fragment key={at}>
          <br />
          {line}
        </Fragment>
      ))}
    </Row>
  )
}

function Part({ part: { sender, standing, lines } }: { part: DeliveryNote['parts'][number] }) {
  return (
    <Row style={{ padding: '24px 32px 0' }}>
      <h2 style={{ margin: 0, ...headingOf(21, 1.2) }}>{sender}</h2>
      <p style={{ margin: '4px 0 8px', ...small(14) }}>{standing}</p>
      {lines.length > 0 && (
        <Table width="100%" style={{ borderTop: `2px solid ${colours.ink}` }}>
          {lines.map(({ units, item, sum, detail }, at) => (
            <tr key={at}>
              <td width="44" style={lineCell}>
                {units} ×
              </td>
              <td style={lineCell}>
                {item}
                {detail !== '' && (
                  <>
                    <br />
                    <span style={label}>{detail}</span>
                  </>
                )}
              </td>
              <td style={{ ...lineCell, paddingLeft: 12, textAlign: 'right', whiteSpace: 'nowrap' }}>
                {sum}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Row>
  )
}

const lineCell: CSSProperties = {
  ...small(17),
  padding: '8px 0',
  borderBottom: `1px solid ${colours.rule}`,
  verticalAlign: 'top',
}

/** Pixels of a pallet that is as high as a carrier takes it, and of its deck. */
const drawn = { room: 54, deck: 5, width: 40 }

/** A pallet from the side, drawn with cells that mail programs colour without pictures, its words beside it. */
function Pallet({ pallet: { label: name, detail, share } }: { pallet: NotedPallet }) {
  const load = Math.max(4, Math.round(share * drawn.room) - drawn.deck)
  return (
    <Table width="100%">
      <tr>
        <td width={drawn.width} style={{ padding: '0 12px 8px 0' }}>
          <Table width="100%" style={{ border: `1px dashed ${colours.rule}` }}>
            <Layer height={Math.max(1, drawn.room - drawn.deck - load)} />
            <Layer height={load} background={colours.malt} />
            <Layer height={drawn.deck} background={colours.ink} />
          </Table>
        </td>
        <td style={{ ...small(17), padding: '0 0 8px', verticalAlign: 'bottom' }}>
          <strong>{name}</strong>
          <br />
          <span style={label}>{detail}</span>
        </td>
      </tr>
    </Table>
  )
}

function Layer({ height, background }: { height: number; background?: string }) {
  return (
    <tr>
      <td height={height} style={{ height, fontSize: 0, lineHeight: 0, background }}>
        {'\u00a0'}
      </td>
    </tr>
  )
}
