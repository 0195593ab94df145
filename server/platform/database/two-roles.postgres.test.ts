import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildContainer } from '../../../tests/support/builders/builders.ts'
import { runCommand } from '../../../tests/support/servers/run-command.ts'
import { publicChoices } from '../../../tests/support/servers/public-choices.ts'
import { startServerProcess } from '../../../tests/support/servers/server-process.ts'
import { checkoutRequest, openLoadClients } from '../../../tests/support/shops/load-clients.ts'
import { testSecretsKey } from '../../../tests/support/shops/test-sealer.ts'
import { sandboxTokens } from '../../../shared/orders/sandbox-cards.ts'
import { connectPostgres } from './postgres-database.ts'

/** Processes start one after another: much, on a machine that does other things as well. */
const slow = { timeout: 300_000 }

const publicUrl = 'https://dray.example'
const server = inject('postgresServer') ?? ''

/** The statements of docs/run/install.md, first those of an administrator, then those of the owner. */
function documentedStatements(names: Record<string, string>): string[][] {
  const [, section = ''] = readFileSync('docs/run/install.md', 'utf8').split('## Two roles')
  const blocks = [...section.split('\n## ')[0]!.matchAll(/```sql\n([^`]+)```/g)]
  return blocks.map(([, text = '']) =>
    text
      .replaceAll(/dray_owner|dray_app|\bdray\b/g, (name) => names[name] ?? name)
      .replaceAll(/^--.*$/gm, '')
      .split(';')
      .map((statement) => statement.trim())
      .filter((statement) => statement !== ''),
  )
}

async function runStatements(address: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** An own database whose owner and whose user are two roles, made as the documentation says. */
async function makeTwoRoles() {
  const suffix = randomBytes(4).toString('hex')
  const names = { dray: `dray_test_${suffix}`, dray_owner: `owner_${suffix}`, dray_app: `app_${suffix}` }
  const [byAdministrator = [], byOwner = []] = documentedStatements(names)
  await runStatements(`${server}/postgres`, byAdministrator)
  onTestFinished(() =>
    runStatements(`${server}/postgres`, [
      `drop database ${names.dray} with (force)`,
      `drop role ${names.dray_app}`,
      `drop role ${names.dray_owner}`,
    ]),
  )
  const addressOf = (role: string) => `${server.replace('dray@', `${role}@`)}/${names.dray}`
  const owner = addressOf(names.dray_owner)
  return { owner, app: addressOf(names.dray_app), grant: () => runStatements(owner, byOwner) }
}

test(
  'a whole order runs by a role that can neither create nor drop tables (INST-02, INST-03)',
  slow,
  async () => {
    const { owner, app, grant } = await makeTwoRoles()
    const environment = publicChoices({
      DATABASE_URL: app,
      PUBLIC_URL: publicUrl,
      // Shop and commands seal with one key.
      SECRETS_KEY: testSecretsKey,
    })
    const refused = await runCommand('operate', ['flags', 'list'], environment)
    expect(refused.code).toBe(1)
    expect(refused.output).toMatch(
      /lacks \d+ of this version's migrations \(0000_catalogue.*npm run migrate$/m,
    )

    const direct = { ...environment, DATABASE_DIRECT_URL: owner }
    expect((await runCommand('migrate', ['--pending'], direct)).output).toContain('pending 0000_catalogue')
    const migrated = await runCommand('migrate', [], direct)
    expect([migrated.output, migrated.code]).toEqual([expect.stringContaining('ran 0000_catalogue'), 0])
    expect((await runCommand('migrate', [], direct)).output).toBe('The database was up to date.\n')
    const ungranted = await runCommand('operate', ['flags', 'list'], environment)
    expect(ungranted.output).toContain('may not read which migrations ran')
    await grant()

    const connection = await connectPostgres(owner)
    onTestFinished(connection.close)
    const { storefrontVariantId } = await buildContainer(connection.database, { availableUnits: 5 })
    const buys = [{ variantId: storefrontVariantId!, quantity: 2 }]
    const [buyer] = await openLoadClients(connection.database, { count: 1, publicUrl, buys })
    const shop = await startServerProcess(environment)
    const placed = await fetch(`${shop.address}/api/orders`, checkoutRequest(buyer!, randomUUID()))
    expect(placed.status).toBe(201)
    const { number } = (await placed.json()) as { number: string }
    const headers = { authorization: buyer!.authorization, 'content-type': 'application/json' }
    const paid = await fetch(`${shop.address}/api/orders/${number}/payment`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ token: sandboxTokens.success }),
    })
    expect([paid.status, await paid.json()]).toEqual([
      200,
      expect.objectContaining({ paidAt: expect.any(String) }),
    ])
    for (const [verb, ...words] of [['accept'], ['dispatch'], ['deliver', 'name=Jo Barr']]) {
      const { code, output } = await runCommand('operate', ['orders', verb!, number, ...words], environment)
      expect([code, output]).toEqual([0, expect.any(String)])
    }

    for (const statement of ['create table stolen (n int)', 'drop table orders', 'create schema stolen'])
      await expect(runStatements(app, [statement])).rejects.toMatchObject({ code: '42501' })
    await shop.stop()
  },
)

test('a server with DATABASE_DIRECT_URL never migrates by DATABASE_URL, even where it could (INST-03)', async () => {
  const { owner } = await makeTwoRoles()
  const environment = publicChoices({
    DATABASE_URL: owner,
    DATABASE_DIRECT_URL: owner,
    PUBLIC_URL: publicUrl,
  })
  const { code, output } = await runCommand('operate', ['flags', 'list'], environment)
  expect([code, output]).toEqual([1, expect.stringContaining('npm run migrate')])
  const server = spawnSync(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...environment, VAR_FOLDER: 'var/never-made', PORT: '0' },
    encoding: 'utf8',
  })
  expect([server.status, server.stderr]).toEqual([
    1,
    expect.stringMatching(/^The database lacks .* npm run migrate\n$/),
  ])
  expect((await runCommand('migrate', ['--pending'], environment)).code).toBe(1)
})
