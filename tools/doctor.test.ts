import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommand } from '../tests/support/servers/run-command.ts'
import { startServerProcess } from '../tests/support/servers/server-process.ts'
import { checkNames, type Finding } from '../server/backoffice/doctor/finding.ts'

/** Processes start one after another: much, on a machine that does other things as well. */
const slow = { timeout: 300_000 }

test('the help explains every check and needs no setting; a wrong word exits 2 (INST-07)', async () => {
  const help = await runCommand('doctor', ['--help'], { PORT: 'eighty' })
  expect(help.code).toBe(0)
  for (const check of checkNames) expect(help.output).toMatch(new RegExp(`^  ${check} +\\S`, 'm'))
  const unknown = await runCommand('doctor', ['--heal'], {})
  expect([unknown.code, unknown.output]).toEqual([2, expect.stringContaining('--help')])
})

test('wrong settings are all named, and exit 1 (INST-05, INST-07)', async () => {
  const wrong = { PORT: 'eighty', TRUSTED_PROXIES: 'everybody', STRIPE_SECRET_KEY: 'my secret 123' }
  const { code, output } = await runCommand('doctor', [], wrong)
  expect(code).toBe(1)
  expect(output.match(/(?<=^fail  settings     )[A-Z_]+/gm)).toEqual([
    'PORT',
    'TRUSTED_PROXIES',
    'STRIPE_SECRET_KEY',
  ])
  expect(output).not.toContain('my secret')
  const unsaid = await runCommand('doctor', ['--json'], { PUBLIC_URL: 'http://shop.dray.invalid' })
  const { isFit, findings } = JSON.parse(unsaid.output) as { isFit: boolean; findings: Finding[] }
  expect([unsaid.code, isFit]).toEqual([1, false])
  const settings = findings.filter(({ check }) => check === 'settings').map(({ sentence }) => sentence)
  expect(settings.map((sentence) => /^[A-Z_]+/.exec(sentence)?.[0])).toEqual([
    'PAYMENTS',
    'MAILS',
    'SELLER_NAME',
    'SELLER_ADDRESS',
    'SELLER_VAT_NUMBER',
    'SELLER_AWRS_NUMBER',
    'DEMO_SHOP',
    'PUBLIC_URL',
  ])
})

test(
  'beside a running shop the embedded database is left alone, and the shop is asked (INST-07, INST-08)',
  slow,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dray-doctor-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const environment = { VAR_FOLDER: folder, DEMO_SHOP: 'false' }
    const shop = await startServerProcess(environment)
    const doctor = () => runCommand('doctor', ['--json'], { ...environment, PUBLIC_URL: shop.address })
    const beside = await doctor()
    const { isFit, findings } = JSON.parse(beside.output) as { isFit: boolean; findings: Finding[] }
    expect([beside.code, isFit]).toEqual([0, true])
    expect(findings.find(({ check }) => check === 'database')?.sentence).toMatch(
      /^Embedded, in use by process \d+/,
    )
    expect(findings.find(({ check }) => check === 'site')?.state).toBe('ok')
    await shop.stop()

    const stopped = await doctor()
    const after = (JSON.parse(stopped.output) as { findings: Finding[] }).findings
    expect(stopped.code).toBe(1)
    expect(after.filter(({ state }) => state === 'fail').map(({ check }) => check)).toEqual(['site'])
    expect(after.find(({ check }) => check === 'migrations')?.state).toBe('ok')
  },
)
