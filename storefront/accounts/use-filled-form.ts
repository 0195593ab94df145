import { useEffect, useRef, useState } from 'react'

/**
 * Whether the fields of these names hold something; those in `trimmed` more than spaces. The fields belong to the
 * browser, so what was typed or filled in before the page came alive counts too.
 */
export function useFilledForm(trimmed: readonly string[], exact: readonly string[]) {
  const form = useRef<HTMLFormElement>(null)
  const [isFilled, setFilled] = useState(false)
  const look = () => {
    if (form.current === null) return
    const texts = new FormData(form.current)
    const text = (name: string) => String(texts.get(name) ?? '')
    setFilled(trimmed.every((name) => text(name).trim() !== '') && exact.every((name) => text(name) !== ''))
  }
  useEffect(look)
  return { form, isFilled, look }
}
