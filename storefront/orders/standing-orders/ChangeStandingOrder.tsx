import { type FormEvent, useState } from 'react'
import type { StandingOrder, StandingOrders } from '../../../shared/api/standing-orders-api.ts'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import { OrdersSkeleton } from '../OrdersArea.tsx'
import { useRead } from '../use-read.ts'
import { standingCalls, standingReads } from './standing-order-calls.ts'
import { lineChanges, StandingLines } from './StandingLines.tsx'
import styles from './StandingOrders.module.css'
import { StandingTerms, type Terms } from './StandingTerms.tsx'
import { useStandingAction } from './use-standing-act.ts'

type Props = {
  standingOrder: StandingOrder
  onChange: (standingOrder: StandingOrder) => void
  onClose: () => void
}

/** Changes lines and terms from the next preview on. */
export function ChangeStandingOrder({ standingOrder, onChange, onClose }: Props) {
  const { loaded } = useRead<StandingOrders>(standingReads.all)
  const { id, lines, name, rhythmWeeks, premises, payment, wish } = standingOrder
  const [terms, setTerms] = useState<Terms>({ name, rhythmWeeks, premisesId: premises.id, payment, wish })
  const [units, setUnits] = useState<ReadonlyMap<string, number>>(new Map())
  const { act, isWorking, problem } = useStandingAction((changed) => {
    onChange(changed)
    onClose()
  })
  if (loaded.state === 'loading') return <OrdersSkeleton />
  const known = loaded.state === 'ready' ? loaded.value : { premises: [], mayPayByInvoice: false }
  const isKnown = known.premises.some((one) => one.id === premises.id)
  const gone = {
    id: premises.id,
    name: premises.name ?? 'No longer in your trade account',
    town: premises.town ?? 'choose another',
  }
  const choices = { ...known, premises: isKnown ? known.premises : [gone, ...known.premises] }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { premisesId, ...others } = terms
    const moved = premisesId === premises.id ? {} : { premisesId }
    const change = { ...others, ...moved, lines: lineChanges(lines, units) }
    void act(() => standingCalls.change(id, change), 'The standing order is changed.')
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <p>It counts from the next preview on: one that is previewed already stays as it is.</p>
      <StandingTerms terms={terms} choices={choices} onChange={setTerms} />
      <StandingLines
        lines={lines}
        units={units}
        onChange={(itemId, quantity) => setUnits(new Map([...units, [itemId, quantity]]))}
      />
      {problem !== null && (
        <Notice tone="error" title="Nothing was changed.">
          <p>{problem}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" isLoading={isWorking}>
          Save
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Leave as it was
        </Button>
      </div>
    </form>
  )
}
