import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type MailFile = { file: string; to: string; subject: string; text: string }

/** The mails that the sender stored as files because no mail server is configured, newest first. */
export async function readMailFiles(folder: string, most = 50): Promise<MailFile[]> {
  const files = await readdir(folder).catch(() => [])
  const newest = files
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .toReversed()
    .slice(0, most)
  return Promise.all(
    newest.map(async (file) => ({ file, ...readMail(await readFile(join(folder, file), 'utf8')) })),
  )
}

/** Reads only this shop's mail files (create-mail-sender.ts), not mail in general. */
function readMail(source: string): Omit<MailFile, 'file'> {
  // Long headers go on in lines that begin with a space.
  const headers = source.slice(0, source.indexOf('\n\n')).replace(/\n(?=[ \t])/g, '')
  const lines = headers.split('\n')
  const header = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(headers) ?? []
  const part =
    source.split(`--${boundary}`).find((each) => each.startsWith('\nContent-Type: text/plain')) ?? ''
  const body = part.slice(part.indexOf('\n\n') + 2)
  return {
    to: /[^\s<>]+@[^\s<>]+/.exec(header('To'))?.[0] ?? '',
    subject: decoded(header('Subject')),
    text: /^Content-Transfer-Encoding: quoted-printable$/m.test(part) ? unquoted(body) : body,
  }
}

/** A header that is not ASCII has encoded words (RFC 2047); the space between two of them is not part of the text. */
function decoded(header: string): string {
  return header
    .replace(/(\?=)\s+(?==\?)/g, '$1')
    .replace(/=\?utf-8\?q\?([^?]*)\?=/gi, (_, text: string) => unquoted(text.replaceAll('_', ' ')))
}

function unquoted(body: string): string {
  return body
    .replace(/=\n/g, '')
    .replace(/(=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
}
