import { chmodSync, chownSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/servers/free-port.ts'
import { type MailServer, openMailServer } from '../support/servers/mail-server.ts'
import { shopArguments } from '../support/servers/public-choices.ts'
import { openSilentProxy, type SilentProxy } from '../support/servers/silent-proxy.ts'
import type { ClusterPrograms } from './cluster-programs.ts'
import { createShopDatabase } from './create-shop-database.ts'
import { type DatabaseNodes, startDatabaseNodes } from './database-nodes.ts'
import { isReady, shopEnvironment } from './shop-environment.ts'
import { supervise, type SupervisedProcess } from './supervised-process.ts'
import { until } from './until-ready.ts'
import { balancerConfiguration, poolerConfiguration } from './traffic-configuration.ts'

/** A process of the shop, and the network between it and the pooler. */
export type ShopProcess = { process: SupervisedProcess; url: string; network: SilentProxy }

export type Cluster = {
  /** Where visitors come in. */
  url: string
  /** The primary, past the pooler. */
  databaseUrl: string
  web: ShopProcess[]
  workers: ShopProcess[]
  pooler: SupervisedProcess
  balancer: SupervisedProcess
  bucket: SupervisedProcess
  database: DatabaseNodes
  mails: MailServer
  folder: string
  close: () => Promise<void>
}

type Ends = (() => Promise<void>)[]

/** Starts all parts and answers once the databases are whole. The shop's processes start when `startShop` is called. */
export async function openCluster(programs: ClusterPrograms) {
  const folder = mkdtempSync(join(tmpdir(), 'dray-cluster-'))
  chmodSync(folder, 0o755)
  if (programs.owner !== undefined) chownSync(folder, programs.owner.uid, programs.owner.gid)
  const ends: Ends = []
  const whenOver = (end: () => Promise<void>) => void ends.unshift(end)
  const supervised = (process: SupervisedProcess) => {
    whenOver(process.end)
    return process
  }
  const close = async () => {
    for (const end of ends) await end()
  }
  // An interrupted run leaves no server behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close().finally(() => process.exit(1)))
  try {
    const database = await startDatabaseNodes(programs, folder)
    for (const part of [database.etcd, ...database.nodes.map(({ process }) => process)]) supervised(part)
    await until('the databases', database.areWhole)
    const ports = { webPort: await freePort(), databasePort: await freePort(), poolerPort: await freePort() }
    const webPorts = [await freePort(), await freePort(), await freePort()]
    const balancerFile = join(folder, 'haproxy.cfg')
    const webServers = webPorts.map((port, index) => ({ name: `web${index + 1}`, port }))
    const nodes = database.nodes.map((node) => ({
      name: node.process.name,
      port: node.port,
      checkPort: node.restPort,
    }))
    writeFileSync(balancerFile, balancerConfiguration(ports, webServers, nodes))
    const poolerFile = join(folder, 'pgbouncer.ini')
    writeFileSync(
      poolerFile,
      poolerConfiguration({ port: ports.poolerPort, databasePort: ports.databasePort }),
    )
    const { haproxy, pgbouncer, owner } = programs
    const balancer = supervised(
      supervise({ name: 'haproxy', command: haproxy, args: ['-db', '-f', balancerFile], folder }),
    )
    const pooler = supervised(
      supervise({ name: 'pgbouncer', command: pgbouncer, args: [poolerFile], folder, owner }),
    )
    const bucketPort = await freePort()
    const bucket = supervised(
      supervise({
        name: 'bucket',
        command: process.execPath,
        args: ['tests/cluster/bucket-process.ts', String(bucketPort), join(folder, 'objects')],
        folder,
      }),
    )
    const mails = await openMailServer({ whenOver })
    const databaseUrl = `postgres://postgres@127.0.0.1:${ports.databasePort}/dray`
    await createShopDatabase(databaseUrl)
    const url = `http://127.0.0.1:${ports.webPort}`
    const settings = { url, databaseUrl, bucketPort, mailUrl: mails.url, folder }
    const start = async (role: 'web' | 'worker', name: string, port: number): Promise<ShopProcess> => {
      const network = await openSilentProxy(`postgres://postgres@127.0.0.1:${ports.poolerPort}/dray`)
      whenOver(network.close)
      const environment = shopEnvironment(settings, { role, port, databaseUrl: network.address })
      const described = { name, command: process.execPath, args: shopArguments, environment, folder }
      return { process: supervised(supervise(described)), url: `http://127.0.0.1:${port}`, network }
    }
    const startShop = async (): Promise<Cluster> => {
      const web = await Promise.all(webServers.map(({ name, port }) => start('web', name, port)))
      const workers = [
        await start('worker', 'worker1', await freePort()),
        await start('worker', 'worker2', await freePort()),
      ]
      for (const shop of [...web, ...workers]) await until(shop.process.name, () => isReady(shop.url))
      await until('the balancer', () => isReady(url))
      return { url, databaseUrl, web, workers, pooler, balancer, bucket, database, mails, folder, close }
    }
    return { databaseUrl, folder, startShop, close }
  } catch (error) {
    await close()
    throw error
  }
}
