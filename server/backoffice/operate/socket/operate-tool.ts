import { UsageError } from '../operator-command.ts'
import type { Exchange } from './serve-operate.ts'

type OperateRequest = { words: string[]; typedBy: string }

/** A command's words and who typed them. Throws Error for another request. */
export function readOperateRequest(request: unknown): OperateRequest {
  const { words, typedBy } = (request ?? {}) as Partial<OperateRequest>
  if (!Array.isArray(words) || !words.every(isText) || !isText(typedBy))
    throw new Error('That is no command.')
  // Whatever a machine is called, it is one line of the trail.
  return { words, typedBy: typedBy.replaceAll(/[^\w.@-]/g, '').slice(0, 120) }
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** A file that the command reads where it was typed. Throws UsageError if it cannot be read. */
export async function readFileOfCommand({ askFile }: Exchange, path: string): Promise<Buffer> {
  const { bytes, unreadable } = ((await askFile(path)) ?? {}) as { bytes?: string; unreadable?: string }
  if (bytes === undefined) throw new UsageError(`'${path}' cannot be read: ${unreadable ?? 'no one answers'}`)
  return Buffer.from(bytes, 'base64')
}
