import { clientCall } from '../api/client-calls.ts'

/** Where Dray's staff read. */
export const staffReads = {
  member: '/api/admin',
  worklist: '/api/admin/worklist',
}

export type EntryVerb = 'take' | 'give-back' | 'snooze' | 'wake'

/** Who looks after an entry of the worklist, or until when it can wait; throws as clientCall does. */
export const actOnEntry = (id: string, verb: EntryVerb, body?: { until: string; reason: string }) =>
  clientCall(`${staffReads.worklist}/${encodeURIComponent(id)}/${verb}`, {
    method: 'POST',
    key: crypto.randomUUID(),
    ...(body !== undefined && { body }),
  })
