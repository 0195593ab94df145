import { type ReactNode, type RefObject, type FormEvent, useEffect, useRef } from 'react'
import type { StepPreview } from '../../shared/api/step-preview-api.ts'
import { Preview } from '../ui/acts/Preview.tsx'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import styles from './ActSteps.module.css'
import type { ActState } from './use-act.ts'
import { WaitsForSignal } from './WaitsForSignal.tsx'

type Act<Done> = {
  state: ActState
  look: (body: object) => void
  take: () => Promise<Done | null>
  back: () => void
}

type Props<Done> = {
  act: Act<Done>
  /** What may have moved meanwhile: 'The order'. */
  thing: string
  /** What the act asks; none where it asks nothing, and the preview is the first thing to see. */
  fields: ReactNode | null
  /** The body of an act that asks nothing. */
  first?: object | undefined
  /** What the form says as the call takes it; null where it is wrong, or leads elsewhere. */
  read: (form: HTMLFormElement) => object | null
  /** The name of the button that does it. */
  nameOf: (body: object) => string
  isDangerous?: boolean
  onClose: () => void
  onDone: (done: Done) => void
}

/** One way to act: what it takes, then what it will do, then the act itself (SELL-08, SELL-10, SELL-11). */
export function ActSteps<Done>(props: Props<Done>) {
  const { act, fields, read, onClose, onDone } = props
  const { state, look } = act
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(props.first ?? {})
  const hasFields = fields !== null
  useEffect(() => {
    if (!hasFields) look(first.current)
  }, [hasFields, look])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = read(form.current!)
    if (body !== null) look(body)
  }
  const take = async () => {
    const done = await act.take()
    if (done !== null) onDone(done)
  }
  const isLooked = state.kind === 'shown' || state.kind === 'sending' || state.kind === 'waiting'
  return (
    <div className={styles.act}>
      <Asked form={form} hasFields={hasFields} isLooked={isLooked} state={state} onSubmit={submit}>
        {fields}
      </Asked>
      {isLooked && (
        <>
          {state.hasChanged && (
            <Notice tone="warning" title={`${props.thing} has changed since you looked.`}>
              This is what happens now.
            </Notice>
          )}
          <Effects preview={state.preview} />
          {state.kind === 'waiting' && <WaitsForSignal />}
          <div className={styles.buttons}>
            <Button
              isWide
              variant={props.isDangerous ? 'danger' : 'primary'}
              isLoading={state.kind !== 'shown'}
              disabledReason={state.preview.digest === '' ? 'It is no longer possible.' : undefined}
              onClick={() => void take()}
            >
              {state.preview.button ?? props.nameOf(state.body)}
            </Button>
            <Button isWide variant="quiet" onClick={hasFields ? act.back : onClose}>
              {hasFields ? 'Back' : 'Not now'}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

type Asking = {
  form: RefObject<HTMLFormElement | null>
  hasFields: boolean
  isLooked: boolean
  state: ActState
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

function Asked({ form, hasFields, isLooked, state, onSubmit, children }: Asking) {
  const isFailed = state.kind === 'failed'
  return (
    <form ref={form} hidden={isLooked} onSubmit={onSubmit} noValidate>
      {children}
      {isFailed && <Notice tone="error">{state.message}</Notice>}
      {hasFields || isFailed ? (
        <div className={styles.buttons}>
          <Button type="submit" isLoading={state.kind === 'looking'} isWide>
            {hasFields ? 'See what happens' : 'Try again'}
          </Button>
        </div>
      ) : (
        state.kind === 'looking' && <Skeleton lines={5} />
      )}
    </form>
  )
}

function Effects({ preview }: { preview: StepPreview }) {
  const { stock, money, documents, mails, deadlines, warnings } = preview
  return (
    <Preview
      parts={[
        { title: 'Stock', sentences: stock },
        { title: 'Money', sentences: money },
        { title: 'Papers', sentences: documents },
        { title: 'Mail', sentences: mails },
        { title: 'Then', sentences: deadlines },
      ]}
      warnings={warnings}
    />
  )
}

/** Puts the reader at the field that is wrong. */
export const focusField = (form: HTMLFormElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
