import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { sessionState } from '../../accounts/session/session-state.ts'
import { changedValues, readValues, typeValues } from './form-values.ts'
import { dropDraft, type FieldValues, keyOfDraft, readDraft, storeDraft } from './stored-drafts.ts'

export type FormDraft = {
  /** What was typed before is in the form again. */
  isBack: boolean
  /** Puts the form back to what it began with. */
  clear: () => void
  /** It is sent: nothing is to be offered again. */
  drop: () => void
  /** The idempotency key of this body: after a reload the same is sent under the same one. */
  keyOf: (body: object) => string
}

/**
 * Stores what is typed into a form, for its person and this very action, and types it again when the form is opened again:
 * after a reload, without a connection, after the second factor was asked. `name` is null where nothing is to be stored.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, name: string | null): FormDraft {
  const [isBack, setBack] = useState(false)
  const begun = useRef<FieldValues>({})

  useEffect(() => {
    const element = form.current
    const client = sessionState().user?.id
    if (element === null || client === undefined || name === null) return undefined
    const of = { client, form: name }
    begun.current = readValues(element)
    let waiting = readDraft(of, Date.now()) ?? {}
    let isFilling = false
    // Some fields come with a choice, others once they are fetched.
    const fill = () => {
      begun.current = { ...readValues(element), ...begun.current }
      const before = Object.keys(waiting).length
      if (before === 0) return
      isFilling = true
      waiting = typeValues(element, waiting)
      isFilling = false
      if (Object.keys(waiting).length < before) setBack(true)
    }
    const store = ({ target }: Event) => {
      if (isFilling) return
      // What a person chooses now is above what was to be filled in.
      waiting = withoutField(waiting, target)
      storeDraft(of, { ...changedValues(readValues(element), begun.current), ...waiting }, Date.now())
    }
    fill()
    const observer = new MutationObserver(fill)
    observer.observe(element, { childList: true, subtree: true })
    element.addEventListener('input', store)
    element.addEventListener('change', store)
    return () => {
      observer.disconnect()
      element.removeEventListener('input', store)
      element.removeEventListener('change', store)
    }
  }, [form, name])

  const drop = useCallback(() => {
    const client = sessionState().user?.id
    if (client !== undefined && name !== null) dropDraft({ client, form: name }, Date.now())
    setBack(false)
  }, [name])
  const clear = () => {
    if (form.current !== null) typeValues(form.current, begun.current)
    drop()
  }
  const keyOf = (body: object) => {
    const client = sessionState().user?.id
    return client === undefined || name === null
      ? crypto.randomUUID()
      : keyOfDraft({ client, form: name }, body, Date.now())
  }
  return { isBack, clear, drop, keyOf }
}

/** The values without those of this field, by its number or its choice. */
const withoutField = (values: FieldValues, target: EventTarget | null): FieldValues => {
  const name = (target as { name?: string } | null)?.name ?? ''
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => !key.startsWith(`${name}#`) && !key.startsWith(`${name}=`)),
  )
}
