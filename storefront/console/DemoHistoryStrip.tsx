import { useEffect, useState } from 'react'
import type { DemoHistory } from '../../shared/api/system-api.ts'
import { clientCall } from '../api/client-calls.ts'

const everyMs = 1500

/** How far the demo shop's past is written, until it is whole: lists fill up meanwhile (OPER-11). */
export function DemoHistoryStrip({ className }: { className: string | undefined }) {
  const [writing, setWriting] = useState<DemoHistory['writing']>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const look = async () => {
      const answer = await clientCall<DemoHistory>('/public/demo-history').catch(() => null)
      if (isGone) return
      setWriting(answer?.writing ?? null)
      if (answer?.writing) timer = setTimeout(() => void look(), everyMs)
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [])
  if (writing === null) return null
  return (
    <p className={className}>
      The demo shop’s history is being written: {writing.done} of {writing.of}.
    </p>
  )
}
