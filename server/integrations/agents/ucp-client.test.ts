import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildBeer, buildBrewery, buildContainer } from '../../../tests/support/builders/builders.ts'
import { openSite, siteName } from '../../../tests/support/outbound/open-site.ts'
import { receiverCertificate } from '../../../tests/support/outbound/receiver-certificate.ts'
import { openAgentShop } from '../../../tests/support/shops/agent-shop.ts'
import { orders } from '../../trading/orders/order-tables.ts'

const publicUrl = `https://${siteName}`
const built = { variantId: '' }
const shop = await openAgentShop(
  async (database) => {
    const tern = await buildBrewery(database, { slug: 'tern', name: 'Tern' })
    const beer = await buildBeer(database, {
      breweryId: tern.id,
      name: 'Harbour Bitter',
      style: 'best-bitter',
    })
    const size = { name: '9g Cask (Firkin)', volumeMl: 40_914, priceMinor: 9_850, availableUnits: 7 }
    const firkin = await buildContainer(database, { beerId: beer.id, type: 'cask', ...size })
    built.variantId = firkin.storefrontVariantId!
  },
  { publicUrl },
)
const site = await openSite(shop.app)
const home = await mkdtemp(join(tmpdir(), 'ucp-'))
const certificate = join(home, 'certificate.pem')
await writeFile(certificate, receiverCertificate)
afterAll(() => rm(home, { recursive: true, force: true }))

type Said = { code: number | null; answer: Record<string, any>; said: string }

/** The protocol's reference client, as agents run it: one process for each operation. */
async function ucp(...words: string[]): Promise<Said> {
  const client = spawn(
    process.execPath,
    ['node_modules/@shopify/ucp-cli/dist/bin.js', ...words, '--business', publicUrl, '--format', 'json'],
    {
      env: {
        PATH: process.env['PATH'],
        UCP_HOME: home,
        UCP_STRICT_SCHEMA: '1',
        UCP_AGENT_PROFILE_URL: shop.platform.url('/profile.json'),
        HTTPS_PROXY: site.proxy,
        NODE_EXTRA_CA_CERTS: certificate,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  let problems = ''
  client.stdout.on('data', (text: Buffer) => (said += text.toString()))
  client.stderr.on('data', (text: Buffer) => (problems += text.toString()))
  const [code] = (await once(client, 'close')) as [number | null]
  return { code, said: `${said}\n${problems}`, answer: said.startsWith('{') ? JSON.parse(said) : {} }
}

/** What the shop answered. Throws with the client's words where it took the answer for a failure. */
async function done(...words: string[]): Promise<Record<string, any>> {
  const { code, answer, said } = await ucp(...words)
  if (code !== 0) throw new Error(said)
  return answer['result']
}

test('the reference client of UCP reads the profile and fills a basket up to the hand-off (PLAT-21, PLAT-22, PLAT-23)', async () => {
  const offered = await done('discover')
  expect(offered['protocol']).toMatchObject({ version: '2026-08-25' })
  const found = await done('catalog', 'search', '--set', '/query=bitter firkin')
  const [variant] = found['products'][0].variants
  expect(variant).toMatchObject({ id: built.variantId, price: { amount: 9_850, currency: 'GBP' } })

  const line = ['--set', `/line_items/0/item/id=${variant.id}`, '--set', '/line_items/0/quantity=2']
  const cart = await done('cart', 'create', ...line)
  expect(cart['line_items']).toMatchObject([{ item: { id: built.variantId }, quantity: 2 }])
  expect(await done('cart', 'get', cart['id'])).toMatchObject({ id: cart['id'], totals: cart['totals'] })

  const input = JSON.stringify({ cart_id: cart['id'], line_items: [] })
  const checkout = await done('checkout', 'create', '--input', input)
  expect(checkout).toMatchObject({
    status: 'requires_escalation',
    messages: expect.arrayContaining([expect.objectContaining({ severity: 'requires_buyer_input' })]),
    continue_url: `${publicUrl}/buy/${built.variantId}:2`,
  })
  const handed = join(home, 'handed.json')
  const completed = await done('checkout', 'complete', checkout['id'], '--on-escalation', `cat > '${handed}'`)
  expect(completed).toMatchObject({ status: 'requires_escalation', continue_url: checkout['continue_url'] })
  expect(JSON.parse(await readFile(handed, 'utf8'))).toMatchObject({ url: checkout['continue_url'] })
  expect(await shop.connection.database.select().from(orders)).toEqual([])

  // The link that the agent hands over leads a person to a basket with these lines.
  const { pathname } = new URL(checkout['continue_url'])
  const opened = await shop.get(pathname)
  expect([opened.statusCode, opened.headers['location']]).toEqual([
    302,
    expect.stringContaining('/cart?offer='),
  ])
  expect(site.asked.every((name) => name === `${siteName}:443`)).toBe(true)
})
