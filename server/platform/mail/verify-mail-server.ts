import { createTransport } from 'nodemailer'
import { type MailServerAddress, transportOptions } from './mail-transport.ts'

/**
 * Connects to the mail server, begins TLS where the address asks for it, signs in where it names a user, and hangs up;
 * nothing is sent. Throws what the server or the network says.
 */
export async function verifyMailServer(server: MailServerAddress, waitMs: number): Promise<void> {
  const transport = createTransport({
    ...transportOptions(server),
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    dnsTimeout: waitMs,
    socketTimeout: waitMs,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
