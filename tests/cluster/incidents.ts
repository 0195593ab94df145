import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { Chance } from '../../bench/seeded-chance.ts'
import type { ClusterPrograms } from './cluster-programs.ts'
import type { Cluster } from './open-cluster.ts'

export type Incident = {
  name: string
  /** Within so many seconds of its end orders are taken again and every process is ready: the promise that is made of it. */
  promisedSeconds: number
  /** Whether no page may fail meanwhile. */
  keepsPages: boolean
  /** Answers at the moment from which recovery counts. */
  happen: (cluster: Cluster, programs: ClusterPrograms, chance: Chance, isLong: boolean) => Promise<void>
}

const shortSilenceMs = 5000
const longSilenceMs = 60_000
/** A primary's machine that restarts: its place is taken meanwhile. */
const rebootMs = 35_000
const frozenMs = 4000

const kill = (part: (cluster: Cluster, chance: Chance) => { kill: () => void }): Incident['happen'] => {
  return async (cluster, _programs, chance) => part(cluster, chance).kill()
}

export const incidents: readonly Incident[] = [
  {
    name: 'a web process is killed',
    promisedSeconds: 10,
    keepsPages: true,
    happen: kill(({ web }, chance) => chance.pick(web).process),
  },
  {
    name: 'a worker is killed',
    promisedSeconds: 10,
    keepsPages: true,
    happen: kill(({ workers }, chance) => chance.pick(workers).process),
  },
  {
    name: 'the pooler is killed',
    promisedSeconds: 3,
    keepsPages: false,
    happen: kill(({ pooler }) => pooler),
  },
  {
    name: 'the balancer is killed',
    promisedSeconds: 3,
    keepsPages: false,
    happen: kill(({ balancer }) => balancer),
  },
  {
    name: 'the object store is killed',
    promisedSeconds: 3,
    keepsPages: true,
    happen: kill(({ bucket }) => bucket),
  },
  {
    name: 'etcd is killed',
    promisedSeconds: 3,
    keepsPages: true,
    happen: kill(({ database }) => database.etcd),
  },
  {
    name: 'a standby is killed',
    promisedSeconds: 3,
    keepsPages: true,
    happen: async ({ database }, _programs, chance) => {
      const primary = await database.primary()
      chance.pick(database.nodes.filter((node) => node !== primary)).process.kill()
    },
  },
  {
    name: 'the primary is killed',
    promisedSeconds: 30,
    keepsPages: false,
    happen: async ({ database }) => (await database.primary())?.process.kill(),
  },
  {
    name: 'the machine of the primary goes away and comes back',
    promisedSeconds: 30,
    keepsPages: false,
    happen: async ({ database }) => (await database.primary())?.process.kill(rebootMs),
  },
  {
    name: 'the primary changes places with a standby',
    promisedSeconds: 30,
    keepsPages: false,
    happen: async ({ database }, { patronictl }) => {
      const primary = await database.primary()
      if (primary === null) return
      const words = [
        '-c',
        database.configuration,
        'switchover',
        '--master',
        primary.process.name,
        '--force',
        'dray',
      ]
      execFileSync(patronictl, words, { stdio: 'ignore', timeout: 60_000 })
    },
  },
  {
    name: 'the network between a process and the pooler goes silent',
    promisedSeconds: 10,
    keepsPages: false,
    happen: async ({ web, workers }, _programs, chance, isLong) => {
      const { network } = chance.pick([...web, ...workers])
      network.mute()
      await wait(isLong ? longSilenceMs : shortSilenceMs)
      network.unmute()
    },
  },
  {
    name: 'a web process stands still',
    promisedSeconds: 10,
    keepsPages: false,
    happen: async ({ web }, _programs, chance) => standStill(chance.pick(web).process),
  },
  {
    name: 'the primary stands still',
    promisedSeconds: 30,
    keepsPages: false,
    happen: async ({ database }) => {
      const primary = await database.primary()
      if (primary !== null) await standStill(primary.process)
    },
  },
]

async function standStill(part: { freeze: () => void; thaw: () => void }): Promise<void> {
  part.freeze()
  await wait(frozenMs)
  part.thaw()
}
