/** Learns the text of a statement, never its values, and by the function that it answers how the statement ended. */
export type StatementObserver = (text: string) => (error?: unknown) => void

type ObserveStatementsInput = string | { text: string }

/** A client whose statements are observed: those of a pool, a connection or the embedded database. */
export function observing<Args extends unknown[], Answer>(
  query: (input: ObserveStatementsInput, ...rest: Args) => Promise<Answer>,
  observe: StatementObserver,
): (input: ObserveStatementsInput, ...rest: Args) => Promise<Answer> {
  return async (asked, ...rest) => {
    const end = observe(typeof asked === 'string' ? asked : asked.text)
    try {
      const answer = await query(asked, ...rest)
      end()
      return answer
    } catch (error) {
      end(error)
      throw error
    }
  }
}
