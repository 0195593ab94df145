import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBucketServer } from '../../../tests/support/servers/bucket-server.ts'
import { freePort } from '../../../tests/support/servers/free-port.ts'
import { openMailServer } from '../../../tests/support/servers/mail-server.ts'
import { openSilentServer } from '../../../tests/support/servers/silent-server.ts'
import { startStripe, webhookSecret } from '../../../tests/support/servers/stripe-server.ts'
import { openWholeShop } from '../../../tests/support/shops/whole-shop.ts'
import { readConfig } from '../../platform/config/config.ts'
import { connectEmbedded } from '../../platform/database/embedded-database.ts'
import { migrate } from '../../platform/database/apply-migrations.ts'
import { createStripeProvider } from '../../finance/payments/stripe-provider.ts'
import { webhookEvents } from '../../finance/payments/webhook-path.ts'
import { examineInstallation } from './examine-installation.ts'
import type { Finding } from './finding.ts'

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dray-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Settings of an installation whose outside parts all run, and those parts. */
async function openOutside() {
  const [stripe, bucket] = [await startStripe(), await openBucketServer()]
  onTestFinished(() => stripe.stop())
  const mail = await openMailServer({ secure: true, login: { user: 'dray', password: 'let me/in' } })
  const publicUrl = `http://127.0.0.1:${await freePort()}`
  const environment: Record<string, string> = {
    PUBLIC_URL: publicUrl,
    VAR_FOLDER: await ownFolder(),
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url,
    PROCESSING_FEE_PERCENT: '2.5',
    S3_BUCKET_URL: bucket.settings.url,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
    SMTP_URL: `${mail.url.replace('//', `//dray:${encodeURIComponent('let me/in')}@`)}?tls.rejectUnauthorized=false`,
    MAIL_FROM: 'Dray <orders@dray.example>',
  }
  stripe.endpoints.push({
    id: 'we_1',
    url: `${publicUrl}/webhooks/stripe`,
    status: 'enabled',
    enabled_events: [...webhookEvents],
  })
  return { stripe, bucket, mail, environment, publicUrl }
}

/** The shop itself, at its public address and with Stripe. */
async function openAt(publicUrl: string, environment: Record<string, string>): Promise<void> {
  const payments = createStripeProvider(readConfig(environment).stripe!)
  const { app } = await openWholeShop(undefined, { publicUrl, payments })
  await app.listen({ host: '127.0.0.1', port: Number(new URL(publicUrl).port) })
}

/** States and sentences of one check. */
const of = (findings: readonly Finding[], wanted: Finding['check']) =>
  findings.filter(({ check }) => check === wanted).map(({ state, sentence }) => `${state}: ${sentence}`)

test('an installation whose parts all run has no failure, and nothing is left behind (INST-05, INST-06)', async () => {
  const { bucket, mail, stripe, environment, publicUrl } = await openOutside()
  await openAt(publicUrl, environment)
  const findings = await examineInstallation(environment)
  expect(findings.filter(({ state }) => state === 'fail')).toEqual([])
  expect(of(findings, 'site')).toEqual([`ok: The shop is ready at ${publicUrl}.`])
  expect(of(findings, 'clocks')).toEqual(['ok: The running shop and this machine have the same time.'])
  expect(of(findings, 'mail')).toEqual([
    expect.stringMatching(/^ok: .* answers and takes the login, on this machine\. Nothing was sent\.$/),
  ])
  expect(mail.received).toEqual([])
  expect(of(findings, 'stripe')).toEqual([
    'warn: Stripe accepts both keys; they are of test mode and take no money.',
    `ok: Stripe sends all 13 events to ${publicUrl}/webhooks/stripe.`,
    'ok: The running shop takes webhooks that are signed with STRIPE_WEBHOOK_SECRET.',
  ])
  expect([stripe.books.intents.size, stripe.books.events]).toEqual([0, []])
  expect(of(findings, 'bucket')).toEqual([
    expect.stringMatching(/^ok: .* takes, gives and deletes an object\.$/),
  ])
  expect(await bucket.held()).toEqual([])
})

test('what is wrong outside is found, said with what to do, and without a secret (INST-05, INST-06)', async () => {
  const { stripe, environment, publicUrl } = await openOutside()
  await openAt(publicUrl, environment)
  stripe.refusedKeys.add('sk_test_forgotten')
  stripe.endpoints[0]!.enabled_events = ['payment_intent.succeeded']
  const wrong = {
    ...environment,
    STRIPE_SECRET_KEY: 'sk_test_forgotten',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_another_endpoint',
    S3_SECRET_ACCESS_KEY: 'secret of another bucket',
    SMTP_URL: environment['SMTP_URL']!.replace('let%20me', 'keep-me-out'),
  }
  const findings = await examineInstallation(wrong)
  expect(of(findings, 'stripe')).toEqual([
    'fail: Stripe does not accept STRIPE_SECRET_KEY.',
    'fail: The running shop refuses what STRIPE_WEBHOOK_SECRET signed.',
  ])
  expect(of(findings, 'bucket')).toEqual([
    expect.stringMatching(/^fail: put failed in .* answered PUT .* with 403/),
  ])
  expect(of(findings, 'mail')).toEqual([
    expect.stringMatching(/^fail: .* does not take us: Invalid login: 535/),
  ])
  expect(JSON.stringify(findings)).not.toMatch(/forgotten|another_endpoint|another bucket|keep-me-out/)
  const failures = findings.filter(({ state }) => state === 'fail')
  expect(failures.filter(({ advice }) => advice === null || advice === '')).toEqual([])

  const fewer = await examineInstallation(environment)
  expect(of(fewer, 'stripe')[1]).toMatch(/^fail: .* lacks events: payment_intent.payment_failed, /)
  stripe.restrictedKeys.add('sk_test_standin')
  const restricted = await examineInstallation(environment)
  expect(of(restricted, 'stripe')[1]).toMatch(/^warn: This restricted key may not list webhook endpoints/)
})

async function mailOf(SMTP_URL: string): Promise<string[]> {
  const settings = { VAR_FOLDER: await ownFolder(), SMTP_URL, MAIL_FROM: 'a@b.example' }
  return of(await examineInstallation(settings), 'mail')
}

test('a mail server with an untrusted certificate, and one without TLS, are told apart (INST-05)', async () => {
  const [secure, plain] = [await openMailServer({ secure: true }), await openMailServer()]
  expect(await mailOf(secure.url)).toEqual([expect.stringMatching(/^fail: .*certificate/)])
  expect(await mailOf(plain.url)).toEqual([
    expect.stringMatching(/^ok: .* answers, on this machine\. Nothing was sent\.$/),
  ])
  expect(await mailOf(`${plain.url}?requireTLS=true`)).toEqual([expect.stringMatching(/^fail: /)])
})

test('outside parts that never answer end the question, each on its own (INST-06)', async () => {
  const [port, environment] = [await openSilentServer(), (await openOutside()).environment]
  const silent = {
    ...environment,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    STRIPE_API_URL: `http://127.0.0.1:${port}`,
    S3_BUCKET_URL: `http://127.0.0.1:${port}/dray`,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    DATABASE_URL: `postgres://dray@127.0.0.1:${port}/dray`,
    DEMO_SHOP: 'false',
    SELLER: 'none',
  }
  const findings = await examineInstallation(silent, { waitMs: 300 })
  const failed = findings.filter(({ state }) => state === 'fail').map(({ check }) => check)
  expect([...new Set(failed)]).toEqual(['database', 'site', 'mail', 'stripe', 'bucket'])
})

test('a database at rest is opened for its migrations; files that others can read are found (INST-05)', async () => {
  const folder = await ownFolder()
  const database = join(folder, 'database')
  const empty = await connectEmbedded({ folder: database })
  await empty.close()
  await chmod(database, 0o755)
  await writeFile(join(folder, 'secrets.key'), 'key', { mode: 0o644 })
  const before = await examineInstallation({ VAR_FOLDER: folder })
  expect(of(before, 'migrations')).toEqual([expect.stringMatching(/^fail: \d+ of \d+ are missing: 0000_cat/)])
  expect(of(before, 'folder').slice(0, 2)).toEqual([
    `fail: ${join(folder, 'secrets.key')} can be read by other users of this machine.`,
    `fail: ${database} can be read by other users of this machine.`,
  ])

  const migrated = await connectEmbedded({ folder: database })
  await migrate(migrated)
  await migrated.close()
  await chmod(join(folder, 'secrets.key'), 0o600)
  const after = await examineInstallation({ VAR_FOLDER: folder })
  expect(of(after, 'migrations')).toEqual([expect.stringMatching(/^ok: All \d+ ran\.$/)])
  expect(of(after, 'folder')[0]).toMatch(/^ok: /)
})

test('the age of the newest backup is that of its file (INST-05)', async () => {
  const folder = await ownFolder()
  const settings = { VAR_FOLDER: folder, BACKUP_FOLDER: join(folder, 'backups') }
  const backups = async () => of(await examineInstallation(settings), 'backups')
  expect(await backups()).toEqual([expect.stringMatching(/^fail: BACKUP_FOLDER cannot be read: ENOENT/)])
  await mkdir(settings.BACKUP_FOLDER)
  await writeFile(join(settings.BACKUP_FOLDER, '.half.dump'), 'half')
  expect(await backups()).toEqual([expect.stringMatching(/^fail: .* holds no backup\.$/)])
  await writeFile(join(settings.BACKUP_FOLDER, 'monday.dump'), 'all')
  expect(await backups()).toEqual([
    expect.stringMatching(/^ok: The newest backup, monday.dump, is 0 min old/),
  ])
})
