export type Storing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Storage that never throws: where the browser denies it or it is full, texts live as long as the page. */
export function steadyStorage(open: () => Storing): Storing {
  const unkept = new Map<string, string>()
  return {
    getItem: (key) => {
      try {
        return unkept.get(key) ?? open().getItem(key)
      } catch {
        return null
      }
    },
    setItem: (key, text) => {
      try {
        open().setItem(key, text)
        unkept.delete(key)
      } catch {
        unkept.set(key, text)
      }
    },
    removeItem: (key) => {
      unkept.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // Nothing was kept there.
      }
    },
  }
}
