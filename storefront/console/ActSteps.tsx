import { type ReactNode, type RefObject, type FormEvent, useEffect, useRef } from 'react'
import type { StepPreview } from '../../shared/api/step-preview-api.ts'
import { Preview } from '../ui/actions/Preview.tsx'
import { Button } from '../ui/core/Button.tsx'
import { Notice } from '../ui/core/Notice.tsx'
import { Skeleton } from '../ui/core/Skeleton.tsx'
import styles from './ActSteps.module.css'
import { TypedBefore } from './drafts/TypedBefore.tsx'
import { type FormDraft, useFormDraft } from './drafts/use-form-draft.ts'
import type { ActionState } from './use-act.ts'
import { useWaitingActions } from './waiting/WaitingActs.tsx'

type Action<Done> = {
  name: string
  state: ActionState
  look: (body: object) => void
  take: (button: string) => Promise<Done | null>
  back: () => void
}

type Props<Done> = {
  act: Action<Done>
  /** What may have moved meanwhile: 'The order'. */
  thing: string
  /** What the action asks; none where it asks nothing, and the preview is the first thing to see. */
  fields: ReactNode | null
  /** The body of an action that asks nothing. */
  first?: object | undefined
  /** What the form says as the call takes it; null where it is wrong, or leads elsewhere. */
  read: (form: HTMLFormElement) => object | null
  /** The name of the button that does it. */
  nameOf: (body: object) => string
  isDangerous?: boolean
  /** Something else fills it in: what was typed before does not come back over it. */
  isFilledIn?: boolean
  onClose: () => void
  onDone: (done: Done) => void
}

/** One way to act: what it takes, then what it will do, then the action itself (SELL-08, SELL-10, SELL-11). */
export function ActionSteps<Done>(props: Props<Done>) {
  const { act, fields, read, onClose, onDone } = props
  const { state, look } = act
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(props.first ?? {})
  const hasFields = fields !== null
  useEffect(() => {
    if (!hasFields) look(first.current)
  }, [hasFields, look])
  const draft = useFormDraft(form, hasFields && props.isFilledIn !== true ? act.name : null)
  const waiting = useWaitingActions().acts.find((waits) => waits.form === act.name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = read(form.current!)
    if (body !== null) look(body)
  }
  const take = async (button: string) => {
    const done = await act.take(button)
    if (done === null) return
    draft.drop()
    onDone(done)
  }
  const isLooked = state.kind === 'shown' || state.kind === 'sending' || state.kind === 'waiting'
  if (waiting !== undefined) return <WaitsForSignal button={waiting.button} />
  const button = isLooked ? (state.preview.button ?? props.nameOf(state.body)) : ''
  return (
    <div className={styles.act}>
      <Asked
        form={form}
        draft={draft}
        hasFields={hasFields}
        isLooked={isLooked}
        state={state}
        onSubmit={submit}
      >
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
          {state.kind === 'waiting' && <WaitsForSignal button={button} />}
          <div className={styles.buttons}>
            <Button
              isWide
              variant={props.isDangerous ? 'danger' : 'primary'}
              isLoading={state.kind !== 'shown'}
              disabledReason={state.preview.digest === '' ? 'It is no longer possible.' : undefined}
              onClick={() => void take(button)}
            >
              {button}
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
  draft: FormDraft
  form: RefObject<HTMLFormElement | null>
  hasFields: boolean
  isLooked: boolean
  state: ActionState
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

function Asked({ form, draft, hasFields, isLooked, state, onSubmit, children }: Asking) {
  const isFailed = state.kind === 'failed'
  return (
    <form ref={form} hidden={isLooked} onSubmit={onSubmit} noValidate>
      <TypedBefore draft={draft} />
      {children}
      {isFailed && <Notice tone="error">{state.message}</Notice>}
      {hasFields || isFailed ? (
        <div className={styles.buttons}>
          <Button type="submit" isLoading={state.kind === 'looking'} isWide>
            {hasFields ? 'Review' : 'Try again'}
          </Button>
        </div>
      ) : (
        state.kind === 'looking' && <Skeleton lines={5} />
      )}
    </form>
  )
}

/** What a preview says, part by part. */
export function Effects({ preview }: { preview: StepPreview }) {
  const { stock, money, documents, mails, deadlines, warnings } = preview
  return (
    <Preview
      parts={[
        { title: 'Stock', sentences: stock },
        { title: 'Money', sentences: money },
        { title: 'Documents', sentences: documents },
        { title: 'Email', sentences: mails },
        { title: 'Then', sentences: deadlines },
      ]}
      warnings={warnings}
    />
  )
}

/** Puts the reader at the field that is wrong. */
export const focusField = (form: HTMLFormElement, name: string): void =>
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()

/** What was pressed has found no connection: it goes on its own, from here or, once this is closed, from the page. */
function WaitsForSignal({ button }: { button: string }) {
  return (
    <Notice tone="warning" title="This is waiting for a signal.">
      ‘{button}’ is sent once there is one, and done once. You can close this, and go on.
    </Notice>
  )
}
