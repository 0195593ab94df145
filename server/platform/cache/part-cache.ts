import { LRUCache } from 'lru-cache'
import { createConstant, createSegment, type Segment } from './segment.ts'

/** Parts of pages and answers that are rendered once for each version of what they show, and then reused. */
export type PartCache = {
  /** A part that shows this object alone. What is no `lasting` object has none: null. */
  segment: (owner: object, name: string, render: () => string) => Segment | null
  /** The same of what so many pages show that it is compressed on its own. */
  constant: (owner: object, name: string, render: () => string) => Segment | null
  /** The part as it is stored: undefined before it is added, null where the object has none. */
  find: (owner: object, name: string) => Segment | null | undefined
  /** Stores a part of a lasting object that has been rendered with its page. */
  add: (owner: object, name: string, html: string, isConstant: boolean) => Segment
  /** A small part that shows what its key says. */
  text: (key: string, render: () => string) => string
  size: () => { entries: number; bytes: number }
}

const numbers = new WeakMap<object, number>()
let lastNumber = 0

/**
 * Says of an object that it is the same for every page until it is read again, and never changed: a beer's card, the
 * frame. Parts are cached under it.
 */
export function lasting<T extends object>(owner: T): T {
  if (!numbers.has(owner)) numbers.set(owner, (lastNumber += 1))
  return owner
}

export const isLasting = (owner: object): boolean => numbers.has(owner)

/** One stretch of memory: a text of the renderer's is a tree of its pieces, which each page that has it would walk again. */
const flat = (text: string): string => Buffer.from(text).toString()

const keyOf = (owner: object, name: string) => `${numbers.get(owner)} ${name}`

/** What an entry takes besides its bytes, about. */
const overheadBytes = 200

/** Keeps parts in at most maxBytes of memory, keys and compressed forms included. */
export function createPartCache({ maxBytes }: { maxBytes: number }): PartCache {
  const segments = new LRUCache<string, Segment>({
    maxSize: Math.ceil(maxBytes * 0.9),
    sizeCalculation: ({ bytes }, key) => Math.ceil(bytes.length * 1.35) + key.length * 2 + overheadBytes,
  })
  const texts = new LRUCache<string, string>({
    maxSize: Math.ceil(maxBytes * 0.1),
    sizeCalculation: (text, key) => (text.length + key.length) * 2 + overheadBytes,
  })
  const find: PartCache['find'] = (owner, name) =>
    isLasting(owner) ? segments.get(keyOf(owner, name)) : null
  const add: PartCache['add'] = (owner, name, html, isConstant) => {
    const made = isConstant ? createConstant(html) : createSegment(html, true)
    segments.set(keyOf(owner, name), made)
    return made
  }
  const store = (owner: object, name: string, render: () => string, isConstant: boolean) => {
    const known = find(owner, name)
    return known === undefined ? add(owner, name, render(), isConstant) : known
  }
  return {
    segment: (owner, name, render) => store(owner, name, render, false),
    constant: (owner, name, render) => store(owner, name, render, true),
    find,
    add,
    text: (key, render) => {
      const known = texts.get(key)
      if (known !== undefined) return known
      const made = flat(render())
      texts.set(key, made)
      return made
    },
    size: () => ({
      entries: segments.size + texts.size,
      bytes: segments.calculatedSize + texts.calculatedSize,
    }),
  }
}
