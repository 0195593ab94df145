import { useEffect, useRef, useState } from 'react'
import { isShippingName, readTypedFields } from '../../shared/checkout-form.ts'
import type { TypedFields } from '../../shared/checkout-page.ts'
import { useSession } from '../accounts/use-session.ts'
import { keepFields, keptFields } from '../basket/kept-fields.ts'

/**
 * The fields of the checkout. They belong to the browser, so what was typed before the page came alive counts too; what
 * was kept of them is filled in where nothing stands.
 */
export function useCheckoutFields(drawn: TypedFields) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(drawn)
  const { status, user } = useSession()
  const who = user?.id ?? null
  const email = user?.email ?? null

  const look = () => {
    const fields = readForm(form.current)
    keepFields(who, fields)
    setTyped(fields)
  }
  /** Puts these into their fields, over what stands there. */
  const fill = (fields: TypedFields) => {
    if (form.current !== null) put(form.current, fields)
    look()
  }

  useEffect(() => {
    if (status === 'unknown' || form.current === null) return
    const kept = { ...(email !== null && { email }), ...keptFields(who) }
    const stands = readForm(form.current)
    // A choice always stands somewhere, so what was chosen before wins
    const missing = Object.entries(kept).filter(
      ([name]) => stands[name] === undefined || isShippingName(name),
    )
    put(form.current, Object.fromEntries(missing))
    setTyped({ ...kept, ...readForm(form.current) })
  }, [status, who, email])

  return { form, typed, look, fill }
}

const readForm = (form: HTMLFormElement | null): TypedFields =>
  form === null ? {} : readTypedFields(new FormData(form))

function put(form: HTMLFormElement, fields: TypedFields): void {
  for (const [name, value] of Object.entries(fields)) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = value
  }
}
