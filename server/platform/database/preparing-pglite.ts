import {
  parse,
  PGlite,
  type PGliteOptions,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
  types,
} from '@electric-sql/pglite'
import { statementName } from './prepared-statement.ts'

type Described = { types: number[]; columns: Awaited<ReturnType<PGlite['execProtocolStream']>> }
type PreparedQuery = {
  name: string
  text: string
  values: readonly unknown[]
  options: QueryOptions | undefined
}

const { serialize } = protocol

const asWritten = (value: string) => value
/** What Drizzle asks with each statement: moments and their arrays stay text, also those of figures (1231). */
const drizzleParsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, asWritten],
  ),
)

/** PostgreSQL's array types with the type of their elements; these numbers never change. */
const arrays = [
  [1000, types.BOOL],
  [1003, 19],
  [1005, types.INT2],
  [1007, types.INT4],
  [1009, types.TEXT],
  [1014, types.BPCHAR],
  [1015, types.VARCHAR],
  [1016, types.INT8],
  [1021, types.FLOAT4],
  [1022, types.FLOAT8],
  [1028, types.OID],
  [1115, types.TIMESTAMP],
  [1182, types.DATE],
  [1185, types.TIMESTAMPTZ],
  [1187, types.INTERVAL],
  [1231, types.NUMERIC],
  [199, types.JSON],
  [2951, types.UUID],
  [3807, types.JSONB],
] as const

/** Without parsers of its own, for which PGlite would copy its hundreds of others with every statement. */
const withoutParsers = (options: QueryOptions | undefined): QueryOptions | undefined =>
  options && { ...options, parsers: undefined }

/**
 * PGlite with prepared statements. PGlite's own query parses each statement again, in six calls of its module; a
 * prepared one needs only bind and run, in one call.
 */
export class PreparingPGlite extends PGlite {
  readonly #described = new Map<string, Described>()

  constructor(options: PGliteOptions) {
    super({ ...options, parsers: { ...drizzleParsers, ...options.parsers } })
  }

  /** PGlite asks the database for its array types at each start, which takes as long as all else that a start asks of it. */
  override async _initArrayTypes(): Promise<void> {
    for (const [array, element] of arrays) {
      this.serializers[array] = (value) => types.arraySerializer(value, this.serializers[element], array)
      this.parsers[array] = (value) => types.arrayParser(value, this.parsers[element]!, array)
    }
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((transaction) =>
      work({
        ...transaction,
        // Read when asked, as it changes.
        get closed() {
          return transaction.closed
        },
        query: async <Row>(text: string, values: unknown[] = [], given?: QueryOptions) => {
          const options = withoutParsers(given)
          const name = transaction.closed ? null : this.nameOf(text)
          return name === null
            ? transaction.query<Row>(text, values, options)
            : this.runExclusive(() => this.#run<Row>({ name, text, values, options }))
        },
      }),
    )
  }

  /** What a statement is prepared as; null for one that is not. */
  protected nameOf(text: string): string | null {
    return statementName(text)
  }

  override async query<T>(text: string, values: unknown[] = [], given?: QueryOptions): Promise<Results<T>> {
    const options = withoutParsers(given)
    const name = this.nameOf(text)
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
    if (!this.isInTransaction()) await this.syncToFs()
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
