import { isEncryptedMail, isOwnAddress } from '../config/encrypted-addresses.ts'

export type MailServerAddress = {
  smtpUrl: string
  /** The From header, as 'Dray <hello@dray.example>'. */
  from: string
  publicUrl: string
}

/** How nodemailer reaches the mail server. */
export function transportOptions({ smtpUrl, from, publicUrl }: MailServerAddress) {
  // A relay on this machine has a certificate of its own making, and no one between can read.
  const trustsAny = isOwnAddress(smtpUrl) && !isEncryptedMail(smtpUrl)
  return {
    url: smtpUrl,
    name: greetingName(publicUrl, from),
    ...(trustsAny && { tls: { rejectUnauthorized: false } }),
  }
}

/**
 * The name in EHLO: by default nodemailer says `[127.0.0.1]` in a container, where relays hang up. A host without a
 * domain is no name there either.
 */
function greetingName(publicUrl: string, from: string): string {
  const { hostname } = new URL(publicUrl)
  return /\.[a-z]/i.test(hostname) ? hostname : domainOf(from)
}

/** The domain of a From header. */
export const domainOf = (from: string): string => /@([\w.-]+)>?$/.exec(from)?.[1] ?? 'localhost'
