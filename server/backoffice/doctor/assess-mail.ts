import { type Finding, findingsOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('mail')

export type MailFacts = {
  /** Null where mails are files. */
  server: {
    host: string
    isThisMachine: boolean
    /** Whether the address asks for TLS, from the start or by STARTTLS. */
    mustEncrypt: boolean
    hasLogin: boolean
    /** Why it did not take us; null where it did. */
    failure: { text: string; code: string | null } | null
  } | null
}

/** By the codes of nodemailer. */
const advices: Record<string, string> = {
  EAUTH: 'Check user and password in SMTP_URL; percent-encode special characters in the password.',
  ETLS: 'The server offers no TLS there: use smtps:// and its port, or the port on which it has STARTTLS.',
  EDNS: 'Check the name in SMTP_URL.',
  ECONNECTION: 'Check name and port in SMTP_URL, and whether this machine may connect to it.',
  ETIMEDOUT: 'Check name and port in SMTP_URL, and whether a firewall drops the connection.',
  ESOCKET:
    'Check name and port in SMTP_URL; a refused certificate must be renewed, or its authority be known here. That of a relay on this machine is not checked at smtp:// without ?requireTLS=true.',
}

/** Whether the mail server takes this installation; nothing is sent. */
export function assessMail({ server }: MailFacts): Finding {
  if (server === null) return ok('No mail server: mails are files in VAR_FOLDER/mail.')
  const { host, isThisMachine, mustEncrypt, hasLogin, failure } = server
  if (failure !== null)
    return fail(
      `The mail server ${host} does not take us: ${failure.text}.`,
      advices[failure.code ?? ''] ?? 'Ask the person who runs the mail server, with this sentence.',
    )
  const said = `The mail server ${host} answers${hasLogin ? ' and takes the login' : ''}`
  if (!mustEncrypt && isThisMachine) return ok(`${said}, on this machine. Nothing was sent.`)
  if (!mustEncrypt)
    return warn(
      `${said}; TLS with a verified certificate is not required.`,
      'Use smtps:// or add ?requireTLS=true, and leave certificates to be verified.',
    )
  return ok(`${said}, over TLS. Nothing was sent.`)
}
