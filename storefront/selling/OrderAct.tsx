import { useMemo, useState } from 'react'
import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { ActionSteps, focusField } from '../console/ActSteps.tsx'
import { useAction } from '../console/use-act.ts'
import { announce } from '../ui/core/announce.ts'
import { ActionFields } from './ActFields.tsx'
import { deedName, doneNames, hasFields } from './act-words.ts'
import { type ActionProblem, readAction } from './read-act.ts'
import { type SellingVerb, stepCalls } from './selling-calls.ts'

export type ActionProps = {
  brewery: string
  /** Of its order, and its own id. */
  number: string
  part: string
  verb: SellingVerb
  /** Where the page has it already. */
  order?: SellingOrder
  /** Where another action led here: what is filled in. */
  units?: ReadonlyMap<number, number>
  onClose: () => void
  onDone: (order: SellingOrder) => void
  /** Fewer units than agreed are a proposal, not a packing. */
  onPropose?: (units: ReadonlyMap<number, number>) => void
}

type Props = ActionProps & { order: SellingOrder }

/** The form of an action, what it will do, and the step itself. */
export function OrderAction({ brewery, verb, units, order, onClose, onDone, onPropose }: Props) {
  const [problem, setProblem] = useState<ActionProblem | null>(null)
  const action = useAction(
    useMemo(() => stepCalls({ brewery, part: order.id, verb }), [brewery, order.id, verb]),
  )

  const read = (form: HTMLFormElement): object | null => {
    const said = readAction(verb, new FormData(form), order)
    if (said.kind === 'short') onPropose?.(said.units)
    if (said.kind === 'wrong') {
      setProblem(said.problem)
      focusField(form, said.problem.field)
    }
    if (said.kind !== 'body') return null
    setProblem(null)
    return said.body
  }
  return (
    <ActionSteps
      act={action}
      thing="The order"
      fields={
        hasFields(verb) ? (
          <ActionFields brewery={brewery} verb={verb} order={order} units={units} problem={problem} />
        ) : null
      }
      read={read}
      nameOf={(body) => deedName(verb, order, body)}
      isDangerous={verb === 'refuse' || verb === 'close_rest'}
      isFilledIn={units !== undefined}
      onClose={onClose}
      onDone={({ part }) => {
        announce(`Order ${order.number} ${doneNames[verb]}.`, { isShown: true })
        onDone(part)
      }}
    />
  )
}
