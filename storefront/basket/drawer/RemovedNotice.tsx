import { useEffect, useRef } from 'react'
import { Button } from '../../ui/core/Button.tsx'
import { Notice } from '../../ui/core/Notice.tsx'
import type { BasketEntry } from '../lines/basket-entry.ts'
import { lineName } from '../lines/line-names.ts'

type Props = { entries: readonly BasketEntry[]; onPutBack: () => void }

/** What was taken out, and the way back. The button that was pressed is gone, so reading goes on here. */
export function RemovedNotice({ entries, onPutBack }: Props) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  const [first] = entries
  return (
    <Notice
      action={
        <Button ref={undo} size="small" variant="quiet" onClick={onPutBack}>
          Undo
        </Button>
      }
    >
      {entries.length === 1 ? `${lineName(first)} was removed.` : `${entries.length} items were removed.`}
    </Notice>
  )
}
