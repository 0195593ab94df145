import { useLayoutEffect, useState } from 'react'

/** The text of a field that no state controls. */
export function useFieldText(input: HTMLInputElement): string {
  const [text, setText] = useState(input.value)
  useLayoutEffect(() => {
    const read = () => setText(input.value)
    // Typed since the first rendering
    read()
    input.addEventListener('input', read)
    return () => input.removeEventListener('input', read)
  }, [input])
  return text
}
