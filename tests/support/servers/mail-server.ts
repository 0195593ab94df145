import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type ReceivedMail = { from: string; to: string[]; source: string }

export type MailServer = {
  url: string
  received: ReceivedMail[]
  /** While set, every mail is answered with this SMTP code. */
  refuseWith: number | null
}

/**
 * A real SMTP server on a port of its own, closed with the test. A secure one speaks TLS from the start, with an
 * untrusted certificate.
 */
export async function openMailServer({ secure = false } = {}): Promise<MailServer> {
  const mailServer: MailServer = { url: '', received: [], refuseWith: null }
  const server = new SMTPServer({
    secure,
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { refuseWith } = mailServer
        if (refuseWith !== null)
          return done(Object.assign(new Error('not today'), { responseCode: refuseWith }))
        const { mailFrom, rcptTo } = session.envelope
        mailServer.received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString(),
        })
        return done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  // The test expects the sender to hang up over the certificate.
  server.on('error', () => {})
  mailServer.url = `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return mailServer
}
