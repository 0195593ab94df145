import { readTypedFields } from '../../../shared/checkout/checkout-form.ts'
import type { TypedFields } from '../../../shared/checkout/checkout-page-data.ts'
import { safeStorage } from '../../storage/safe-storage.ts'

/** What was typed, and whose it is: a client's id, or null for a guest. */
type OwnedFields = { who: string | null; fields: TypedFields }

const storageKey = 'dray-checkout'
const storage = safeStorage(() => sessionStorage)

/** Stores the typed fields for this tab, through reloads and sign-in; never card fields. */
export function storeFields(who: string | null, fields: TypedFields): void {
  const stored: OwnedFields = { who, fields }
  storage.setItem(storageKey, JSON.stringify(stored))
}

/** What this visitor typed before, or typed as a guest; nothing of another client's. */
export function storedFields(who: string | null): TypedFields {
  try {
    const stored = JSON.parse(storage.getItem(storageKey) ?? 'null') as OwnedFields | null
    if (stored === null || (stored.who !== null && stored.who !== who)) return {}
    return readTypedFields(Object.entries(stored.fields))
  } catch {
    return {}
  }
}

/** The order is done. */
export const forgetFields = () => storage.removeItem(storageKey)
