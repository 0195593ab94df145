import { IconLink } from './IconLink.tsx'

export function Plain() {
  return (
    <>
      <IconLink icon="basket" label="Basket" href="#basket" />
      <IconLink icon="user" label="Account" href="#account" />
    </>
  )
}
