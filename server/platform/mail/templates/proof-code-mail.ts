import { addressee, lifetime, type MailTemplate } from '../mail-content.ts'

type Data = { name: string; code: string; validMinutes: number }

/** To a client without a password, who types the code to prove the client's identity. */
export const proofCodeMail: MailTemplate<Data> = {
  write: ({ name, code, validMinutes }) => ({
    subject: 'Your code for your Dray account',
    preview: 'Type it where you asked for it.',
    heading: code,
    paragraphs: [
      `Hello ${addressee(name)}, type this code where you asked for it, to change something in your Dray account. It works once, for ${lifetime(validMinutes)}.`,
    ],
    action: null,
    notes: [
      'We never ask for this code by phone or by email. If you did not ask for it, someone else may be signed in as you: sign in and press ‘Sign out everywhere’ in your account.',
    ],
  }),
  example: { name: 'Maggie Tapster', code: 'K7FM-3QXC', validMinutes: 10 },
}
