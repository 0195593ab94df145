import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type ReceivedMail = { from: string; to: string[]; source: string }

export type MailServer = {
  url: string
  received: ReceivedMail[]
  /** While set, every mail is answered with this SMTP code. */
  refuseWith: number | null
  /** While set, every recipient is. */
  refuseRecipientsWith: number | null
  /** How many recipients were named to it. */
  recipients: number
  /** How each client that has hung up had greeted, and whether with TLS. */
  clients: { greeting: string; isEncrypted: boolean }[]
}

type Login = { user: string; password: string }

export type MailServerOptions = {
  secure?: boolean
  startTls?: boolean
  login?: Login | null
  whenOver?: (end: () => Promise<void>) => void
}

/**
 * A real SMTP server on a port of its own, closed with the test or when the caller says that it is over. A secure one speaks TLS from the start, or
 * after STARTTLS, with an untrusted certificate; one with a login takes mails from that user alone.
 */
export async function openMailServer({
  secure = false,
  startTls = false,
  login = null,
  whenOver = onTestFinished,
}: MailServerOptions = {}): Promise<MailServer> {
  const mailServer: MailServer = {
    url: '',
    received: [],
    refuseWith: null,
    refuseRecipientsWith: null,
    recipients: 0,
    clients: [],
  }
  const server = new SMTPServer({
    secure,
    authOptional: login === null,
    allowInsecureAuth: true,
    disabledCommands: [...(startTls ? [] : ['STARTTLS']), ...(login === null ? ['AUTH'] : [])],
    onAuth: ({ username, password }, _session, done) =>
      username === login?.user && password === login?.password
        ? done(null, { user: username })
        : done(Object.assign(new Error('Wrong user or password'), { responseCode: 535 })),
    logger: false,
    onClose: ({ hostNameAppearsAs, secure: isEncrypted }) =>
      void mailServer.clients.push({ greeting: String(hostNameAppearsAs), isEncrypted }),
    onRcptTo: (_address, _session, done) => {
      mailServer.recipients += 1
      const { refuseRecipientsWith: code } = mailServer
      return code === null ? done() : done(Object.assign(new Error('unknown'), { responseCode: code }))
    },
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
  whenOver(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  // The test expects the sender to hang up over the certificate.
  server.on('error', () => {})
  mailServer.url = `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return mailServer
}
