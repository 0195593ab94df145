type Facts = {
  /** The day the part left the brewery; null before. */
  sentOn: string | null
  /** The day the buyer's invoice was paid in full; null until then. */
  settledOn: string | null
  dueOn: string | null
}

/**
 * The day from which a brewery is paid for a part on account: the day its buyer paid or the invoice's due day, whichever
 * is first, and not before it was sent (CRED-10). Null while nobody knows. Days are 'YYYY-MM-DD'.
 */
export function payableDay({ sentOn, settledOn, dueOn }: Facts): string | null {
  const days = [settledOn, dueOn].filter((day) => day !== null).toSorted()
  const [first] = days
  if (sentOn === null || first === undefined) return null
  return first < sentOn ? sentOn : first
}
