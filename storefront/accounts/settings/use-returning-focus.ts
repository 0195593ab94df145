import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus back to what opened a form once the form is gone: the button inside `data-opens` with the form's
 * name. Answers the reference of the element around all of it.
 */
export function useReturningFocus(openForm: string | null): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const formBefore = useRef<string | null>(null)
  useEffect(() => {
    const closed = formBefore.current
    formBefore.current = openForm
    if (openForm !== null || closed === null) return
    container.current?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(closed)}"] button`)?.focus()
  }, [openForm])
  return container
}
