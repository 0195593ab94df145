type Listener = () => void
const listeners = new Set<Listener>()

/** Says that an action was done out of sight: what is on the screen may no longer be so. */
export function announceActed(): void {
  for (const listener of listeners) listener()
}

/** Calls back after each such action until the returned function is called. */
export function onActed(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
