type Answers<Asked extends readonly unknown[]> = { -readonly [At in keyof Asked]: Awaited<Asked[At]> }

/**
 * Waits for statements of one transaction that need nothing of each other. A server gets them in the order of their calls
 * and in one round trip. All are over when this returns, so none of them outlives its transaction; the first error in
 * their order is thrown.
 */
export async function inOneTrip<const Asked extends readonly unknown[]>(
  asked: Asked,
): Promise<Answers<Asked>> {
  const settled = await Promise.allSettled(asked)
  for (const answer of settled) if (answer.status === 'rejected') throw answer.reason
  return settled.map((answer) => (answer.status === 'fulfilled' ? answer.value : null)) as Answers<Asked>
}
