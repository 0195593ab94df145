/** Does work while no other tab does work of that name. */
export type Exclusively = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Browsers tell storage to other tabs a moment after it is written: the lock is given on only then. */
const handoverMs = 100

export const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** By Web Locks; without them (a page that is not secure has none) tabs do not wait for each other. */
export function exclusivelyBy(locks: Pick<LockManager, 'request'> | undefined): Exclusively {
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
