import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmod, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { isAnswered, claimPath } from '../../../platform/database/local-socket.ts'
import { readMessages, sendMessage } from './message-lines.ts'
import { findSocketPath, keyFileOf, makeSocketPath } from './operate-places.ts'

const mostConnections = 8
/** Of the first message, which no one has shown a key for yet, and of later ones: a file of 10 MB in base64. */
const firstMessageBytes = 64 * 1024
const laterMessageBytes = 15 * 1024 * 1024
/** Time to show the key, in milliseconds. */
const greetingMs = 5_000

/** What a tool can tell the command while it works, and ask it for. */
export type Exchange = { tell: (event: object) => void; askFile: (path: string) => Promise<unknown> }
export type Tools = Record<string, (request: unknown, exchange: Exchange) => Promise<object>>

type Options = {
  varFolder: string
  tools: Tools
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Commands are carried out after this. */
  after?: Promise<unknown>
  /** Called with each command. */
  onCommand?: () => void
}

/**
 * Lets commands of this machine work on the running shop, at a socket in VAR_FOLDER that only its user can open, with a
 * key that is new at each start (OPER-02). A second process of the same VAR_FOLDER leaves it to the first.
 */
export async function serveOperate(options: Options): Promise<{ close: () => Promise<void> }> {
  const { varFolder, logger } = options
  const leaveToOther = () => {
    logger.info('another process of this VAR_FOLDER listens for commands')
    return { close: async () => {} }
  }
  if (await isAnswered(await findSocketPath(varFolder))) return leaveToOther()
  const key = randomBytes(32).toString('hex')
  const path = await makeSocketPath(varFolder)
  const server = createServer((socket) => void converse(socket, key, options))
  server.maxConnections = mostConnections
  if (!(await claimPath(server, path))) return leaveToOther()
  if (process.platform !== 'win32') await chmod(path, 0o600)
  await replaceFile(keyFileOf(varFolder), key)
  return {
    close: async () => {
      server.close()
      await rm(keyFileOf(varFolder), { force: true })
    },
  }
}

async function converse(
  socket: Socket,
  key: string,
  { tools, logger, after, onCommand }: Options,
): Promise<void> {
  socket.on('error', () => socket.destroy())
  const late = new AbortController()
  void wait(greetingMs, null, { signal: late.signal, ref: false }).then(
    () => socket.destroy(),
    () => {},
  )
  let isKnown = false
  const messages = readMessages(socket, () => (isKnown ? laterMessageBytes : firstMessageBytes))
  try {
    const { value, done } = await messages.next()
    late.abort()
    // Another process only looked whether someone listens.
    if (done) return
    const {
      key: shown,
      tool,
      request,
    } = (value ?? {}) as { key?: unknown; tool?: unknown; request?: unknown }
    const run = typeof tool === 'string' && Object.hasOwn(tools, tool) ? tools[tool] : undefined
    isKnown = isSame(shown, key)
    if (!isKnown) logger.warn('a command for the running shop showed a wrong key')
    if (!isKnown || run === undefined)
      return sendMessage(socket, { refused: 'The running shop refuses this.' })
    const askFile = async (path: string) => {
      sendMessage(socket, { file: path })
      return (await messages.next()).value as unknown
    }
    const tell = (event: object) => sendMessage(socket, { event })
    await after
    onCommand?.()
    sendMessage(socket, { answer: await run(request, { tell, askFile }) })
  } catch (error) {
    logger.warn({ err: error }, 'a command on the running shop failed')
    sendMessage(socket, { refused: (error as Error).message })
  } finally {
    late.abort()
    socket.end()
  }
}

const digestOf = (text: string) => hash('sha256', text, 'buffer')

const isSame = (shown: unknown, key: string): boolean =>
  typeof shown === 'string' && timingSafeEqual(digestOf(shown), digestOf(key))

async function replaceFile(path: string, text: string): Promise<void> {
  const written = `${path}.${process.pid}`
  await writeFile(written, text, { mode: 0o600 })
  await rename(written, path)
}
