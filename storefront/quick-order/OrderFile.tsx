import { useState } from 'react'
import { quickOrderTextLength } from '../../shared/limits/limits.ts'
import { readChosenFile } from '../api/chosen-file.ts'
import styles from './QuickOrderPage.module.css'

type Props = { onRead: (text: string) => void }

/** Takes the order from a file on the buyer's machine. Only scripts can read one, so it is there with them only. */
export function OrderFile({ onRead }: Props) {
  const [error, setError] = useState<string | null>(null)
  const open = async (file: File | undefined) => {
    if (!file) return
    const text = await readChosenFile(file).then(
      (read) => read.text(),
      (fault: Error) => setError(fault.message),
    )
    if (text === undefined) return
    const isTooLong = text.length > quickOrderTextLength
    setError(
      isTooLong
        ? `${file.name} is longer than ${quickOrderTextLength.toLocaleString('en-GB')} characters.`
        : null,
    )
    if (!isTooLong) onRead(text)
  }
  return (
    <div className="with-scripts">
      <label className={styles.fileLabel}>
        or open a file
        <input
          className={styles.fileInput}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-describedby={error === null ? undefined : 'order-file-error'}
          onChange={(event) => {
            void open(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </label>
      {error !== null && (
        <p className={styles.fileError} id="order-file-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
