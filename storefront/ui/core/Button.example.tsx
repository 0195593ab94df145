import { Button } from './Button.tsx'

export function Primary() {
  return <Button icon="basket">Add to basket</Button>
}

export function Quiet() {
  return <Button variant="quiet">Save for later</Button>
}

export function Danger() {
  return (
    <Button variant="danger" icon="trash">
      Empty the basket
    </Button>
  )
}

export function Sizes() {
  return (
    <>
      <Button size="small">Add</Button>
      <Button>Add to basket</Button>
      <Button size="large">Go to checkout</Button>
    </>
  )
}

export function Loading() {
  return (
    <>
      <Button isLoading>Add to basket</Button>
      <Button variant="quiet" isLoading>
        Save for later
      </Button>
    </>
  )
}

export function Disabled() {
  return <Button disabledReason="Sold out until the next brew">Add to basket</Button>
}

export function Wide() {
  return <Button isWide>Place the order · £1,284.00</Button>
}
