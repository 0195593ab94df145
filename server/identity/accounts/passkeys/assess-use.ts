type Stored = { counter: number; isSyncable: boolean | null }
type Signed = { counter: number; isSyncable: boolean }
type Use = { kind: 'fine' | 'behind'; isSyncable: boolean } | { kind: 'copied' }

/**
 * Whether a signed use of a passkey may be that of a copy. A counter that does not rise shows a copy of a key that is
 * bound to one device; a synced passkey counts on each device for itself (WebAuthn 6.1.1). A stored flag overrules the
 * signed one, which a thief with a copied key could set.
 */
export function assessUse(stored: Stored, signed: Signed): Use {
  const isBehind = (signed.counter > 0 || stored.counter > 0) && signed.counter <= stored.counter
  if (!isBehind) return { kind: 'fine', isSyncable: signed.isSyncable }
  return (stored.isSyncable ?? signed.isSyncable) ? { kind: 'behind', isSyncable: true } : { kind: 'copied' }
}
