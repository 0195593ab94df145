import { useLayoutEffect, useState } from 'react'
import { nextOption } from './suggestion-sections.ts'

export const listboxId = 'search-suggestions'

/**
 * Makes a combobox of a plain search field (ARIA APG, list autocomplete with manual selection): arrow keys walk
 * the options while focus stays in the field, Enter opens the active one or else sends the form, Escape first
 * closes the list and then leaves Escape to the sheet around it. `ids` are those of the options, in order.
 */
export function useCombobox(
  input: HTMLInputElement,
  ids: readonly string[],
): { activeId: string | null; isExpanded: boolean } {
  const [wantedId, setWantedId] = useState<string | null>(null)
  const [isDismissed, setIsDismissed] = useState(false)
  const isExpanded = ids.length > 0 && !isDismissed
  const activeId = isExpanded ? (ids.find((id) => id === wantedId) ?? null) : null

  useLayoutEffect(() => {
    const onInput = () => {
      setWantedId(null)
      setIsDismissed(false)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        setWantedId(nextOption(ids, activeId, event.key))
        setIsDismissed(false)
      } else if (event.key === 'Enter' && activeId !== null) {
        event.preventDefault()
        document.getElementById(activeId)?.click()
      } else if (event.key === 'Escape' && isExpanded) {
        event.preventDefault()
        setIsDismissed(true)
      }
    }
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKeyDown)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKeyDown)
    }
  }, [input, ids, activeId, isExpanded])

  useLayoutEffect(() => {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-expanded', String(isExpanded))
    if (isExpanded) input.setAttribute('aria-controls', listboxId)
    else input.removeAttribute('aria-controls')
    if (activeId === null) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', activeId)
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [input, isExpanded, activeId])

  return { activeId, isExpanded }
}
