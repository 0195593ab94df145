import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { isAnswered } from '../../../platform/database/local-socket.ts'
import { BadMessage, readMessages, sendMessage } from './message-lines.ts'
import { findSocketPath, keyFileOf } from './operate-places.ts'

const longestMessage = 64 * 1024 * 1024
const largestFile = 10 * 1024 * 1024

type SendToRunningShopInput = { tool: string; request: object; onEvent: (event: never) => void }

/**
 * Has the running shop of this VAR_FOLDER do something, and answers what it says; null where none runs. Files that it
 * asks for are read here. Throws Error where it refuses or ends in the middle.
 */
export async function sendToRunningShop(
  varFolder: string,
  { tool, request, onEvent }: SendToRunningShopInput,
): Promise<{ answer: unknown } | null> {
  const path = await findSocketPath(varFolder)
  if (!(await isAnswered(path))) return null
  const key = await readFile(keyFileOf(varFolder), 'utf8').catch(() => {
    throw new Error(
      `The shop runs, but ${keyFileOf(varFolder)} cannot be read: only its own user commands it.`,
    )
  })
  const socket = connect(path)
  try {
    sendMessage(socket, { key, tool, request })
    for await (const message of readMessages(socket, () => longestMessage)) {
      const { event, file, answer, refused } = message as Record<string, unknown>
      if (event !== undefined) onEvent(event as never)
      else if (typeof file === 'string') sendMessage(socket, await fileMessage(file))
      else if (typeof refused === 'string') throw new Error(refused)
      else if (answer !== undefined) return { answer }
    }
  } catch (error) {
    if (error instanceof BadMessage) throw new Error('The shop’s answer could not be read.', { cause: error })
    throw error
  } finally {
    socket.destroy()
  }
  throw new Error('The shop ended before it answered. Look whether it was done, and type it again.')
}

async function fileMessage(path: string): Promise<object> {
  try {
    const bytes = await readFile(path)
    if (bytes.length > largestFile) return { unreadable: 'it is larger than 10 MB' }
    return { bytes: bytes.toString('base64') }
  } catch (error) {
    return { unreadable: (error as NodeJS.ErrnoException).code ?? 'unknown' }
  }
}
