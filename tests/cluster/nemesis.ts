import { loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from '../../bench/seeded-chance.ts'
import type { Driven } from './cluster-driver.ts'
import type { ClusterPrograms } from './cluster-programs.ts'
import { type Incident, incidents } from './incidents.ts'
import type { Cluster } from './open-cluster.ts'
import { until } from './until-ready.ts'
import { isReady } from './shop-environment.ts'

export type Suffered = {
  name: string
  /** Seconds from its end until every process was ready and an order that began after it was taken. */
  recovered: number
  promised: number
  failedPages: number
  keepsPages: boolean
  load: number
}

type Nemesis = {
  cluster: Cluster
  programs: ClusterPrograms
  chance: Chance
  driven: Driven
  seconds: number
  /** Called between two incidents, while everything is well. */
  between: () => Promise<void>
  /** Called again and again until everything is well: buyers have to order, of whom a long incident may have left none. */
  during: () => Promise<void>
  report: (suffered: Suffered) => void
}

const longestRecoverySeconds = 120
const longRunSeconds = 600

/**
 * Lets one incident after the other happen until the time is over: all of them in an order of chance before one comes again.
 * Between two of them every part is well. Throws where it does not become well.
 */
export async function sufferIncidents(nemesis: Nemesis): Promise<Suffered[]> {
  const { cluster, programs, chance, driven, seconds, between, during, report } = nemesis
  const ends = Date.now() + seconds * 1000
  const all: Suffered[] = []
  let waiting: Incident[] = []
  while (Date.now() < ends) {
    if (waiting.length === 0) waiting = shuffled(incidents, chance)
    const incident = waiting.pop()!
    await wait(500 + chance.below(1000))
    const began = Date.now()
    await incident.happen(cluster, programs, chance, seconds >= longRunSeconds)
    const ended = Date.now()
    await until(
      `recovery after: ${incident.name}`,
      async () => {
        await during()
        return isWell(cluster, driven, ended)
      },
      longestRecoverySeconds,
    )
    const recovered = (Date.now() - ended) / 1000
    await until(`databases after: ${incident.name}`, cluster.database.areWhole, longestRecoverySeconds)
    const failedPages = driven.visits.filter(({ at, status }) => at >= began && status !== 200).length
    const { name, promisedSeconds: promised, keepsPages } = incident
    const suffered = { name, recovered, promised, failedPages, keepsPages, load: loadavg()[0]! }
    all.push(suffered)
    report(suffered)
    await between()
  }
  return all
}

/** Every process says that it is ready, and an order that began after the moment is taken. */
async function isWell({ web, workers }: Cluster, { orders }: Driven, since: number): Promise<boolean> {
  if (!orders.some(({ beganAt }) => beganAt >= since)) return false
  const answers = await Promise.all([...web, ...workers].map(({ url }) => isReady(url)))
  return answers.every(Boolean)
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  return items
    .map((item) => ({ item, place: chance.below(1_000_000) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
