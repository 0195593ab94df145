/**
 * Keys for calls that must be done once: the same as long as the same is sent and no answer came, so that a repeat
 * after a lost answer is known for what it is (docs/contracts.md, Idempotency-Key).
 */
export function storeKey(newKey: () => string = () => crypto.randomUUID()) {
  let waiting: { body: string; key: string } | null = null
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (waiting?.body !== text) waiting = { body: text, key: newKey() }
      return waiting.key
    },
    /** An answer came, of whatever kind. */
    answered: () => {
      waiting = null
    },
  }
}
