import { type FormEvent, useEffect, useRef } from 'react'
import { TextInput } from '../../ui/forms/TextInput.tsx'
import { announce } from '../../ui/core/announce.ts'
import { Button } from '../../ui/core/Button.tsx'
import { ScanPictures } from './ScanPictures.tsx'
import styles from './ScanField.module.css'

type Props = {
  /** The label that a phone's camera has opened this page with. */
  opened: string | null
  /** Counts a label; returns what happened. */
  onScan: (text: string) => string
}

const say = (sentence: string) => announce(sentence, { isShown: true })

/**
 * Counts containers by their labels: a hand scanner types the code here, this page's camera or a picture shows it, and a
 * phone's own camera opens its address.
 */
export function ScanField({ opened, onScan }: Props) {
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (opened === null || opened === seen.current) return
    seen.current = opened
    say(onScan(opened))
  }, [opened, onScan])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('label') as HTMLInputElement
    if (field.value.trim() !== '') say(onScan(field.value))
    field.value = ''
  }
  return (
    <details className={styles.scan}>
      <summary>Scan labels</summary>
      <form onSubmit={submit}>
        <TextInput
          label="Code of a label"
          name="label"
          hint="Scan with a hand scanner here, or read the label with a camera below."
          autoComplete="off"
          maxLength={300}
        />
        <Button type="submit" variant="quiet">
          Count it
        </Button>
      </form>
      <ScanPictures onScan={onScan} onSaid={say} />
    </details>
  )
}
