/** A value of this tab that pages watch. */
export type Observable<T> = {
  read: () => T
  write: (value: T) => void
  /** Calls back after every change until the returned function is called. */
  subscribe: (callback: () => void) => () => void
}

/** `first` gives the value when it is first read: what it reads of the browser is not there on the server. */
export function createObservable<T extends object | string>(first: () => T): Observable<T> {
  const callbacks = new Set<() => void>()
  let value: T | undefined
  return {
    read: () => (value ??= first()),
    write: (next) => {
      value = next
      for (const callback of callbacks) callback()
    },
    subscribe: (callback) => {
      callbacks.add(callback)
      return () => callbacks.delete(callback)
    },
  }
}
