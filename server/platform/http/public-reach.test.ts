import { expect, test } from 'vitest'
import { openReceiver } from '../../../tests/support/outbound/open-receiver.ts'
import { isPublicAddress } from './public-address.ts'
import { createPublicReach, type ReachError } from './public-reach.ts'

const receiver = await openReceiver()
const asked = { method: 'GET' as const, headers: {}, timeoutMs: 5000, mostBytes: 100 }
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: ReachError) => error.problem,
  )

test.each([
  'https://127.0.0.1',
  'https://0x7f.1',
  'https://2130706433',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://[::ffff:7f00:1]',
  'https://[64:ff9b::7f00:1]',
  'https://[fe80::1]',
  'https://169.254.169.254/latest/meta-data/',
  'https://[fd00:ec2::254]/latest/meta-data/',
  'https://100.100.100.200/latest/meta-data/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[2002:7f00:1::]',
  'https://[2001:0:53aa:64c::1]',
  'https://[::7f00:1]',
  'https://[fec0::1]',
  'https://[ff02::1]',
  'https://[::]',
  'https://0.0.0.0',
  'https://0177.0.0.1',
  'https://127.1',
  'https://10.0.0.1',
  'https://172.16.0.1',
  'https://192.168.1.1',
  'http://hooks.example',
])('%s is refused before a connection (PLAT-11)', async (address) => {
  const before = receiver.connections()
  const { port } = new URL(receiver.url())
  const url = new URL(address)
  url.port = port
  const reach = createPublicReach({ ca: receiver.reach.ca! })
  expect(await problemOf(reach.ask({ ...asked, url }))).toBe('refused_address')
  expect(await reach.isClosed(url)).toBe(true)
  expect(receiver.connections()).toBe(before)
})

test('the connection goes to the address that was checked, whatever the name says afterwards (PLAT-11)', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.1']]
  const looked: string[] = []
  const reach = createPublicReach({
    ...receiver.reach,
    resolve: async (name) => {
      looked.push(name)
      return answers.shift() ?? []
    },
  })
  const { status } = await reach.ask({ ...asked, url: new URL(receiver.url('/once')) })
  expect([status, looked]).toEqual([200, ['hooks.example']])
})

test('a name that leads to metadata of the host is refused at each call, also after a good answer (PLAT-11)', async () => {
  const before = receiver.connections()
  const answers = [['127.0.0.1'], ['169.254.169.254'], ['fd00:ec2::254'], ['::ffff:169.254.169.254']]
  const reach = createPublicReach({
    ...receiver.reach,
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    resolve: async () => answers.shift() ?? [],
  })
  const ask = () => reach.ask({ ...asked, url: new URL(receiver.url('/metadata')) })
  expect((await ask()).status).toBe(200)
  for (let at = 0; at < 3; at += 1) expect(await problemOf(ask())).toBe('refused_address')
  expect(receiver.connections()).toBe(before + 1)
})

test.each([301, 302, 303, 307, 308])(
  'a redirect of status %i to an address inside is an answer, and nothing is called (PLAT-09, PLAT-11)',
  async (status) => {
    const before = receiver.connections()
    const reach = createPublicReach(receiver.reach)
    receiver.answer({ status, headers: { location: receiver.url('/inside') } })
    expect(await reach.ask({ ...asked, url: new URL(receiver.url('/outside')) })).toMatchObject({ status })
    expect(receiver.connections()).toBe(before + 1)
    expect(receiver.received.some(({ path }) => path === '/inside')).toBe(false)
    receiver.answer({ status: 200 })
  },
)

test('one private address among several refuses the name (PLAT-11)', async () => {
  const reach = createPublicReach({
    resolve: async () => ['93.184.216.34', '10.0.0.1'],
    isAllowed: isPublicAddress,
  })
  expect(await problemOf(reach.ask({ ...asked, url: new URL(receiver.url()) }))).toBe('refused_address')
})

test('a host that answers nothing is given up after the time, and a redirect is an answer (PLAT-09)', async () => {
  const reach = createPublicReach(receiver.reach)
  receiver.answer('nothing')
  const url = new URL(receiver.url('/silent'))
  expect(await problemOf(reach.ask({ ...asked, url, timeoutMs: 50 }))).toBe('timeout')
  receiver.answer({ status: 302, headers: { location: receiver.url('/next') }, body: 'x'.repeat(500) })
  expect(await reach.ask({ ...asked, url })).toMatchObject({
    status: 302,
    text: 'x'.repeat(100),
    isWhole: false,
  })
  expect(receiver.received.some(({ path }) => path === '/next')).toBe(false)
})

test('a certificate that no one has signed is no answer (PLAT-11)', async () => {
  const reach = createPublicReach({ ...receiver.reach, ca: undefined! })
  expect(await problemOf(reach.ask({ ...asked, url: new URL(receiver.url()) }))).toBe('unreachable')
})
