import type { StaffPart } from '../../shared/api/staff-orders-api.ts'
import type { OrderVerb } from '../../shared/orders/order-steps.ts'
import { OrderLines } from '../selling/OrderLines.tsx'
import { OrderProposal } from '../selling/OrderProposal.tsx'
import { OrderShipments } from '../selling/OrderShipments.tsx'
import { RowClock } from '../selling/OrderRows.tsx'
import type { SellingVerb } from '../selling/selling-calls.ts'
import { partStates, verbNames, wayOf } from '../selling/selling-words.ts'
import { Badge } from '../ui/core/Badge.tsx'
import { Button } from '../ui/core/Button.tsx'
import { Menu } from '../ui/opening/Menu.tsx'
import { Popover } from '../ui/opening/Popover.tsx'
import type { StaffVerb } from './staff-calls.ts'
import styles from './StaffPartSection.module.css'
import { useMay } from './staff-roles.ts'
import { asSentence, partStateText } from './staff-words.ts'

type Props = { part: StaffPart; onAct: (verb: StaffVerb) => void; onClaim: () => void }

/** A part of an order as its brewery sees it, with what staff can do in its place. */
export function StaffPartSection({ part, onAct, onClaim }: Props) {
  const { id, brewery, state, proposal, tracking } = part
  return (
    <section className={styles.part} aria-labelledby={`part-${id}`}>
      <header className={styles.head}>
        <h2 id={`part-${id}`}>{brewery ?? 'Dray'}</h2>
        <p className={styles.facts}>
          <Badge tone={partStates[state].tone}>{asSentence(partStateText(state))}</Badge>
          <RowClock row={part} />
          <span>{wayOf(part)}</span>
          {tracking !== null && <span>{tracking}</span>}
        </p>
        <PartActions part={part} onAct={onAct} onClaim={onClaim} />
      </header>
      {proposal !== null && <OrderProposal order={part} proposal={proposal} />}
      {part.lines.length > 0 && <OrderLines order={part} level={3} ownName="The brewery’s" />}
      <OrderShipments order={part} level={3} />
    </section>
  )
}

/** All of it has left, and it has not ended. */
const claimable: ReadonlySet<StaffPart['state']> = new Set(['dispatched', 'delivered', 'claimed'])
const isAction = (verb: OrderVerb): verb is SellingVerb => verb in verbNames

/** The actions that state and role allow, the next one first. */
function PartActions({ part: { steps, next, mayCancel, brewery, state }, onAct, onClaim }: Props) {
  const may = useMay()
  const actions = steps.filter(isAction)
  const first = actions.find((verb) => verb === next)
  const others: { label: string; onPress: () => void }[] = actions
    .filter((verb) => verb !== first)
    .map((verb) => ({ label: verbNames[verb]!, onPress: () => onAct(verb) }))
  if (mayCancel) others.push({ label: 'Cancel this brewery’s order', onPress: () => onAct('cancel') })
  if (claimable.has(state) && may(['operations', 'admin']))
    others.push({ label: 'Open a claim', onPress: onClaim })
  if (first === undefined && others.length === 0) return null
  return (
    <div className={styles.acts}>
      {first !== undefined && (
        <Button size="small" variant="quiet" onClick={() => onAct(first)}>
          {verbNames[first]}
          <span className="visually-hidden"> for {brewery ?? 'Dray'}</span>
        </Button>
      )}
      {others.length > 0 && (
        <Popover label={`Actions for ${brewery ?? 'Dray'}`}>
          <Menu items={others} />
        </Popover>
      )}
    </div>
  )
}
