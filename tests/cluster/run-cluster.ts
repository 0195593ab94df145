import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { seededChance } from '../../bench/seeded-chance.ts'
import { connectPostgres } from '../../server/platform/database/postgres-database.ts'
import { commandLimits } from '../../server/platform/database/postgres-limits.ts'
import { listFaults } from './check-lists.ts'
import { mailFaults } from './check-mails.ts'
import { orderFaults } from './check-orders.ts'
import { startDriver } from './cluster-driver.ts'
import type { ClusterPrograms } from './cluster-programs.ts'
import { printRun, printSuffered } from './cluster-report.ts'
import { stockCluster } from './cluster-stock.ts'
import { sufferIncidents } from './nemesis.ts'
import { type Cluster, openCluster } from './open-cluster.ts'
import { until } from './until-ready.ts'
import { passClaims, waitingMails } from './waiting-mails.ts'
import { gatherWaitingBuyers } from './waiting-buyers.ts'

const visited = [
  '/',
  '/shop',
  '/breweries',
  '/shop?style=porter',
  '/shop?region=yorkshire',
  '/public/groups',
  '/public/beers/latest?page_size=10',
]

/** Longer than a mail takes that is being sent. */
const betweenLooksMs = 5000
/** Buyers who wait while a part recovers; more are gathered in calm moments. */
const fewestMeanwhile = 20

/**
 * A whole cluster that sells while its parts are killed, stopped and cut off for so many seconds; what must hold in the
 * end is checked. Answers whether it did. The folder with all logs stays where it did not.
 */
export async function runCluster(
  programs: ClusterPrograms,
  { seconds, seed }: { seconds: number; seed: number },
): Promise<boolean> {
  const chance = seededChance(seed)
  const opening = await openCluster(programs)
  const ends = [opening.close]
  let isWell = false
  try {
    const connection = await connectPostgres(opening.databaseUrl, { limits: commandLimits })
    ends.unshift(connection.close)
    const { database } = connection
    const kegs = await stockCluster(database)
    const cluster = await opening.startShop()
    // Baskets have chances of their own: how many are filled hangs on the machine, and the incidents must not.
    const ofBaskets = seededChance(seed + 1)
    const buyers = gatherWaitingBuyers(connection, { kegs, publicUrl: cluster.url, chance: ofBaskets })
    await buyers.fill()
    const { driven, stop } = startDriver(cluster.url, buyers, visited)
    const suffered = await sufferIncidents({
      cluster,
      programs,
      chance,
      driven,
      seconds,
      // It failed, and is tried again at the next calm moment, where the connection of this test broke.
      between: () => buyers.fill().catch(() => {}),
      during: () => buyers.fill(fewestMeanwhile).catch(() => {}),
      report: printSuffered,
    })
    await stop()
    await until('the last mails', async () => {
      await passClaims(database)
      await wait(betweenLooksMs)
      return (await waitingMails(database)) === 0
    })
    const mails = mailFaults(cluster.mails, driven.orders)
    const faults = [
      ...(await orderFaults(database, driven.orders, kegs)),
      ...mails.faults,
      ...(await untilListsAgree(() =>
        listFaults(
          database,
          cluster.web.map(({ url }) => url),
        ),
      )),
      ...driven.refusals
        .filter((code) => code !== 'basket_changed')
        .map((code) => `an order was refused by ${code}`),
    ]
    isWell = printRun({ seed, suffered, driven, faults, mailsAgain: mails.again, starts: startsOf(cluster) })
    return isWell
  } finally {
    for (const end of ends) await end().catch(() => {})
    if (isWell) rmSync(opening.folder, { recursive: true, force: true })
    else process.stdout.write(`seed ${seed}; logs of all parts: ${opening.folder}\n`)
  }
}

/** Each process follows the others' changes within a second. */
async function untilListsAgree(look: () => Promise<string[]>): Promise<string[]> {
  let faults = await look()
  for (let looks = 0; looks < 20 && faults.length > 0; looks += 1) {
    await wait(250)
    faults = await look()
  }
  return faults
}

const startsOf = ({ web, workers, pooler, balancer, bucket, database }: Cluster) =>
  [
    ...[...web, ...workers, ...database.nodes].map(({ process }) => process),
    pooler,
    balancer,
    bucket,
    database.etcd,
  ].reduce((sum, part) => sum + part.starts(), 0)
