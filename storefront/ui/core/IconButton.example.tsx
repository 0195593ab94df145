import { IconButton } from './IconButton.tsx'

export function Bare() {
  return (
    <>
      <IconButton icon="search" label="Search" />
      <IconButton icon="basket" label="Basket" count={12} />
      <IconButton icon="heart" label="Wishlist" />
      <IconButton icon="heart-filled" label="Wishlist" isPressed />
      <IconButton icon="close" label="Close" isDisabled />
    </>
  )
}

export function Framed() {
  return (
    <>
      <IconButton icon="chevron-left" label="Previous" variant="framed" isDisabled />
      <IconButton icon="chevron-right" label="Next" variant="framed" />
    </>
  )
}
