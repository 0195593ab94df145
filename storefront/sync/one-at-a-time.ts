/**
 * Runs work one at a time. A call during a run requests one more run and waits for it; a run that answers false has
 * failed, and cancels that request too. Resolves with the result of the last run it waited for.
 */
export function oneAtATime(work: () => Promise<boolean>): () => Promise<boolean> {
  let running: Promise<boolean> | null = null
  let asked = 0
  let served = 0

  async function run(): Promise<boolean> {
    const serving = asked
    const isDone = await work()
    served = isDone ? serving : asked
    return isDone
  }

  return async () => {
    const own = ++asked
    let isDone = true
    while (served < own) {
      running ??= run().finally(() => (running = null))
      isDone = await running
    }
    return isDone
  }
}
