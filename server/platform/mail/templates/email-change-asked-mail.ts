import { addressee, lifetime, type MailTemplate, momentInWords } from '../mail-content.ts'

type Data = { name: string; newEmail: string; askedAt: string; link: string; validMinutes: number }

/** To the present address after a request to change it, so that its owner can stop a stranger's change. */
export const emailChangeAskedMail: MailTemplate<Data> = {
  write: ({ name, newEmail, askedAt, link, validMinutes }) => ({
    subject: 'A change of your email address was asked for',
    preview: 'If this was you, there is nothing to do here.',
    heading: 'A change of your email address was asked for',
    paragraphs: [
      `Hello ${addressee(name)}, on ${momentInWords(askedAt)} your Dray account was asked to use ${newEmail} from now on. It will, once the link that we sent there is opened.`,
      'If this was you, there is nothing to do here. If it was not, cancel it: the change ends, and so does every session, the stranger’s too.',
    ],
    action: { label: 'Cancel the change', link },
    notes: [`The link works once, for ${lifetime(validMinutes)}, as long as the change can be made.`],
  }),
  example: {
    name: 'Maggie Tapster',
    newEmail: 'stranger@elsewhere.example',
    askedAt: '2026-11-21T15:20:00.000Z',
    link: 'https://dray.example/account/change-email#cancel=example',
    validMinutes: 60,
  },
}
