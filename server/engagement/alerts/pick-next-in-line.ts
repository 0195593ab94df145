type Line<Person> = {
  /** Who waits, in the order they asked. */
  waiting: readonly Person[]
  /** Orders that the units are enough for: units, by the multiples they are sold in. */
  orders: number
  /** How many have had their turn within the last hour. */
  notifiedLately: number
}

/** Each person has a head start of an hour. */
export const headStartMs = 3_600_000

/**
 * Who is notified now: with those who were notified within the last hour as many people as there are units, in the order they
 * asked (ALERT-02).
 */
export const pickNextInLine = <Person>({ waiting, orders, notifiedLately }: Line<Person>): Person[] =>
  waiting.slice(0, Math.max(0, orders - notifiedLately))
