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
