import { addressee, lifetime, type MailTemplate } from '../mail-content.ts'

type Data = { name: string; link: string; validMinutes: number }

/** OPEN-27: single use, 30 minutes, every session ends with it. */
export const resetPasswordMail: MailTemplate<Data> = {
  write: ({ name, link, validMinutes }) => ({
    subject: 'Choose a new password',
    preview: `The link works for ${lifetime(validMinutes)}.`,
    heading: 'Choose a new password',
    paragraphs: [
      `Hello ${addressee(name)}, someone asked for a new password for your Dray account. If that was you, choose one here.`,
    ],
    action: { label: 'Choose a new password', link },
    notes: [
      `The link works once, for ${lifetime(validMinutes)}. All your sessions end when the password changes.`,
      'If you did not ask for this, you need do nothing: your password stays as it is.',
    ],
  }),
  example: {
    name: 'Maggie Tapster',
    link: 'https://dray.example/account/reset-password#token=example',
    validMinutes: 30,
  },
}
