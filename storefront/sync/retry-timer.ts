type Waits = { firstMs: number; longestMs: number }

/** Does work again some time after it failed, and waits twice as long after each failure. */
export function createRetryTimer(work: () => void, { firstMs, longestMs }: Waits) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = firstMs
  return {
    succeeded: () => {
      clearTimeout(timer)
      waitMs = firstMs
    },
    failed: () => {
      clearTimeout(timer)
      timer = setTimeout(work, waitMs)
      waitMs = Math.min(2 * waitMs, longestMs)
    },
  }
}
