import { expect, test } from 'vitest'
import { createLogger } from './create-logger.ts'
import { textLog } from './text-log.ts'

function openLog() {
  let text = ''
  const logger = createLogger('debug', textLog({ write: (line) => void (text += line) }))
  return {
    logger,
    lines: () =>
      text
        .replaceAll(/\d\d:\d\d:\d\d/g, '12:00:00')
        .split('\n')
        .slice(0, -1),
  }
}

test('a terminal shows a request by time, method, path, status and milliseconds', () => {
  const { logger, lines } = openLog()
  logger.info(
    { requestId: 'pxdaeqg24q', method: 'GET', url: '/shop?q=bitter', status: 200, ms: 34 },
    'request',
  )
  logger.warn(
    { requestId: 'ymqyu97xrc', method: 'DELETE', url: '/api/basket', status: 503, ms: 2 },
    'request',
  )
  expect(lines()).toEqual([
    '  12:00:00  GET    /shop?q=bitter 200 34 ms',
    '  12:00:00  WARN   DELETE /api/basket 503 2 ms ymqyu97xrc',
  ])
})

test('other lines of a terminal have their facts, and errors their stack and request', () => {
  const { logger, lines } = openLog()
  logger.info({ beers: 561, ms: 1228 }, 'the search index is built')
  logger.error({ err: new Error('out of beer'), requestId: 'pxdaeqg24q' }, 'a request failed')
  const [info, error, stack, first] = lines()
  expect(info).toBe('  12:00:00  the search index is built  beers=561  ms=1228')
  expect(error).toBe('  12:00:00  ERROR  a request failed  requestId="pxdaeqg24q"')
  expect(stack).toBe('    Error: out of beer')
  expect(first).toMatch(/^ {8}at /)
})

test('what a caller sends neither moves the cursor of a terminal nor starts a line', () => {
  const { logger, lines } = openLog()
  logger.info(
    { requestId: 'pxdaeqg24q', method: 'GET', url: '/\u001B[2J\r\nGET /admin', status: 404, ms: 1 },
    'request',
  )
  logger.info({ name: 'a\u009Bb' }, 'said\nso')
  expect(lines()).toEqual([
    '  12:00:00  GET    /  GET /admin 404 1 ms pxdaeqg24q',
    expect.stringMatching(/ said so {2}name="a/),
  ])
  expect(lines().join('')).not.toMatch(/\p{Cc}/u)
})
