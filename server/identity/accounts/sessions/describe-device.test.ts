import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0 Safari/537.36 Edg/150.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${webkit} Chrome/150.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1',
    'Safari on Mac',
  ],
  ['curl/8.5.0', 'Unknown device'],
  [undefined, 'Unknown device'],
  ['okhttp/4 (Android)', 'An app on Android'],
  ['<script>alert(1)</script>', 'Unknown device'],
])('%s is %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
