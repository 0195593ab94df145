import { Button } from './Button.tsx'
import { Notice } from './Notice.tsx'

export function Info() {
  return <Notice>Order by noon on Tuesday to be on Thursday’s pallet.</Notice>
}

export function Success() {
  return (
    <Notice tone="success" title="Order D-20418 is placed">
      We have sent the delivery note to <a href="#mail">cellar@thesalutation.example</a>.
    </Notice>
  )
}

export function Warning() {
  return (
    <Notice tone="warning" title="A price has changed" action={<Button size="small">Keep it</Button>}>
      Night Boat, firkin, was £88.00 and is now £92.00.
    </Notice>
  )
}

export function Failure() {
  return (
    <Notice tone="error" onDismiss={() => undefined}>
      The card was declined. Nothing has been charged.
    </Notice>
  )
}
