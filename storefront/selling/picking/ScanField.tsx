import { type FormEvent, useEffect, useRef } from 'react'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { Button } from '../../ui/core/Button.tsx'
import styles from './ScanField.module.css'

type Props = {
  /** The label that a phone's camera has opened this page with. */
  opened: string | null
  onScan: (text: string) => void
}

/** Counts containers by their labels: a hand scanner types the code here, and a phone's camera opens its address. */
export function ScanField({ opened, onScan }: Props) {
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (opened === null || opened === seen.current) return
    seen.current = opened
    onScan(opened)
  }, [opened, onScan])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('label') as HTMLInputElement
    if (field.value.trim() !== '') onScan(field.value)
    field.value = ''
  }
  return (
    <details className={styles.scan}>
      <summary>Scan labels</summary>
      <form onSubmit={submit}>
        <TextInput
          label="Code of a label"
          name="label"
          hint="Scan with a hand scanner here, or point your phone’s camera at a label."
          autoComplete="off"
          maxLength={300}
        />
        <Button type="submit" variant="quiet">
          Count it
        </Button>
      </form>
    </details>
  )
}
