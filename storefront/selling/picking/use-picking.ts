import { useCallback, useEffect, useRef, useState } from 'react'
import type { PickingDrop, PickingList } from '../../../shared/api/picking-api.ts'
import { clientCall, outcomeOf } from '../../api/client-calls.ts'
import { type Loaded, problemText, useConsoleRead } from '../../console/use-console-read.ts'
import { announce } from '../../ui/core/announce.ts'
import { sellingReads } from '../selling-calls.ts'
import {
  addTick,
  dropTick,
  isSameLine,
  readList,
  readTicks,
  storeList,
  type WaitingTick,
} from './waiting-ticks.ts'

/**
 * The list of a day with the ticks that wait: each is stored, shown at once and sent with a key of its own, once the
 * connection is back too (SELL-25). Without a connection the last list of the day is shown.
 */
export function usePicking(brewery: string, day: string | null) {
  const path = `${sellingReads.picking(brewery)}${day === null ? '' : `?day=${day}`}`
  const { loaded: read, again } = useConsoleRead<PickingList>(path)
  const [ticks, setTicks] = useState<WaitingTick[]>(() => readTicks(brewery))
  const [isOffline, setOffline] = useState(() => !navigator.onLine)
  const [sent, setSent] = useState<WaitingTick[]>([])
  const isSending = useRef(false)

  const flush = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    for (let next = readTicks(brewery)[0]; next; next = readTicks(brewery)[0]) {
      const outcome = await send(brewery, next)
      setOffline(outcome === 'lost')
      if (outcome === 'lost') break
      if (outcome === 'done') setSent((before) => [...before.filter((one) => !isSameLine(one, next!)), next!])
      setTicks(dropTick(brewery, next.key))
    }
    isSending.current = false
  }, [brewery])

  useEffect(() => {
    const onLine = () => {
      setOffline(!navigator.onLine)
      if (navigator.onLine) void flush()
    }
    onLine()
    addEventListener('online', onLine)
    addEventListener('offline', onLine)
    return () => {
      removeEventListener('online', onLine)
      removeEventListener('offline', onLine)
    }
  }, [flush])

  useEffect(() => {
    if (read.state === 'ready') storeList(brewery, read.value)
  }, [brewery, read])

  const tick = useCallback(
    (part: string, position: number, units: number | null) => {
      setTicks(addTick(brewery, { key: crypto.randomUUID(), part, position, units }))
      void flush()
    },
    [brewery, flush],
  )
  return {
    loaded: withTicks(orStored(read, brewery, day), [...sent, ...ticks]),
    again,
    tick,
    ticks,
    isOffline,
  }
}

/** A refused tick goes: its order has moved on, which the list shows when it is read again. */
async function send(
  brewery: string,
  { key, part, position, units }: WaitingTick,
): Promise<'done' | 'refused' | 'lost'> {
  const path = `${sellingReads.picking(brewery)}/${encodeURIComponent(part)}/ticks`
  try {
    await clientCall(path, { method: 'POST', body: { position, units }, key })
    return 'done'
  } catch (error) {
    if (outcomeOf(error) !== 'refused') return 'lost'
    announce(problemText(error), { isShown: true, isUrgent: true })
    return 'refused'
  }
}

function orStored(read: Loaded<PickingList>, brewery: string, day: string | null): Loaded<PickingList> {
  if (read.state !== 'failed' || navigator.onLine) return read
  const stored = readList(brewery, day)
  return stored === null ? read : { state: 'ready', value: stored }
}

function withTicks(loaded: Loaded<PickingList>, ticks: readonly WaitingTick[]): Loaded<PickingList> {
  if (loaded.state !== 'ready' || ticks.length === 0) return loaded
  const ticked = ({ part, lines, ...drop }: PickingDrop): PickingDrop => ({
    ...drop,
    part,
    lines: lines.map((line) => {
      const tick = ticks.findLast((one) => isSameLine(one, { part, position: line.position }))
      return tick === undefined ? line : { ...line, picked: tick.units }
    }),
  })
  return { state: 'ready', value: { ...loaded.value, drops: loaded.value.drops.map(ticked) } }
}
