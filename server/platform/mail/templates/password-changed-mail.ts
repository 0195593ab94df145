import { addressee, type MailTemplate, momentInWords } from '../mail-content.ts'

type Data = { name: string; changedAt: string; resetLink: string }

/** To the owner of an account after any change of its password. resetLink is the page, without a token. */
export const passwordChangedMail: MailTemplate<Data> = {
  write: ({ name, changedAt, resetLink }) => ({
    subject: 'Your password was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${addressee(name)}, the password of your Dray account was changed on ${momentInWords(changedAt)}.`,
      'If this was you, there is nothing to do. If it was not, choose a new password now: it ends every session, the stranger’s too.',
    ],
    action: { label: 'This was not me', link: resetLink },
    notes: [],
  }),
  example: {
    name: 'Maggie Tapster',
    changedAt: '2026-11-21T15:20:00.000Z',
    resetLink: 'https://dray.example/account/reset-password',
  },
}
