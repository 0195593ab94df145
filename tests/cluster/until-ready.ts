import { setTimeout as wait } from 'node:timers/promises'

const startSeconds = 120

/** Answers once the condition holds; throws with its name where it does not within two minutes. */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  seconds = startSeconds,
): Promise<void> {
  const ends = Date.now() + seconds * 1000
  while (!(await holds())) {
    if (Date.now() > ends) throw new Error(`Not ready within ${seconds} s: ${what}`)
    await wait(100)
  }
}
