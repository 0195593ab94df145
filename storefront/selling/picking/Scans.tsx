import { useCallback } from 'react'
import type { PickingList } from '../../../shared/api/picking-api.ts'
import { isToPick } from '../../../shared/orders/order-states.ts'
import { useIsLooking } from '../use-own-role.ts'
import { nameOf } from './picking-words.ts'
import type { OnTick } from './PickRow.tsx'
import { ScanField } from './ScanField.tsx'
import { addScan, dropScans, readScan } from './scans.ts'

type Props = { brewery: string; list: PickingList; opened: string | null; onTick: OnTick }

/** Ticks one unit for each label that is scanned, each container once (SELL-26). */
export function Scans({ brewery, list, opened, onTick }: Props) {
  const scan = useCallback(
    (text: string) => countScan(text, { brewery, list, onTick }),
    [brewery, list, onTick],
  )
  return useIsLooking() ? null : <ScanField opened={opened} onScan={scan} />
}

/** Counts the container of a label. Returns what happened. */
function countScan(text: string, { brewery, list, onTick }: Omit<Props, 'opened'>): string {
  const scan = readScan(text)
  if (scan === null) return 'This is not the code of a label.'
  const drop = list.drops.find(({ part }) => part === scan.part)
  const line = drop?.lines.find(({ position }) => position === scan.position)
  if (drop === undefined || line === undefined) return 'This container is not on the list of this day.'
  if (!isToPick(drop.state)) return `${drop.pub}: already packed.`
  const picked = line.picked ?? 0
  // A line that is not ticked any more is scanned from its beginning.
  if (picked === 0) dropScans(brewery, scan)
  const isNew = addScan(brewery, scan)
  if (!isNew || picked >= line.units) return `${nameOf(line)} for ${drop.pub}: already counted.`
  onTick(scan.part, scan.position, picked + 1)
  return `${nameOf(line)} for ${drop.pub}: ${picked + 1} of ${line.units}.`
}
