import { readTypedFields } from '../../shared/checkout-form.ts'
import type { TypedFields } from '../../shared/checkout-page.ts'
import { steadyStorage } from '../accounts/steady-storage.ts'

/** What was typed, and whose it is: a client's id, or null for a guest. */
type Kept = { who: string | null; fields: TypedFields }

const storageKey = 'dray-checkout'
const storage = steadyStorage(() => sessionStorage)

/** Keeps what was typed for this tab, through reloads and signing in; card fields are never among it. */
export function keepFields(who: string | null, fields: TypedFields): void {
  const kept: Kept = { who, fields }
  storage.setItem(storageKey, JSON.stringify(kept))
}

/** What this visitor typed before, or typed as a guest; nothing of another client's. */
export function keptFields(who: string | null): TypedFields {
  try {
    const kept = JSON.parse(storage.getItem(storageKey) ?? 'null') as Kept | null
    if (kept === null || (kept.who !== null && kept.who !== who)) return {}
    return readTypedFields(Object.entries(kept.fields))
  } catch {
    return {}
  }
}

/** The order is done. */
export const forgetFields = () => storage.removeItem(storageKey)
