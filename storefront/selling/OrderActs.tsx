import type { SellingOrder } from '../../shared/api/selling-api.ts'
import type { OrderVerb } from '../../shared/orders/order-steps.ts'
import { StickyAction } from '../ui/actions/StickyAction.tsx'
import { Button } from '../ui/core/Button.tsx'
import { Menu } from '../ui/opening/Menu.tsx'
import { Popover } from '../ui/opening/Popover.tsx'
import type { SellingVerb } from './selling-calls.ts'
import { verbNames } from './selling-words.ts'
import { useIsLooking } from './use-own-role.ts'

type Props = { order: SellingOrder; onAct: (verb: SellingVerb) => void }

const isAction = (verb: OrderVerb): verb is SellingVerb => verb in verbNames

/** The actions that state and role allow, the next one first (SELL-22). */
export function OrderActions({ order: { steps, next }, onAct }: Props) {
  const isLooking = useIsLooking()
  const actions = isLooking ? [] : steps.filter(isAction)
  const first = actions.find((verb) => verb === next) ?? actions[0]
  if (first === undefined) return null
  const others = actions.filter((verb) => verb !== first)
  const more = (
    <Popover label="More" align="end">
      <Menu items={others.map((verb) => ({ label: verbNames[verb]!, onPress: () => onAct(verb) }))} />
    </Popover>
  )
  return (
    <StickyAction more={others.length === 0 ? undefined : more}>
      <Button onClick={() => onAct(first)} variant={first === next ? 'primary' : 'quiet'}>
        {verbNames[first]}
      </Button>
    </StickyAction>
  )
}
