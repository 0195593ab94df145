import { readFile, stat, writeFile } from 'node:fs/promises'
import { mkdtemp, mkdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sendToRunningShop } from './send-to-running-shop.ts'
import { findSocketPath, keyFileOf } from './operate-places.ts'
import { readFileOfCommand } from './operate-tool.ts'
import { serveOperate, type Tools } from './serve-operate.ts'

async function openFolder(...within: string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'dray-operate-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const folder = join(root, ...within)
  await mkdir(folder, { recursive: true })
  return folder
}

/** A shop that listens in a folder, with what it logged. */
async function listenIn(varFolder: string, tools: Tools = {}) {
  const logged: string[] = []
  const log = (text: unknown) => void logged.push(String(text))
  const served = await serveOperate({
    varFolder,
    tools: { echo: async (request) => ({ heard: request }), ...tools },
    logger: { info: log as never, warn: log as never },
  })
  onTestFinished(() => served.close())
  return { ...served, logged }
}

const ask = (folder: string, request: object, onEvent: (event: object) => void = () => {}, tool = 'echo') =>
  sendToRunningShop(folder, { tool, request, onEvent })
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('only the user of the shop can speak to it, with a key that is new at each start (OPER-02, LIFE-23)', async () => {
  const folder = await openFolder()
  expect(await ask(folder, { n: 1 })).toBeNull()
  const first = await listenIn(folder)
  expect(await ask(folder, { n: 2 })).toEqual({ answer: { heard: { n: 2 } } })
  expect([await modeOf(await findSocketPath(folder)), await modeOf(keyFileOf(folder))]).toEqual([
    '600',
    '600',
  ])
  const key = await readFile(keyFileOf(folder), 'utf8')
  await writeFile(keyFileOf(folder), 'f'.repeat(64))
  await expect(ask(folder, {})).rejects.toThrow('The running shop refuses this.')
  expect(first.logged).toEqual(['a command for the running shop showed a wrong key'])
  await first.close()
  expect(await ask(folder, {})).toBeNull()
  await listenIn(folder)
  expect(await readFile(keyFileOf(folder), 'utf8')).not.toBe(key)
})

test('a socket file that no one answers does not stop a start, a running shop keeps its own (OPER-03)', async () => {
  const folder = await openFolder()
  await writeFile(join(folder, 'operate.sock'), '')
  expect(await ask(folder, {})).toBeNull()
  await listenIn(folder)
  const key = await readFile(keyFileOf(folder), 'utf8')
  const second = await listenIn(folder)
  expect(second.logged).toEqual(['another process of this VAR_FOLDER listens for commands'])
  await second.close()
  expect(await readFile(keyFileOf(folder), 'utf8')).toBe(key)
  expect(await ask(folder, { still: true })).toEqual({ answer: { heard: { still: true } } })
})

test('of processes that start at one moment one listens, and the others start all the same (OPER-03)', async () => {
  const folder = await openFolder()
  const started = await Promise.all([listenIn(folder), listenIn(folder), listenIn(folder)])
  expect(started.map(({ logged }) => logged.length).toSorted()).toEqual([0, 1, 1])
  expect(await ask(folder, { n: 1 })).toEqual({ answer: { heard: { n: 1 } } })
})

test('a worker that is given a folder that is not there yet starts, and makes it (OPER-02)', async () => {
  const folder = join(await openFolder(), 'not', 'yet')
  await listenIn(folder)
  expect(await ask(folder, { n: 1 })).toEqual({ answer: { heard: { n: 1 } } })
})

test('a path too long for a socket moves to the temporary folder (OPER-02)', async () => {
  const folder = await openFolder('a'.repeat(60), 'b'.repeat(60))
  await listenIn(folder)
  const path = await findSocketPath(folder)
  onTestFinished(() => rm(join(path, '..'), { recursive: true, force: true }))
  expect(path.startsWith(tmpdir())).toBe(true)
  expect(await readFile(join(folder, 'operate.path'), 'utf8')).toBe(path)
  expect(await ask(folder, { far: 1 })).toEqual({ answer: { heard: { far: 1 } } })
})

test('files are read where the command was typed, and events come before the answer (OPER-02)', async () => {
  const folder = await openFolder()
  const letter = join(folder, 'letter.md')
  await writeFile(letter, 'Subject: ales')
  await listenIn(folder, {
    read: async (request, exchange) => {
      exchange.tell({ print: 'reading' })
      return { text: String(await readFileOfCommand(exchange, (request as { path: string }).path)) }
    },
  })
  const events: object[] = []
  const read = (path: string) => ask(folder, { path }, (event) => events.push(event), 'read')
  expect(await read(letter)).toEqual({ answer: { text: 'Subject: ales' } })
  expect(events).toEqual([{ print: 'reading' }])
  await expect(read(`${letter}.no`)).rejects.toThrow('cannot be read: ENOENT')
})

test('without the key nothing longer than a greeting is read (OPER-02)', async () => {
  const folder = await openFolder()
  await listenIn(folder)
  const socket = connect(await findSocketPath(folder))
  onTestFinished(() => void socket.destroy())
  socket.write('x'.repeat(70_000))
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  expect(answer).toBe('')
})
