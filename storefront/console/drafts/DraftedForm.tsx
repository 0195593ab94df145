import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './DraftedForm.module.css'
import { TypedBefore } from './TypedBefore.tsx'
import { useFormDraft } from './use-form-draft.ts'

type Props = {
  /** Under which its draft is stored. */
  name: string
  /** The form; `drop` is called once it is sent. */
  children: (drop: () => void) => ReactNode
}

/** Stores what is typed into the form within, where that form is not the console's own. */
export function DraftedForm({ name, children }: Props) {
  const around = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    form.current = around.current?.querySelector('form') ?? null
  }, [])
  const draft = useFormDraft(form, name)
  return (
    <div className={styles.drafted} ref={around}>
      <TypedBefore draft={draft} />
      {children(draft.drop)}
    </div>
  )
}
