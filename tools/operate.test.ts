import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { orderNumber } from '../server/trading/orders/order-number.ts'
import { catalogueFolder, smallCatalogue } from '../tests/support/builders/catalogue-folder.ts'
import { runCommand } from '../tests/support/servers/run-command.ts'
import { startServerProcess } from '../tests/support/servers/server-process.ts'

/** Processes start one after another: much, on a machine that does other things as well. */
const slow = { timeout: 300_000 }

test(
  'commands work on the running shop and, once it is killed, on their own (OPER-02, OPER-03, LIFE-23)',
  slow,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dray-running-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const environment = { VAR_FOLDER: folder, DEMO_SHOP: 'false', DATABASE_URL: '' }
    const shop = await startServerProcess(environment)
    const operate = (...words: string[]) => runCommand('operate', words, environment)
    expect(await operate('flags', 'set', 'home.teamPromotion', 'off')).toMatchObject({ code: 0 })
    const catalogue = await catalogueFolder(smallCatalogue('97.00'))
    const loaded = await runCommand('import', [catalogue], environment)
    expect(loaded).toMatchObject({ code: 0, output: expect.stringContaining('containers: 1 read, 1 new') })
    const beers = await (await fetch(`${shop.address}/public/beers/latest`)).text()
    expect(beers).toContain('97')
    expect((await operate('orders', 'show', orderNumber('3346'))).code).toBe(3)
    await shop.kill()

    expect((await stat(join(folder, 'operate.sock'))).isSocket()).toBe(true)
    expect(await operate('flags', 'list')).toMatchObject({ code: 0, output: 'home.teamPromotion off\n' })
    expect((await operate('flags', 'dance')).code).toBe(2)
  },
)
