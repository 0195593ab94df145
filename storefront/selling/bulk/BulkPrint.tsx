import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { PickingDocuments } from '../../../shared/api/picking-api.ts'
import { announce } from '../../ui/core/announce.ts'
import { useConsoleRead } from '../../console/use-console-read.ts'
import { DropNote } from '../picking/DropNotes.tsx'
import { OrderPickList } from '../picking/OrderPickList.tsx'
import { sellingReads } from '../selling-calls.ts'
import styles from './BulkPrint.module.css'

export type PrintedSheet = 'lists' | 'notes'
type Props = { brewery: string; parts: readonly string[]; sheet: PrintedSheet; onDone: () => void }

/** Prints a page for each of these orders by the browser's own print, and is gone afterwards (SELL-17, SELL-26). */
export function BulkPrint({ brewery, parts, sheet, onDone }: Props) {
  const { loaded } = useConsoleRead<PickingDocuments>(sellingReads.printed(brewery, parts))
  const isReady = loaded.state === 'ready'
  const hasFailed = loaded.state === 'failed' || loaded.state === 'absent'
  useEffect(() => {
    if (hasFailed) {
      announce('The sheets could not be printed. Try again.', { isShown: true, isUrgent: true })
      onDone()
    }
    if (!isReady) return
    addEventListener('afterprint', onDone, { once: true })
    print()
    return () => removeEventListener('afterprint', onDone)
  }, [isReady, hasFailed, onDone])
  if (loaded.state !== 'ready') return null
  const { brewery: name, drops } = loaded.value
  return createPortal(
    <div className={styles.papers}>
      {drops.map((drop) =>
        sheet === 'lists' ? (
          <OrderPickList key={drop.part} brewery={name} drop={drop} />
        ) : (
          <DropNote key={drop.part} brewery={name} drop={drop} />
        ),
      )}
    </div>,
    document.body,
  )
}
