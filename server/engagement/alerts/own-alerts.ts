import type { PersonalData } from '../../feature.ts'
import { sentAlertsOf } from './digest-queries.ts'
import { readFollows, readRequests } from './read-alerts.ts'

/** A client's alerts, for the client to download; all rows go with the account (ALERT-05). */
export const ownAlerts: readonly PersonalData[] = [
  { name: 'follows', read: readFollows },
  { name: 'stockRequests', read: readRequests },
  { name: 'sentAlerts', read: sentAlertsOf },
]
