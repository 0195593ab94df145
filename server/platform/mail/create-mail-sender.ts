import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { domainOf, type MailServerAddress, transportOptions } from './mail-transport.ts'
import type { RenderedMail } from './render-mail.ts'

/** `id` names the mail, so that one which arrives twice after a crash can be recognised. */
export type OutgoingMail = RenderedMail & { id: string; to: { email: string; name: string } }

export type MailSender = {
  /** Resolves when the mail server has taken the mail (or the file is written), rejects otherwise. */
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}

type Options = {
  /** `smtp://` or `smtps://`; null writes one .eml file a mail into `folder`. */
  smtpUrl: string | null
  /** The From header, as 'Dray <hello@dray.example>'. */
  from: string
  folder: string
  publicUrl?: string
}

export function createMailSender({
  smtpUrl,
  from,
  folder,
  publicUrl = 'http://localhost',
}: Options): MailSender {
  return smtpUrl === null ? fileSender(from, folder) : smtpSender({ smtpUrl, from, publicUrl })
}

/** Waits of a connection, in ms: short enough that a mail ends well within its turn (mail-queries.ts). */
const waits = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
}
const connections = 3

function smtpSender(server: MailServerAddress): MailSender {
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    ...transportOptions(server),
    ...waits,
  })
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail, server.from))
    },
    close: () => transport.close(),
  }
}

function fileSender(from: string, folder: string): MailSender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      const file = join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${mail.id}`)
      // Readable by the owner only, since links in it sign people in; complete as soon as it has its name.
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, `${file}.eml`)
    },
    close: () => transport.close(),
  }
}

function messageOf(mail: OutgoingMail, from: string) {
  const { id, to, subject, text, html, replyTo, unsubscribeLink, choiceLink } = mail
  return {
    from,
    to: { name: printable(to.name), address: to.email },
    envelope: { from: /<(.+)>$/.exec(from)?.[1] ?? from, to: [to.email] },
    ...(replyTo && { replyTo: { name: printable(replyTo.name), address: replyTo.email } }),
    subject: printable(subject),
    text,
    html,
    textEncoding: 'quoted-printable' as const,
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // Opened by the reader: the page asks who it is (RFC 2369).
      ...(choiceLink && { 'List-Unsubscribe': `<${choiceLink}>` }),
      ...(unsubscribeLink && oneClick(unsubscribeLink)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 8058: mail programs unsubscribe by a POST to the link, without opening it. */
const oneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** One line: a header ends where a line ends. */
const printable = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
