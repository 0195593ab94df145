import { LRUCache } from 'lru-cache'

/** A finished answer and the subjects of change notices that drop it. */
export type Kept = { topics: ReadonlySet<string> }

/** Milliseconds since 1970 from which an answer is made anew, whatever changed; absent: never. */
type FreshUntil = { freshUntil?: number }

/** What was made: an answer to keep, or one that is told once to everybody who waits for it. */
type Made<K extends Kept, Passing> = ({ keep: K; bytes: number } & FreshUntil) | { pass: K | Passing }

export type KeptStore<K extends Kept, Passing> = {
  /** The kept answer, if any. */
  peek: (key: string) => K | undefined
  /** The kept answer, or what `make` makes: one at a time for each key. */
  get: (key: string, make: () => Promise<Made<K, Passing>>) => Promise<K | Passing>
  /** Drops the answers that showed the topic. */
  drop: (topic: string) => void
  clear: () => void
  size: () => { entries: number; bytes: number }
}

/** Finished answers, kept until what they showed changes, in at most maxBytes of memory. */
export function createKeptStore<K extends Kept, Passing = never>({
  maxBytes,
}: {
  maxBytes: number
}): KeptStore<K, Passing> {
  const entries = new LRUCache<string, K>({ maxSize: maxBytes, dispose: forget })
  const keysByTopic = new Map<string, Set<string>>()
  const making = new Map<string, Promise<K | Passing>>()
  /** Counts drops: an answer whose data was read before a drop is served once and not kept. */
  let age = 0

  function forget(kept: K, key: string): void {
    for (const topic of kept.topics) {
      const keys = keysByTopic.get(topic)
      keys?.delete(key)
      if (keys?.size === 0) keysByTopic.delete(topic)
    }
  }

  function keep(key: string, kept: K, bytes: number, lifetimeMs?: number): void {
    if (lifetimeMs !== undefined && lifetimeMs < 1) return
    entries.set(key, kept, { size: bytes, ttl: lifetimeMs })
    if (!entries.has(key)) return
    for (const topic of kept.topics) {
      const keys = keysByTopic.get(topic) ?? new Set()
      keysByTopic.set(topic, keys.add(key))
    }
  }

  async function makeOnce(key: string, make: () => Promise<Made<K, Passing>>): Promise<K | Passing> {
    const ageBefore = age
    const made = await make()
    if ('pass' in made) return made.pass
    const lifetimeMs = made.freshUntil === undefined ? undefined : made.freshUntil - Date.now()
    if (ageBefore === age) keep(key, made.keep, made.bytes, lifetimeMs)
    return made.keep
  }

  return {
    peek: (key) => entries.get(key),
    get: (key, make) => {
      const kept = entries.get(key)
      if (kept) return Promise.resolve(kept)
      const running = making.get(key)
      if (running) return running
      const made = makeOnce(key, make).finally(() => {
        if (making.get(key) === made) making.delete(key)
      })
      making.set(key, made)
      return made
    },
    drop: (topic) => {
      age += 1
      making.clear()
      for (const key of keysByTopic.get(topic) ?? []) entries.delete(key)
    },
    clear: () => {
      age += 1
      making.clear()
      entries.clear()
      keysByTopic.clear()
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}
