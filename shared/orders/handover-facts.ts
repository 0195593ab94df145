import type { Handover } from './handover.ts'

export type HandoverFact = { label: string; text: string }

/** The label of the number that a driver rings. */
export const driverPhone = 'Phone for the driver'
const unloadingNames = { tail_lift: 'Tail-lift', fork_lift: 'Fork-lift on site' } as const

/** What was said of a delivery, as facts for page, paper and mail; only what was said. */
export function handoverFacts(handover: Handover): HandoverFact[] {
  const { poNumber, receiverName, receiverPhone, unloading, dropNotes } = handover
  const facts: [label: string, text: string | undefined][] = [
    ['PO number', poNumber],
    ['Takes deliveries', openingText(handover)],
    ['Received by', receiverName],
    [driverPhone, receiverPhone],
    ['Unloading', unloading && unloadingNames[unloading]],
    ['Drop notes', dropNotes],
  ]
  return facts.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

/** '08:00 to 11:30', or empty. */
function openingText({ opensAt, closesAt }: Handover): string {
  if (opensAt && closesAt) return `${opensAt} to ${closesAt}`
  if (opensAt) return `from ${opensAt}`
  return closesAt ? `until ${closesAt}` : ''
}
