import { addressee, lifetime, type MailTemplate, momentInWords } from '../mail-content.ts'

type Data = { name: string; newEmail: string; changedAt: string; link: string; validMinutes: number }

/** To the old address after a change, so that its owner can undo a stranger's change. */
export const emailChangedUndoMail: MailTemplate<Data> = {
  write: ({ name, newEmail, changedAt, link, validMinutes }) => ({
    subject: 'Your email address was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${addressee(name)}, your Dray account uses ${newEmail} since ${momentInWords(changedAt)}.`,
      'If this was you, there is nothing to do. If it was not, undo it: the account uses this address again, every device is signed out, the password no longer works, and we send you a link to set a new one.',
    ],
    action: { label: 'Undo the change', link },
    notes: [`The link works once, for ${lifetime(validMinutes)}.`],
  }),
  example: {
    name: 'Maggie Tapster',
    newEmail: 'stranger@elsewhere.example',
    changedAt: '2026-11-21T15:20:00.000Z',
    link: 'https://dray.example/account/undo-email-change?token=example',
    validMinutes: 72 * 60,
  },
}
