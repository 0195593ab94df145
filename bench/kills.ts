import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../server/platform/database/connect.ts'
import { migrate } from '../server/platform/database/apply-migrations.ts'
import { mailFaults, readMailSources } from '../tests/cluster/check-mails.ts'
import { orderFaults } from '../tests/cluster/check-orders.ts'
import { type DrivenOrder, startDriver } from '../tests/cluster/cluster-driver.ts'
import { stockCluster, type StockedKeg } from '../tests/cluster/cluster-stock.ts'
import { passClaims } from '../tests/cluster/waiting-mails.ts'
import { gatherWaitingBuyers, type WaitingBuyers } from '../tests/cluster/waiting-buyers.ts'
import { freePort } from '../tests/support/servers/free-port.ts'
import { startBuiltShop, type Start } from './built-shop.ts'
import { pictureFaults, type Upload, uploadPictures } from './kill-uploads.ts'
import { median, ms, percentile, printResult } from './measurements.ts'
import { seededChance } from './seeded-chance.ts'

const aThousand = 1000
/** Between two looks into the database, and buyers with tokens that have not expired. */
const killsEach = 25
/** A kill falls at a moment of chance after a life's first order: mails, jobs and pictures are then under way too. */
const longestLifeMs = 2000
/** A picture takes longer than an order: one of so many lives waits for one, and is killed during another. */
const livesToPicture = 4
/** Without an order or a picture it ends all the same. */
const longestWaitMs = 5000

/**
 * Kills the built shop on its embedded database again and again while buyers order, pay and upload pictures. Sets exit code 1
 * where an order or a picture that was acknowledged is not there, or anything beside the orders is unlike them.
 */
export async function benchKills(
  count: number = aThousand,
  seed: number = Date.now() % 1_000_000,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dray-kills-'))
  const chance = seededChance(seed)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const starts: Start[] = []
  const faults: string[] = []
  const orders: DrivenOrder[] = []
  const uploads: Upload[] = []
  let kegs: StockedKeg[] = []
  /** Opens the database between two lives of the shop. */
  const look = async (fewest: number): Promise<WaitingBuyers> => {
    const connection = await connect({ databaseUrl: null, folder: join(folder, 'database') })
    try {
      await migrate(connection)
      if (kegs.length === 0) kegs = await stockCluster(connection.database)
      await passClaims(connection.database)
      faults.push(...(await orderFaults(connection.database, orders, kegs)))
      const buyers = gatherWaitingBuyers(connection, { kegs, publicUrl: url, chance })
      await buyers.fill(fewest)
      return buyers
    } finally {
      await connection.close()
    }
  }
  try {
    printResult('seed', String(seed))
    for (let first = 0; first < count && faults.length === 0; first += killsEach) {
      const kills = Math.min(killsEach, count - first)
      const buyers = await look(kills * 12)
      const uploader = buyers.next()!
      let shop = await startBuiltShop({ folder, port, url })
      const { driven, stop } = startDriver(url, buyers, ['/readyz'])
      const pictures = uploadPictures(url, uploader, uploads)
      for (let kill = 0; kill < kills; kill += 1) {
        starts.push(shop.start)
        await untilOneMore(driven.orders)
        if (kill % livesToPicture === 0) {
          pictures.begin()
          await untilOneMore(uploads)
        }
        await wait(chance.below(longestLifeMs))
        await shop.kill()
        shop = await startBuiltShop({ folder, port, url })
      }
      starts.push(shop.start)
      await Promise.all([stop(), pictures.finish()])
      orders.push(...driven.orders)
      await shop.kill()
      const longest = Math.max(...starts.map(({ wallMs }) => wallMs))
      printResult('kills', `${first + kills} of ${count}, longest start ${ms(longest)}`)
    }
    // The last life sends what waits.
    await look(0)
    const shop = await startBuiltShop({ folder, port, url })
    const mails = await untilMailsAreOut(folder, orders)
    faults.push(...mails.faults, ...(await pictureFaults(url, uploads)))
    await shop.kill()
    await look(0)
    report({ starts, orders, uploads: uploads.length, again: mails.again })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  printResult('faults', String(faults.length), { target: '0', isMet: faults.length === 0 })
  if (faults.length > 0) process.exitCode = 1
}

async function untilOneMore(acknowledged: readonly unknown[]): Promise<void> {
  const before = acknowledged.length
  const ends = performance.now() + longestWaitMs
  while (acknowledged.length === before && performance.now() < ends) await wait(10)
}

const longestMailMs = 60_000

async function untilMailsAreOut(folder: string, orders: readonly DrivenOrder[]) {
  const ends = Date.now() + longestMailMs
  for (;;) {
    const mails = mailFaults({ received: await readMailSources(join(folder, 'mail')) }, orders)
    if (mails.faults.length === 0 || Date.now() > ends) return mails
    await wait(1000)
  }
}

type Report = { starts: readonly Start[]; orders: readonly DrivenOrder[]; uploads: number; again: number }

function report({ starts, orders, uploads, again }: Report): void {
  const walls = starts.map(({ wallMs }) => wallMs).toSorted((one, other) => one - other)
  const processor = starts.map(({ cpuMs }) => cpuMs).toSorted((one, other) => one - other)
  const refused = orders.flatMap(({ unpaidFor }) => unpaidFor ?? [])
  printResult('orders acknowledged and paid', String(orders.length - refused.length))
  if (refused.length > 0) printResult('acknowledged, and their payment refused for', refused.join(', '))
  printResult('pictures acknowledged', String(uploads))
  printResult('mails written a second time under the same Message-ID', String(again))
  printResult('start, processor time', figures(processor))
  printResult(`start, by the clock (load ${loadavg()[0]!.toFixed(1)})`, figures(walls))
}

const figures = (times: number[]) =>
  `${ms(median(times))}, p99 ${ms(percentile(times, 0.99))}, longest ${ms(times.at(-1) ?? 0)}`
