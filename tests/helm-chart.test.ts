import { readFileSync } from 'node:fs'
import { Deployment } from 'kubernetes-models/apps/v1'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2'
import { Job } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { expect, test } from 'vitest'
import { readConfig } from '../server/platform/config/config.ts'
import { publicProblems } from '../server/platform/config/public-settings.ts'
import { filledExample } from './support/deployment/compose-environment.ts'
import { type Manifest, renderChart } from './support/deployment/render-chart.ts'

const kinds = {
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
}
/** Their schemas come with their operators, and are not here. */
const ofOperators = new Set(['Cluster', 'Pooler', 'PodMonitor'])
const everything = {
  web: { autoscaling: true },
  podMonitor: { enabled: true },
  image: { pullSecret: 'pull' },
}
const nothing = {
  database: { create: false },
  ingress: { enabled: false },
  networkPolicy: { enabled: false },
}

type Setting = { name: string; value?: string }
type Probe = { periodSeconds: number; failureThreshold: number }
type Container = { env: Setting[]; readinessProbe?: Probe }
type PodSpec = { terminationGracePeriodSeconds?: number; containers: Container[] }

const podOf = (manifests: Manifest[], name: string): PodSpec =>
  (
    manifests.find(({ kind, metadata }) => ['Deployment', 'Job'].includes(kind) && metadata.name === name)!
      .spec as { template: { spec: PodSpec } }
  ).template.spec

/** What a pod's process gets, with a secret that someone filled in. */
function environmentOf({ containers: [container] }: PodSpec): Record<string, string> {
  const { SECRETS_KEY = '', SMTP_URL = '', METRICS_TOKEN = '', ...seller } = filledExample()
  const own = Object.fromEntries(container!.env.map(({ name, value }) => [name, value ?? 'ofTheSecret1']))
  return {
    SECRETS_KEY,
    SMTP_URL,
    METRICS_TOKEN,
    PAYMENTS: 'sandbox',
    S3_BUCKET_URL: 'https://s3.eu-west-2.amazonaws.com/dray-media',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
    ...Object.fromEntries(Object.entries(seller).filter(([name]) => name.startsWith('SELLER_'))),
    ...own,
  }
}

test.each([
  ['everything', everything],
  ['as little as can be', nothing],
])('the chart with %s makes manifests that Kubernetes knows (INST-16)', async (_what, values) => {
  for (const isUpgrade of [false, true]) {
    const manifests = await renderChart(values, { isUpgrade })
    for (const manifest of manifests) {
      if (ofOperators.has(manifest.kind)) continue
      const Kind = kinds[manifest.kind as keyof typeof kinds]
      expect(() => new Kind(manifest as never).validate(), manifest.metadata.name).not.toThrow()
    }
    const names = manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('its processes have settings that the server knows, and start with them as a public installation (INST-16)', async () => {
  const manifests = await renderChart({})
  const known = readFileSync('.env.example', 'utf8').match(/^[A-Z0-9_]+(?==)/gm)
  // Of Node, and a part of the address that is after it.
  const others = ['NODE_EXTRA_CA_CERTS', 'DRAY_APP_PASSWORD', 'DRAY_OWNER_PASSWORD']
  for (const [name, role] of [
    ['beer-web', 'web'],
    ['beer-worker', 'worker'],
    ['beer-migrate-3', 'both'],
  ] as const) {
    const environment = environmentOf(podOf(manifests, name))
    expect(Object.keys(environment).filter((each) => ![...(known ?? []), ...others].includes(each))).toEqual(
      [],
    )
    const config = readConfig(environment)
    expect(publicProblems(environment, config)).toEqual([])
    expect(config.role).toBe(role)
    // The role that owns the tables is known where it migrates alone.
    expect(config.directDatabaseUrl !== null).toBe(role === 'both')
  }
})

test('a process has longer to end than it drains and than any request takes (INST-16)', async () => {
  const manifests = await renderChart({})
  for (const name of ['beer-web', 'beer-worker']) {
    const pod = podOf(manifests, name)
    const { drainSeconds } = readConfig(environmentOf(pod))
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds + 30)
  }
})

const hookOf = (manifests: Manifest[]) =>
  manifests.find(({ kind }) => kind === 'Job')!.metadata.annotations?.['helm.sh/hook']

test('an upgrade migrates before its processes start (INST-16)', async () => {
  const [installed, upgraded] = await Promise.all([renderChart(), renderChart({}, { isUpgrade: true })])
  expect([hookOf(installed), hookOf(upgraded)]).toEqual([undefined, 'pre-upgrade'])
})

test('the database serves by a role that does not own the tables, as the Compose file does (INST-16)', async () => {
  const manifests = await renderChart()
  const cluster = manifests.find(({ kind }) => kind === 'Cluster')!.spec as {
    bootstrap: { initdb: { postInitApplicationSQL: string[] } }
  }
  const compose = readFileSync('deploy/compose/roles.sql', 'utf8')
  for (const statement of cluster.bootstrap.initdb.postInitApplicationSQL)
    expect(compose).toContain(`${statement};`)
})

const poolersOf = (manifests: Manifest[]) =>
  manifests.flatMap(({ kind, metadata, spec }) =>
    kind === 'Pooler' ? [[metadata.name, (spec as { type: string }).type]] : [],
  )
const readUrlOf = (manifests: Manifest[]) =>
  readConfig(environmentOf(podOf(manifests, 'beer-web'))).readDatabaseUrl

test('lists are read from the standbys by a pooler of their own, or from the primary as all else (INST-16)', async () => {
  const both = await renderChart()
  expect(poolersOf(both)).toEqual([
    ['beer-pooler-rw', 'rw'],
    ['beer-pooler-ro', 'ro'],
  ])
  expect(readUrlOf(both)).toContain('@beer-pooler-ro:5432/')
  const { certificates } = both.find(({ kind }) => kind === 'Cluster')!.spec as {
    certificates: { serverAltDNSNames: string[] }
  }
  expect(certificates.serverAltDNSNames).toEqual(poolersOf(both).map(([name]) => name))

  const primary = await renderChart({ database: { pooler: { types: ['rw'] } } })
  expect(poolersOf(primary)).toEqual([['beer-pooler-rw', 'rw']])
  expect(readUrlOf(primary)).toBeNull()
})

test('web processes stay in service while a standby is promoted, thirty seconds long (INST-10, INST-16)', async () => {
  const [container] = podOf(await renderChart(), 'beer-web').containers
  const { periodSeconds, failureThreshold } = container!.readinessProbe!
  expect(periodSeconds * failureThreshold).toBeGreaterThan(30)
})
