type Line = { title: string; variantLabel: string | null; quantity: number; quantitySent: number }
type Shipment = {
  carrier: string | null
  tracking: string | null
  lines: readonly { position: number; units: number }[]
}
type Part = { lines: readonly Line[]; shipments: readonly Shipment[] }

const countOf = (units: number, { quantity }: Line) => (units < quantity ? `${units} of ${quantity}` : units)
const nameOf = ({ title, variantLabel }: Line) => [title, variantLabel].filter(Boolean).join(', ')

/** Whether a part travels in several shipments, or some of it has still to leave. */
export const isSentInParts = ({ lines, shipments }: Part): boolean =>
  shipments.length > 1 || (shipments.length === 1 && lines.some(isLeft))

/** What a shipment holds: '1 of 3 × Swan Neck, 24 x 440ml Can; 2 × Towpath Bitter, 12 x 500ml Bottle'. */
export const shipmentUnits = ({ lines }: Part, shipment: Shipment): string =>
  shipment.lines
    .filter(({ units }) => units > 0)
    .map(({ position, units }) => {
      const line = lines[position]
      if (line === undefined) return `${units} ×`
      return `${countOf(units, line)} × ${nameOf(line)}`
    })
    .join('; ')

/** What has still to leave, in the same form; empty where nothing has. */
export const unitsToCome = ({ lines }: Part): string =>
  lines
    .filter(isLeft)
    .map((line) => `${line.quantity - line.quantitySent} × ${nameOf(line)}`)
    .join('; ')

/** What has left of a part that is sent in parts, and what has not, in sentences; null for other parts. */
export function sentSoFar(part: Part): string | null {
  if (!isSentInParts(part)) return null
  const sent = part.lines
    .filter(({ quantitySent }) => quantitySent > 0)
    .map((line) => `${countOf(line.quantitySent, line)} × ${nameOf(line)}`)
  const toCome = unitsToCome(part)
  return `Sent: ${sent.join('; ')}. ${toCome === '' ? 'Nothing is left to come.' : `Still to come: ${toCome}.`}`
}

/** Who brings a shipment, and its tracking. */
export const carriedBy = ({ carrier, tracking }: Shipment): string[] => [
  ...(carrier === null ? [] : [`With ${carrier}.`]),
  ...(tracking === null ? [] : [`Tracking: ${tracking}.`]),
]

/** Of a line that is partly sent: 'Sent 1 of 3.'; null for one that is sent whole or not at all. */
export const sentText = ({
  quantity,
  quantitySent,
}: Pick<Line, 'quantity' | 'quantitySent'>): string | null =>
  quantitySent > 0 && quantitySent < quantity ? `Sent ${quantitySent} of ${quantity}.` : null

/** 'Sent 1 of 5 units.' for the history of a part that is sent in several shipments. */
export const sentUnits = (sent: number, ordered: number): string =>
  `Sent ${sent} of ${ordered} ${ordered === 1 ? 'unit' : 'units'}.`

const isLeft = ({ quantity, quantitySent }: Line) => quantity > quantitySent
