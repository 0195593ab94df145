import { parse, PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { statementName } from './prepared-statement.ts'

type Described = { types: number[]; columns: Awaited<ReturnType<PGlite['execProtocolStream']>> }
type PreparedQuery = {
  name: string
  text: string
  values: readonly unknown[]
  options: QueryOptions | undefined
}

const { serialize } = protocol

/**
 * PGlite with prepared statements. PGlite's own query parses each statement again, in six calls of its module; a
 * prepared one needs only bind and run, in one call. Inside a transaction it behaves like plain PGlite.
 */
export class PreparingPGlite extends PGlite {
  readonly #described = new Map<string, Described>()

  override async query<T>(text: string, values: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    const name = statementName(text)
    if (name === null) return super.query<T>(text, values, options)
    await this.waitReady
    // A query waits until an open transaction is over; what runs exclusively does not, so it must not meet one.
    const results = await this.runExclusive(async () =>
      this.isInTransaction() ? null : this.#run<T>({ name, text, values, options }),
    )
    return results ?? super.query<T>(text, values, options)
  }

  async #run<T>({ name, text, values, options }: PreparedQuery): Promise<Results<T>> {
    const { types, columns } = this.#described.get(name) ?? (await this.#describe(name, text))
    const written = values.map((value, index) =>
      value === null || value === undefined
        ? null
        : (this.serializers[types[index]!]?.(value) ?? String(value)),
    )
    const answer = await this.#send([
      serialize.bind({ statement: name, values: written }),
      serialize.execute({}),
    ])
    await this.syncToFs()
    return parse.parseResults([...columns, ...answer], this.parsers, options)[0] as Results<T>
  }

  async #describe(name: string, text: string): Promise<Described> {
    const answer = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    ])
    const described = {
      types: parse.parseDescribeStatementResults(answer),
      columns: answer.filter((message) => message.name === 'rowDescription'),
    }
    this.#described.set(name, described)
    return described
  }

  /** A message that fails leaves the rest unread, so what ends them is sent again. */
  async #send(messages: Uint8Array[]) {
    try {
      return await this.execProtocolStream(Buffer.concat([...messages, serialize.sync()]), {
        syncToFs: false,
      })
    } catch (error) {
      await this.execProtocolStream(serialize.sync(), { syncToFs: false })
      throw error
    }
  }
}
