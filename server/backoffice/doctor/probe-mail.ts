import type { Config } from '../../platform/config/config.ts'
import { isEncryptedMail, isOwnAddress } from '../../platform/config/encrypted-addresses.ts'
import { verifyMailServer } from '../../platform/mail/verify-mail-server.ts'
import type { MailFacts } from './assess-mail.ts'
import { describeFailure, failureCode, withinTime } from './describe-failure.ts'

/** Connects to the mail server and signs in. */
export async function probeMail(
  { smtpUrl, mailFrom: from, publicUrl }: Config,
  waitMs: number,
): Promise<MailFacts> {
  if (smtpUrl === null) return { server: null }
  const { host, username } = new URL(smtpUrl)
  const failure = await withinTime(verifyMailServer({ smtpUrl, from, publicUrl }, waitMs), waitMs).then(
    () => null,
    (error: unknown) => ({ text: describeFailure(error), code: failureCode(error) }),
  )
  return {
    server: {
      host,
      isThisMachine: isOwnAddress(smtpUrl),
      mustEncrypt: isEncryptedMail(smtpUrl),
      hasLogin: username !== '',
      failure,
    },
  }
}
