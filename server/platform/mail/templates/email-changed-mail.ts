import { contactWord } from '../../../../shared/mail/mail-body.ts'
import { addressee, type MailTemplate, momentInWords } from '../mail-content.ts'

type Data = { name: string; newEmail: string; changedAt: string }

/** To an old address that was never confirmed, so that a change its owner did not make is noticed. */
export const emailChangedMail: MailTemplate<Data> = {
  write: ({ name, newEmail, changedAt }) => ({
    subject: 'Your email address was changed',
    preview: 'If this was you, there is nothing to do.',
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${addressee(name)}, your Dray account uses ${newEmail} since ${momentInWords(changedAt)}. We write to this address for the last time.`,
      `If this was not you, tell us at once: write to ${contactWord}.`,
    ],
    action: null,
    notes: [],
  }),
  example: {
    name: 'Maggie Tapster',
    newEmail: 'maggie@thetap.example',
    changedAt: '2026-11-21T15:20:00.000Z',
  },
}
