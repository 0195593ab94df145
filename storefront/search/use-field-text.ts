import { useEffect, useState } from 'react'

/** The text of a field that React does not control. */
export function useFieldText(input: HTMLInputElement): string {
  const [text, setText] = useState(input.value)
  useEffect(() => {
    const read = () => setText(input.value)
    input.addEventListener('input', read)
    return () => input.removeEventListener('input', read)
  }, [input])
  return text
}
