import { useLayoutEffect } from 'react'

type Props = {
  /** 'unknown' hides the page; null shows it and lets it scroll. */
  gate: string | null
}

/** Tells document-states.css, by an attribute of the document, what stands before the page. */
export function GateMark({ gate }: Props) {
  useLayoutEffect(() => {
    if (gate === null) delete document.documentElement.dataset['gate']
    else document.documentElement.dataset['gate'] = gate
  }, [gate])
  return null
}
