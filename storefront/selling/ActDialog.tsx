import { useMemo, useState } from 'react'
import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { ActSteps, focusField } from '../console/ActSteps.tsx'
import { useAct } from '../console/use-act.ts'
import { useConsoleRead } from '../console/use-console-read.ts'
import { announce } from '../ui/core/announce.ts'
import { Notice } from '../ui/core/Notice.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { Drawer } from '../ui/dialogs/Drawer.tsx'
import { ActFields } from './ActFields.tsx'
import { deedName, hasFields } from './act-words.ts'
import { type ActProblem, readAct } from './read-act.ts'
import { sellingReads, type SellingVerb, stepCalls } from './selling-calls.ts'
import { verbNames } from './selling-words.ts'

type Props = {
  brewery: string
  /** Of its order, and its own id. */
  number: string
  part: string
  verb: SellingVerb
  /** Where the page has it already. */
  order?: SellingOrder
  /** Where another act led here: what is filled in. */
  units?: ReadonlyMap<number, number>
  onClose: () => void
  onDone: (order: SellingOrder) => void
  /** Fewer units than agreed are a proposal, not a packing. */
  onPropose?: (units: ReadonlyMap<number, number>) => void
}

type Ready = Props & { order: SellingOrder }

/** An act with an order: what it takes, then what it will do, then the step itself (SELL-08, SELL-10, SELL-11). */
export function ActDialog(props: Props) {
  const { number, verb, order, onClose } = props
  return (
    <Drawer isOpen isSheetOnPhone title={`${verbNames[verb]}: ${number}`} onClose={onClose}>
      {order === undefined ? <Fetched {...props} /> : <Possible {...props} order={order} />}
    </Drawer>
  )
}

function Fetched(props: Props) {
  const { loaded } = useConsoleRead<SellingOrder>(sellingReads.order(props.brewery, props.part))
  if (loaded.state === 'ready') return <Possible {...props} order={loaded.value} />
  if (loaded.state === 'loading') return <Skeleton lines={4} />
  return (
    <Notice tone="error">{loaded.state === 'failed' ? loaded.message : 'The order is not there.'}</Notice>
  )
}

function Possible(props: Ready) {
  if (props.order.steps.includes(props.verb)) return <Act {...props} />
  return <Notice tone="warning">The order has moved on: this can no longer be done.</Notice>
}

function Act({ brewery, verb, units, order, onClose, onDone, onPropose }: Ready) {
  const [problem, setProblem] = useState<ActProblem | null>(null)
  const act = useAct(useMemo(() => stepCalls({ brewery, part: order.id, verb }), [brewery, order.id, verb]))

  const read = (form: HTMLFormElement): object | null => {
    const said = readAct(verb, new FormData(form), order)
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
    <ActSteps
      act={act}
      thing="The order"
      fields={
        hasFields(verb) ? (
          <ActFields brewery={brewery} verb={verb} order={order} units={units} problem={problem} />
        ) : null
      }
      read={read}
      nameOf={(body) => deedName(verb, order, body)}
      isDangerous={verb === 'refuse' || verb === 'close_rest'}
      isFilledIn={units !== undefined}
      onClose={onClose}
      onDone={({ part }) => {
        announce(`${order.number}: done.`, { isShown: true })
        onDone(part)
      }}
    />
  )
}
