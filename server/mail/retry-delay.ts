/** Waits between the attempts at one mail, in minutes: some fifteen hours in all, a night's outage of a server. */
const waits = [1, 5, 30, 2 * 60, 12 * 60]

/** Minutes until the next attempt after so many have failed, or null: the mail is given up. */
export function retryDelayMinutes(failed: number): number | null {
  return waits[failed - 1] ?? null
}
