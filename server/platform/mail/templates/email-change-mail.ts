import { addressee, lifetime, type MailTemplate } from '../mail-content.ts'

type Data = { name: string; newEmail: string; link: string; validMinutes: number }

/** To the new address, which becomes the account's when the link is used. */
export const emailChangeMail: MailTemplate<Data> = {
  write: ({ name, newEmail, link, validMinutes }) => ({
    subject: 'Confirm your new email address',
    preview: 'Until you do, your old address stays in use.',
    heading: 'Confirm your new email address',
    paragraphs: [
      `Hello ${addressee(name)}, you asked to use ${newEmail} for your Dray account. Until you confirm it, your old address stays in use.`,
    ],
    action: { label: 'Use this address', link },
    notes: [
      `The link works once, for ${lifetime(validMinutes)}.`,
      'If you did not ask for this, ignore this email: nothing changes until the link is used.',
    ],
  }),
  example: {
    name: 'Maggie Tapster',
    newEmail: 'maggie@thetap.example',
    link: 'https://dray.example/account/change-email#token=example',
    validMinutes: 60,
  },
}
