type Counted = { value: string; label: string; count: number }

/**
 * How many beers do without each allergen, of `total` that name their allergens: those that one of them names, and
 * those chosen. `counted` says how many name each.
 */
export function countWithout(
  counted: readonly Counted[],
  total: number,
  chosen: readonly string[],
): Counted[] {
  const unknown = chosen.filter((value) => counted.every((entry) => entry.value !== value))
  return [...counted, ...unknown.map((value) => ({ value, label: value, count: 0 }))]
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .map((entry) => ({ ...entry, count: total - entry.count }))
}
