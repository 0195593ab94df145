import { type RefObject, useEffect, useRef } from 'react'
import { clientCall } from '../api/client-calls.ts'
import { sendUntilAnswered } from '../console/send-until-answered.ts'
import { announce } from '../ui/core/announce.ts'
import { staffReads } from './staff-calls.ts'

export type EntryVerb = 'take' | 'give-back' | 'snooze' | 'wake'

type Press = { body?: { until: string; reason: string }; isWanted: () => boolean }

/**
 * Who looks after an entry of the worklist, or until when it can wait. One press is one action: without a connection it is sent
 * again under the same key while `isWanted`. Throws as clientCall does.
 */
export function actOnEntry(id: string, verb: EntryVerb, { body, isWanted }: Press): Promise<unknown> {
  const key = crypto.randomUUID()
  const path = `${staffReads.worklist}/${encodeURIComponent(id)}/${verb}`
  return sendUntilAnswered(
    () => clientCall(path, { method: 'POST', key, ...(body !== undefined && { body }) }),
    {
      onWait: () => announce('No connection: this is sent once there is one.', { isShown: true }),
      isWanted,
    },
  )
}

/** Whether the component is still on the screen, for what is answered later. */
export function useIsThere(): RefObject<boolean> {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])
  return isThere
}
