import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SellingOrder } from '../../shared/api/selling-api.ts'
import { announce } from '../ui/core/announce.ts'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import { Drawer } from '../ui/dialogs/Drawer.tsx'
import { ActEffects } from './ActEffects.tsx'
import { ActFields } from './ActFields.tsx'
import { deedName, hasFields } from './act-words.ts'
import { type ActProblem, readAct } from './read-act.ts'
import { sellingReads, type SellingVerb } from './selling-calls.ts'
import { verbNames } from './selling-words.ts'
import styles from './ActDialog.module.css'
import { useAct } from './use-act.ts'
import { useSellingRead } from './use-selling-read.ts'

type Props = {
  brewery: string
  number: string
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
  const { loaded } = useSellingRead<SellingOrder>(sellingReads.order(props.brewery, props.number))
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
  const form = useRef<HTMLFormElement>(null)
  const act = useAct({ brewery, part: order.id, verb })
  const { look } = act
  useEffect(() => {
    // Nothing to fill in: the preview is the first thing to see.
    if (!hasFields(verb)) look({})
  }, [verb, look])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readAct(verb, new FormData(form.current!), order)
    if (read.kind === 'short') return onPropose?.(read.units)
    if (read.kind === 'wrong') {
      setProblem(read.problem)
      form.current!.querySelector<HTMLElement>(`[name="${read.problem.field}"]`)?.focus()
      return undefined
    }
    setProblem(null)
    return look(read.body)
  }
  const take = async () => {
    const done = await act.take()
    if (done === null) return
    announce(`${order.number}: done.`, { isShown: true })
    onDone(done)
  }
  const { state } = act
  const isLooked = state.kind === 'shown' || state.kind === 'sending'
  return (
    <div className={styles.act}>
      <form ref={form} hidden={isLooked} onSubmit={submit} noValidate>
        {hasFields(verb) && (
          <ActFields brewery={brewery} verb={verb} order={order} units={units} problem={problem} />
        )}
        {state.kind === 'failed' && <Notice tone="error">{state.message}</Notice>}
        {hasFields(verb) || state.kind === 'failed' ? (
          <div className={styles.buttons}>
            <Button type="submit" isLoading={state.kind === 'looking'} isWide>
              {hasFields(verb) ? 'See what happens' : 'Try again'}
            </Button>
          </div>
        ) : (
          state.kind === 'looking' && <Skeleton lines={5} />
        )}
      </form>
      {isLooked && (
        <>
          <ActEffects
            preview={state.preview}
            {...(state.hasChanged && { changed: 'The order has changed since you looked.' })}
          />
          <div className={styles.buttons}>
            <Button
              isWide
              variant={verb === 'refuse' || verb === 'close_rest' ? 'danger' : 'primary'}
              isLoading={state.kind === 'sending'}
              disabledReason={state.preview.digest === '' ? 'It is no longer possible.' : undefined}
              onClick={() => void take()}
            >
              {deedName(verb, order, state.body)}
            </Button>
            <Button isWide variant="quiet" onClick={hasFields(verb) ? act.back : onClose}>
              {hasFields(verb) ? 'Back' : 'Not now'}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
