import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../support/servers/free-port.ts'
import type { ClusterPrograms } from './cluster-programs.ts'
import { nodeConfiguration } from './node-configuration.ts'
import { type SupervisedProcess, supervise } from './supervised-process.ts'

type DatabaseNode = { process: SupervisedProcess; port: number; restPort: number }
type Member = { name: string; role: string; state: string; lag?: number | string }
export type DatabaseNodes = {
  etcd: SupervisedProcess
  nodes: DatabaseNode[]
  /** The node that Patroni's members call their leader; null while there is none. */
  primary: () => Promise<DatabaseNode | null>
  /** Whether there are a primary and two standbys that follow it, one of them synchronously. */
  areWhole: () => Promise<boolean>
  configuration: string
}

const names = ['pg1', 'pg2', 'pg3']
const at = (port: number) => `http://127.0.0.1:${port}`

/** Three PostgreSQL servers under Patroni, which agree on their primary in etcd. */
export async function startDatabaseNodes(programs: ClusterPrograms, folder: string): Promise<DatabaseNodes> {
  const { owner } = programs
  const [client, peer] = [await freePort(), await freePort()]
  const args = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': at(client),
    'advertise-client-urls': at(client),
    'listen-peer-urls': at(peer),
    'initial-advertise-peer-urls': at(peer),
    'initial-cluster': `default=${at(peer)}`,
  }
  const etcd = supervise({
    name: 'etcd',
    command: programs.etcd,
    args: Object.entries(args).map(([name, value]) => `--${name}=${value}`),
    folder,
    owner,
  })
  const nodes: DatabaseNode[] = []
  let configuration = ''
  for (const name of names) {
    const own = join(folder, name)
    mkdirSync(own)
    if (owner !== undefined) chownSync(own, owner.uid, owner.gid)
    const [port, restPort] = [await freePort(), await freePort()]
    configuration = join(own, 'patroni.yml')
    const described = { name, folder: own, port, restPort, etcdPort: client, binaries: programs.postgres }
    // What JSON says YAML says too.
    writeFileSync(configuration, JSON.stringify(nodeConfiguration(described)))
    const process = supervise({
      name,
      command: programs.patroni,
      args: [configuration],
      folder,
      owner,
      others: () => postmasterOf(own),
    })
    nodes.push({ process, port, restPort })
  }
  const members = () => askMembers(nodes)
  return {
    etcd,
    nodes,
    configuration,
    primary: async () => {
      const leader = (await members()).find(({ role }) => role === 'leader')?.name
      return nodes.find(({ process: { name } }) => name === leader) ?? null
    },
    areWhole: async () => {
      const all = await members()
      const running = all.filter(({ state }) => state === 'running' || state === 'streaming')
      const isSynchronous = running.some(({ role }) => role === 'sync_standby')
      return running.length === names.length && isSynchronous && running.some(({ role }) => role === 'leader')
    },
  }
}

/** Where the server runs, for Patroni's own death does not end it. */
function postmasterOf(folder: string): number[] {
  try {
    return [Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])]
  } catch {
    return []
  }
}

/** What the first node that answers says of all. */
async function askMembers(nodes: readonly DatabaseNode[]): Promise<Member[]> {
  for (const { restPort } of nodes) {
    try {
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(2000),
      })
      const { members } = (await answer.json()) as { members: Member[] }
      if (members.length > 0) return members
    } catch {
      // Another one is asked.
    }
  }
  return []
}
