import type { StoredValue } from './stored-value.ts'
import type { WithLock } from './tab-lock.ts'

/** A stored value that several tabs change. */
export type TabState<T> = {
  /** The stored state with this tab's changes that are not stored yet. */
  read: () => T
  /**
   * Changes the value by a rule, which may run more than once. `read` shows it at once; resolves when it is stored.
   */
  change: (rule: (value: T) => T) => Promise<void>
  /** Stores all changes now, without waiting for other tabs: the page is left. */
  flush: () => void
}

/**
 * The value is written under the lock of its key, so no tab overwrites what another has written meanwhile.
 * `onChange` runs whenever `read` may answer differently.
 */
export function createTabState<T>(
  stored: Pick<StoredValue<T>, 'key' | 'read' | 'write'>,
  withLock: WithLock,
  onChange: () => void = () => {},
): TabState<T> {
  let pending: ((value: T) => T)[] = []

  const withPending = (value: T) => pending.reduce((all, rule) => rule(all), value)
  function flush(): void {
    const before = stored.read()
    const after = withPending(before)
    pending = []
    if (after !== before) stored.write(after)
  }

  return {
    read: () => withPending(stored.read()),
    change: async (rule) => {
      pending.push(rule)
      const storing = withLock(stored.key, async () => flush())
      const isStored = !pending.includes(rule)
      onChange()
      await storing
      if (!isStored) onChange()
    },
    flush,
  }
}
