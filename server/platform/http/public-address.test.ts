import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a00:1',
  '0:0:0:0:0:ffff:7f00:1',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '2002:a00:1::1',
  '2001:0:a00:1::1',
  '2001:db8::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '100::1',
  'localhost',
  '',
])('%s is no public address (PLAT-11)', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:2800:220:1::1', '2a00:1450:4009::200e'])(
  '%s is a public address (PLAT-11)',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
