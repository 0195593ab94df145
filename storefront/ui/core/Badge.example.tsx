import { Badge } from './Badge.tsx'

export function Tones() {
  return (
    <>
      <Badge>Draught</Badge>
      <Badge tone="hop">In stock</Badge>
      <Badge tone="malt">Low stock</Badge>
      <Badge tone="oxide">Sold out</Badge>
      <Badge tone="stout">New</Badge>
    </>
  )
}

export function WithIcon() {
  return (
    <Badge tone="hop" icon="tick">
      Paid
    </Badge>
  )
}

export function Sentence() {
  return (
    <Badge tone="hop" icon="tick" isSentence>
      Has ordered from this brewery
    </Badge>
  )
}
