import { useEffect, useRef, useState } from 'react'

/**
 * Which fields are still empty, as 'email address, password', by their names; those in `exact` may hold spaces alone. The
 * fields belong to the browser, so what was typed or filled in before the page came alive counts too.
 */
export function useFilledForm(labels: Readonly<Record<string, string>>, exact: readonly string[]) {
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(() => Object.values(labels).join(', '))
  const look = () => {
    if (form.current === null) return
    const texts = new FormData(form.current)
    const isEmpty = ([name]: [string, string]) => {
      const text = String(texts.get(name) ?? '')
      return (exact.includes(name) ? text : text.trim()) === ''
    }
    setMissing(
      Object.entries(labels)
        .filter(isEmpty)
        .map(([, label]) => label)
        .join(', '),
    )
  }
  useEffect(look)
  return { form, missing, look }
}
