import { EmptyState } from './EmptyState.tsx'
import { LinkButton } from './LinkButton.tsx'

export function WithNextStep() {
  return (
    <EmptyState
      title="Your basket is empty"
      level={3}
      icon="basket"
      action={<LinkButton href="#all">Shop beers</LinkButton>}
    >
      <p>Fill one pallet from several breweries of a group and pay one delivery.</p>
    </EmptyState>
  )
}
