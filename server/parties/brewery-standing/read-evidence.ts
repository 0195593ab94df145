import { hash } from 'node:crypto'
import type { EvidenceSent } from '../../../shared/api/standing-api.ts'
import { badField } from '../../platform/errors/common-errors.ts'

export type EvidenceType = 'application/pdf' | 'image/png' | 'image/jpeg' | 'text/plain'
export type Evidence = { mediaType: EvidenceType; bytes: Buffer; sha256: string }

/** Largest evidence of an AWRS entry, in bytes. */
const evidenceBytes = 5 * 1024 * 1024

/**
 * Evidence by its bytes, whatever its name: a PDF, PNG or JPEG file, or a page as UTF-8 text. Throws RequestError 400
 * for anything else, for none, and for more than 5 MB.
 */
export function readEvidence(bytes: Buffer): Evidence {
  if (bytes.length > evidenceBytes) throw badField('evidence', 'The evidence is larger than 5 MB.')
  const mediaType = typeOf(bytes)
  if (mediaType === null)
    throw badField('evidence', 'The evidence must be a PDF, PNG or JPEG file, or the text of the page.')
  return { mediaType, bytes, sha256: hash('sha256', bytes, 'hex') }
}

function typeOf(bytes: Buffer): EvidenceType | null {
  const head = bytes.subarray(0, 8).toString('latin1')
  if (head.startsWith('%PDF-')) return 'application/pdf'
  if (head === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return isText(bytes) ? 'text/plain' : null
}

/** Readable UTF-8 with something in it. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // oxlint-disable-next-line no-control-regex -- control characters beside tabs and line ends are no page's text
    return text.trim() !== '' && !/[\u0000-\u0008\u000e-\u001f\u007f]/.test(text)
  } catch {
    return false
  }
}

/** The bytes of evidence as a call sends it: a text, or a file in base64. Throws RequestError 400 for other text. */
export function evidenceBytesOf(sent: EvidenceSent): Buffer {
  if ('text' in sent) return Buffer.from(sent.text, 'utf8')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(sent.file)) throw badField('evidence', 'The file must be in base64.')
  return Buffer.from(sent.file, 'base64')
}
