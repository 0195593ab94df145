import { Button } from '../core/Button.tsx'
import { StickyAction } from './StickyAction.tsx'

/** On a phone it at the foot of the screen. */
export function NextAction() {
  return (
    <StickyAction more={<Button variant="quiet">More</Button>}>
      <Button>Accept</Button>
    </StickyAction>
  )
}
