import { type AudienceChoice, childrensVideoSite, gateBefore } from '../../../shared/pages/gates.ts'
import { fetchGateFlags, type GateFlags } from './fetch-gate-flags.ts'
import { onAudienceForm, onPasswordForm } from './take-over-gate-forms.ts'
import { readGateRecords, storeChoice, storeUnlock, watchGateRecords } from './gate-records.ts'
import { showGate } from './show-gate.ts'

let flags: GateFlags | null = null
let records = readGateRecords()
let shownRoute = ''

/**
 * Controls the gates of this document from now on: early.ts has shown one by the document's flags, and the fetched
 * flags decide in the end (GATE-01). Until then its forms work without this.
 */
export function runGates(route: string): void {
  onAudienceForm((choice) => {
    storeChoice(choice)
    answer({ choice })
  })
  onPasswordForm(() => {
    storeUnlock()
    answer({ unlocked: true })
  })
  watchGateRecords(() => answer(readGateRecords()))
  showGateOf(route)
  void fetchGateFlags(records).then((asked) => {
    flags = asked
    showGateOf(shownRoute)
  })
}

/** Shows the gate before a page, or removes it. */
export function showGateOf(route: string): void {
  shownRoute = route
  const isCrawler = document.documentElement.dataset['crawler'] !== undefined
  const gate = gateBefore({ route, records, flags, isCrawler })
  if (gate === 'leave') location.replace(childrensVideoSite)
  // Until the flags arrive, the decision of early.ts holds.
  showGate(gate === 'unknown' ? document.documentElement.dataset['gate'] : (gate ?? undefined))
}

/** Denied storage must not block the visitor: the gate opens and asks again next time. */
function answer(change: { choice?: AudienceChoice | null; unlocked?: boolean }): void {
  records = { ...records, ...change }
  showGateOf(shownRoute)
}
