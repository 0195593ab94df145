import { LinkButton } from './LinkButton.tsx'

export function Primary() {
  return <LinkButton href="#shop">Shop all beers</LinkButton>
}

export function Quiet() {
  return (
    <LinkButton href="#list" variant="quiet" icon="download">
      Price list
    </LinkButton>
  )
}

export function Sizes() {
  return (
    <>
      <LinkButton href="#small" size="small">
        See all
      </LinkButton>
      <LinkButton href="#large" size="large">
        Open an account
      </LinkButton>
    </>
  )
}

export function Wide() {
  return (
    <LinkButton href="#checkout" isWide>
      Go to checkout
    </LinkButton>
  )
}
