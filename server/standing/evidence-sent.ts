import type { EvidenceSent } from '../../shared/api/standing-api.ts'
import { badField } from '../errors/common-errors.ts'

/** The bytes of evidence as a call sends it: a text, or a file in base64. Throws RequestError 400 for other text. */
export function evidenceBytesOf(sent: EvidenceSent): Buffer {
  if ('text' in sent) return Buffer.from(sent.text, 'utf8')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(sent.file)) throw badField('evidence', 'The file must be in base64.')
  return Buffer.from(sent.file, 'base64')
}
