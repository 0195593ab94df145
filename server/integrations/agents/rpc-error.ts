/** An answer of JSON-RPC that is an error, with the HTTP status it comes under. */
export class RpcError extends Error {
  readonly code: number
  readonly status: number
  readonly data: Readonly<Record<string, unknown>> | undefined

  constructor(
    code: number,
    message: string,
    { status = 200, data }: { status?: number; data?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.data = data
  }
}

/** Codes of JSON-RPC, of the Model Context Protocol and, from -32001 on, of the Universal Commerce Protocol. */
export const rpcCodes = {
  parse: -32700,
  badRequest: -32600,
  unknownMethod: -32601,
  badParameters: -32602,
  fault: -32603,
  headerMismatch: -32020,
  unknownVersion: -32022,
  refused: -32000,
  discovery: -32001,
} as const
