import { RpcError, rpcCodes } from './rpc-error.ts'

const stateless = '2026-07-28'
/** Versions that begin with `initialize`, newest first: what the app serves is the same in all of them (PLAT-26). */
const handshakes = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05'] as const
export const mcpVersions: readonly string[] = [stateless, ...handshakes]

/** The version that a handshake is answered with: the client's own, or the newest. */
export const handshakeVersion = (requested: unknown): string =>
  handshakes.find((version) => version === requested) ?? handshakes[0]

export type McpRequest = {
  id: string | number
  method: string
  params: Readonly<Record<string, unknown>>
  isStateless: boolean
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const metaName = 'io.modelcontextprotocol/'
const longestId = 200

/**
 * Reads one message of the Model Context Protocol and holds its headers against it; null for a notification. Throws
 * RpcError.
 */
export function readMcpMessage(body: unknown, headers: Headers): McpRequest | null {
  if (!isRecord(body) || body['jsonrpc'] !== '2.0' || typeof body['method'] !== 'string')
    throw new RpcError(rpcCodes.badRequest, 'One JSON-RPC 2.0 request is taken.', { status: 400 })
  const { method, id } = body
  const params = body['params'] ?? {}
  if (!isRecord(params)) throw new RpcError(rpcCodes.badParameters, 'params is an object.', { status: 400 })
  if (id === undefined) return null
  if (!isId(id)) throw new RpcError(rpcCodes.badRequest, 'id is a text or a whole number.', { status: 400 })
  return { id, method, params, isStateless: readVersion({ method, params }, headers) }
}

/** The id of a message that could not be read otherwise; null without one. */
export const idOf = (body: unknown): string | number | null =>
  isRecord(body) && isId(body['id']) ? body['id'] : null

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isId = (id: unknown): id is string | number =>
  typeof id === 'string' ? id.length <= longestId : Number.isSafeInteger(id)

/** Whether the message is of the stateless version. Throws RpcError where headers and body disagree. */
function readVersion(message: Pick<McpRequest, 'method' | 'params'>, headers: Headers): boolean {
  const meta = isRecord(message.params['_meta']) ? message.params['_meta'] : {}
  const inBody = meta[`${metaName}protocolVersion`]
  const inHeader = headers['mcp-protocol-version']
  // The handshake comes before there is a version to name; and clients of UCP call tools without one, which earlier
  // versions of the protocol allow.
  if (inBody === undefined && (inHeader === undefined || message.method === 'initialize')) return false
  if (inHeader === undefined) throw mismatch('The header MCP-Protocol-Version is missing.')
  if (inBody !== undefined && inBody !== inHeader)
    throw mismatch('The header MCP-Protocol-Version does not match the version of the body.')
  if (!mcpVersions.includes(String(inHeader))) throw unknownVersion(inHeader)
  if (inHeader !== stateless) return false
  if (inBody === undefined || !isRecord(meta[`${metaName}clientCapabilities`]))
    throw new RpcError(
      rpcCodes.badParameters,
      `params._meta names ${metaName}protocolVersion and ${metaName}clientCapabilities.`,
      { status: 400 },
    )
  holdHeaders(message, headers)
  return true
}

function holdHeaders({ method, params }: Pick<McpRequest, 'method' | 'params'>, headers: Headers): void {
  if (headers['mcp-method'] !== method) throw mismatch('The header Mcp-Method does not match the method.')
  if (method === 'tools/call' && decoded(headers['mcp-name']) !== params['name'])
    throw mismatch('The header Mcp-Name does not match params.name.')
}

/** A header's text; what is not plain ASCII comes as `=?base64?…?=`. */
function decoded(header: string | string[] | undefined): string | undefined {
  if (typeof header !== 'string') return undefined
  const [, base64] = /^=\?base64\?([A-Za-z0-9+/=]*)\?=$/.exec(header) ?? []
  return base64 === undefined ? header : Buffer.from(base64, 'base64').toString('utf8')
}

const mismatch = (message: string) => new RpcError(rpcCodes.headerMismatch, message, { status: 400 })

const unknownVersion = (requested: unknown) =>
  new RpcError(rpcCodes.unknownVersion, 'Unsupported protocol version', {
    status: 400,
    data: { supported: mcpVersions, requested: String(requested).slice(0, 40) },
  })
