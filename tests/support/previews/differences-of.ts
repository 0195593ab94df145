type Rows = ReadonlyMap<string, readonly string[]>

/** Where two sets of rows differ, table by table and column by column. */
export function differencesOf(shown: Rows, done: Rows): string[] {
  return [...new Set([...shown.keys(), ...done.keys()])].flatMap((table) => {
    const [one, other] = [shown.get(table) ?? [], done.get(table) ?? []]
    if (one.length !== other.length)
      return [`${table}: ${one.length} rows shown, ${other.length} rows written`]
    return one.flatMap((row, at) => {
      const [left, right] = [JSON.parse(row), JSON.parse(other[at]!)] as Record<string, unknown>[]
      const columns = Object.keys(left!).filter(
        (column) => JSON.stringify(left![column]) !== JSON.stringify(right![column]),
      )
      return columns.map(
        (column) =>
          `${table}.${column}: ${JSON.stringify(left![column])}, then ${JSON.stringify(right![column])}`,
      )
    })
  })
}
