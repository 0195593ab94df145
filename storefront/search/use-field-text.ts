import { useCallback, useSyncExternalStore } from 'react'

/** The text of a field that no state controls. */
export function useFieldText(input: HTMLInputElement): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      input.addEventListener('input', onChange)
      return () => input.removeEventListener('input', onChange)
    },
    [input],
  )
  return useSyncExternalStore(subscribe, () => input.value)
}
