/** What an answer says beside its data, as UCP has it. */
export type UcpMessage = {
  type: 'info' | 'warning' | 'error'
  code: string
  content: string
  /** Of the line it is about. */
  path?: string
  severity?: 'recoverable' | 'requires_buyer_input' | 'unrecoverable'
}

/** A message by UCP's own code, which is no error of Dray's API. */
export const ucpMessage = (
  type: UcpMessage['type'],
  code: string,
  content: string,
  more: Pick<UcpMessage, 'path' | 'severity'> = {},
): UcpMessage => ({ type, code, content, ...more })
