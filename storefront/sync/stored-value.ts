import type { TextStorage } from '../storage/safe-storage.ts'

/** A value in the browser's storage. */
export type StoredValue<T> = {
  /** Of the storage; also the name of the lock around a change. */
  key: string
  read: () => T
  write: (value: T) => void
  remove: () => void
}

/** A value stored as JSON. `parse` gets null where nothing is stored, or no JSON. */
export function storedJson<T>(
  storage: TextStorage,
  key: string,
  parse: (stored: unknown) => T,
): StoredValue<T> {
  return {
    key,
    read: () => parse(parseJson(storage.getItem(key))),
    write: (value) => storage.setItem(key, JSON.stringify(value)),
    remove: () => storage.removeItem(key),
  }
}

/** A stored list, of which nothing stays in storage when it is empty. Items that `isItem` does not know are left out. */
export function storedList<Item>(
  storage: TextStorage,
  key: string,
  isItem: (item: Partial<Item>) => boolean,
): StoredValue<readonly Item[]> {
  const stored = storedJson(storage, key, (list) =>
    Array.isArray(list) ? list.filter((item: Partial<Item> | null): item is Item => isItem(item ?? {})) : [],
  )
  const write = (items: readonly Item[]) => (items.length === 0 ? stored.remove() : stored.write([...items]))
  return { ...stored, write }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
