import { type AudienceChoice, audienceChoices, type GateRecords } from '../../../shared/gates.ts'

/** Where the browser keeps who the visitor said they are: {choice, storedAt} (ENT-79). early.ts reads it too. */
const audienceChoiceKey = 'dray-audience-choice'
/** Where the browser keeps that the site password was right: {unlocked, storedAt} (ENT-80). early.ts reads it too. */
const protectedAccessKey = 'dray-protected-access'

type Store = Pick<Storage, 'getItem' | 'setItem'>

/** What is remembered of the gates; nothing when the store is closed or spoilt. */
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

/** Tells when another tab answers a gate, or when the page comes back from the browser's memory. */
export function watchGateRecords(tell: () => void): () => void {
  const hearStorage = ({ key }: StorageEvent) => {
    if (key === null || key === audienceChoiceKey || key === protectedAccessKey) tell()
  }
  const hearReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) tell()
  }
  window.addEventListener('storage', hearStorage)
  window.addEventListener('pageshow', hearReturn)
  return () => {
    window.removeEventListener('storage', hearStorage)
    window.removeEventListener('pageshow', hearReturn)
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
    // A full or forbidden store costs the visitor the memory: the gate asks again on the next load.
  }
}
