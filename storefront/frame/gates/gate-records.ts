import { type AudienceChoice, audienceChoices, type GateRecords } from '../../../shared/pages/gates.ts'

/** Storage key of the visitor's answer to the welcome gate: {choice, storedAt} (ENT-79). early.ts reads it too. */
const audienceChoiceKey = 'dray-audience-choice'
/** Storage key of a correct site password: {unlocked, storedAt} (ENT-80). early.ts reads it too. */
const protectedAccessKey = 'dray-protected-access'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** The stored answers to the gates; empty when storage is denied or corrupt. */
export function readGateRecords(store?: Store): GateRecords {
  const choice = readField(audienceChoiceKey, 'choice', store)
  return {
    choice: audienceChoices.find((known) => known === choice) ?? null,
    unlocked: readField(protectedAccessKey, 'unlocked', store) === true,
  }
}

export function storeChoice(choice: Exclude<AudienceChoice, 'retail'>, store?: Store): void {
  write(audienceChoiceKey, { choice, storedAt: new Date().toISOString() }, store)
}

export function storeUnlock(store?: Store): void {
  write(protectedAccessKey, { unlocked: true, storedAt: new Date().toISOString() }, store)
}

/** Notifies when another tab answers a gate, or when the page returns from the back/forward cache. */
export function watchGateRecords(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === audienceChoiceKey || key === protectedAccessKey) onChange()
  }
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange()
  }
  window.addEventListener('storage', onStorage)
  window.addEventListener('pageshow', onReturn)
  return () => {
    window.removeEventListener('storage', onStorage)
    window.removeEventListener('pageshow', onReturn)
  }
}

function readField(key: string, field: string, store?: Store): unknown {
  try {
    const record: unknown = JSON.parse((store ?? localStorage).getItem(key) ?? 'null')
    return typeof record === 'object' && record !== null ? Reflect.get(record, field) : null
  } catch {
    return null
  }
}

function write(key: string, record: object, store?: Store): void {
  try {
    ;(store ?? localStorage).setItem(key, JSON.stringify(record))
  } catch {
    // With full or denied storage the gate asks again on the next load.
  }
}
