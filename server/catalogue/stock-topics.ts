/**
 * Topics of what shows how many units of these beers there are. A change of units alone drops these and no other answer:
 * lists of other beers stay (docs/decisions/0036).
 */
export const stockTopics = (beers: readonly { id: string }[]): string[] =>
  beers.map(({ id }) => `stock:${id}`)
