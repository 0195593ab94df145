import { connectPostgres } from '../server/platform/database/postgres-database.ts'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import { openLastKegsShop } from '../tests/support/last-kegs/last-kegs-shop.ts'
import { buyerCount, kegs, sellLastKegs } from '../tests/support/last-kegs/sell-last-kegs.ts'
import { startThrowawayPostgres } from '../tools/throwaway-postgres.ts'
import { printResult } from './measurements.ts'

const aThousand = 1000
/** A new shop after so many rounds: tables of orders, baskets and sessions stay small. */
const roundsEach = 50
/** A process that starts takes longer than a sale: one of so many rounds ends one, and connections end in each. */
const roundsToKill = 6
const template = 'bench_template'

/**
 * Sells the last 25 kegs to 400 buyers at once, over two processes, while imports run: connections are killed in each
 * round, and a process in some. Sets exit code 1 for a round that sells more or fewer, or loses or doubles an order.
 */
export async function benchLastKegs(count: number = aThousand): Promise<void> {
  const postgres = await startThrowawayPostgres('-c fsync=off -c synchronous_commit=off')
  if (postgres === null) {
    printResult('the last kegs on PostgreSQL', 'no server here')
    return
  }
  const faults: string[] = []
  let imports = 0
  let killed = 0
  try {
    postgres.createDatabase(template)
    const connection = await connectPostgres(`${postgres.url}/${template}`)
    await migrate(connection)
    await connection.close()
    for (let first = 0; first < count; first += roundsEach) {
      const name = `bench_${first}`
      postgres.createDatabase(name, template)
      const databaseUrl = `${postgres.url}/${name}`
      const shop = await openLastKegsShop(databaseUrl)
      for (let round = first; round < Math.min(count, first + roundsEach); round += 1) {
        const endsProcess = Math.random() < 1 / roundsToKill
        const sale = await sellLastKegs(shop, { round, endsProcess })
        if (endsProcess) killed += 1
        imports += sale.imports
        faults.push(...sale.faults.map((fault) => `round ${round}: ${fault}`))
      }
      await shop.close()
      printResult('rounds of the last kegs', `${Math.min(count, first + roundsEach)} of ${count}`)
    }
  } finally {
    postgres.stop()
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  printResult('processes killed', String(killed))
  printResult('imports meanwhile', String(imports))
  printResult(`rounds of ${buyerCount} buyers`, String(count))
  printResult(`rounds in which not exactly ${kegs} had one each`, String(faults.length), {
    target: '0',
    isMet: faults.length === 0,
  })
  if (faults.length > 0) process.exitCode = 1
}
