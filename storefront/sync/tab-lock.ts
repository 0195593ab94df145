/** Does work while no other tab does work of that name. */
export type WithLock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Browsers pass storage on to other tabs a moment after it is written: the lock is given up only then. */
const handoverMs = 100

export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** By Web Locks; without them (an insecure page has none) tabs do not wait for each other. */
export function lockBy(locks: Pick<LockManager, 'request'> | undefined): WithLock {
  return (name, work) => {
    if (locks === undefined) return work()
    return new Promise((resolve, reject) => {
      const hold = async () => {
        resolve(await work())
        await sleep(handoverMs)
      }
      locks.request(name, hold).catch(reject)
    })
  }
}

/** The locks of this browser. */
export const withTabLock: WithLock = (name, work) => lockBy(navigator.locks)(name, work)

/** For what may be written at once, whatever other tabs do. */
export const withoutLock: WithLock = (_name, work) => work()
