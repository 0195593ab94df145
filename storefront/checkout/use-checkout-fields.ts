import { useEffect, useRef, useState } from 'react'
import { isShippingName, readTypedFields } from '../../shared/checkout/checkout-form.ts'
import type { TypedFields } from '../../shared/checkout/checkout-page-data.ts'
import { buyerIdOf, useSession } from '../accounts/session/session-state.ts'
import { storeFields, storedFields } from '../basket/plan/stored-fields.ts'

/**
 * The fields of the checkout. They belong to the browser, so text typed before hydration counts too; stored
 * values fill the empty fields.
 */
export function useCheckoutFields(drawn: TypedFields) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(drawn)
  const { status, user } = useSession()
  const who = buyerIdOf(user)
  const email = user?.email ?? null

  const look = () => {
    const fields = readForm(form.current)
    storeFields(who, fields)
    setTyped(fields)
  }
  /** Writes these values into their fields, over the present ones. */
  const fill = (fields: TypedFields) => {
    if (form.current !== null) put(form.current, fields)
    look()
  }

  useEffect(() => {
    if (status === 'unknown' || form.current === null) return
    const stored = { ...(email !== null && { email }), ...storedFields(who) }
    const stands = readForm(form.current)
    // A radio group always has a choice, so the stored choice wins
    const missing = Object.entries(stored).filter(
      ([name]) => stands[name] === undefined || isShippingName(name),
    )
    put(form.current, Object.fromEntries(missing))
    setTyped({ ...stored, ...readForm(form.current) })
  }, [status, who, email])

  return { form, typed, look, fill }
}

const readForm = (form: HTMLFormElement | null): TypedFields =>
  form === null ? {} : readTypedFields(new FormData(form))

function put(form: HTMLFormElement, fields: TypedFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else if (field !== null) (field as RadioNodeList).value = value
  }
}
