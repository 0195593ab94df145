import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readyShopKey } from '../server/backoffice/import/ready/ready-shop-folder.ts'
import { shopArguments } from './support/servers/public-choices.ts'
import { type ServerProcess, startServerProcess } from './support/servers/server-process.ts'

const paths = [
  '/',
  '/beers',
  '/breweries',
  '/basket',
  '/sell',
  '/nothing-here',
  '/api/beers',
  '/api/beers?limit=nonsense',
  '/api/sell/orders',
  '/docs/api/openapi.json',
  '/sitemap.xml',
  '/readyz',
]

test('the built server answers as its sources do, from the same demo shop (OPER-11)', async () => {
  const [sources, built] = await Promise.all([start(['server/main.ts']), start(shopArguments)])
  for (const path of paths) expect(await answerOf(built, path)).toEqual(await answerOf(sources, path))
})

test('the built server knows the ready shop of its own sources without reading them (OPER-11)', () => {
  const scripts = readdirSync('dist/shop').filter((name) => name.endsWith('.js'))
  const knowing = scripts.filter((name) =>
    readFileSync(join('dist/shop', name), 'utf8').includes(`"${readyShopKey()}"`),
  )
  expect(knowing).toHaveLength(1)
  expect(readFileSync('dist/ready-shop/key', 'utf8')).toBe(readyShopKey())
})

test('stack traces of the built server name the sources (OPER-11)', () => {
  const { stderr } = spawnSync(process.execPath, ['dist/shop/main.js'], {
    env: { PATH: process.env['PATH'], PUBLIC_URL: 'http://localhost', VAR_FOLDER: 'package.json/no-folder' },
    encoding: 'utf8',
  })
  const [, line] =
    /at makePrivate \(file:\S+\/server\/platform\/database\/private-folder\.ts:(\d+):\d+\)/.exec(stderr) ?? []
  const lines = readFileSync('server/platform/database/private-folder.ts', 'utf8').split('\n')
  expect(lines[Number(line) - 1]).toContain('mkdirSync(')
})

test('traces are in a file of their own, which no start imports on its own (INST-14)', () => {
  const files = readdirSync('dist/shop')
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join('dist/shop', name), 'utf8') }))
  const holding = files.filter(({ text }) => text.includes('OTLPTraceExporter'))
  expect(holding).toHaveLength(1)
  const importing = files.filter(({ text }) => text.includes(`from "./${holding[0]!.name}"`))
  expect(importing).toEqual([])
})

function start(entry: readonly string[]): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'dray-built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return startServerProcess({ VAR_FOLDER: folder, PUBLIC_URL: 'http://127.0.0.1' }, onTestFinished, entry)
}

/** Status, kind and text of an answer, without what each process makes by chance. */
async function answerOf({ address }: ServerProcess, path: string) {
  const answer = await fetch(address + path, { redirect: 'manual' })
  const text = (await answer.text()).replaceAll(
    /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|"requestId":"[^"]*"/g,
    '',
  )
  return { path, status: answer.status, kind: answer.headers.get('content-type'), text }
}
