import { contactWord } from '../../../../shared/mail/mail-body.ts'
import { addressee, type MailTemplate, momentInWords } from '../mail-content.ts'

type Data = { name: string; undoneAt: string }

/** To the address that an undone change had brought, for the case that it was right. */
export const emailChangeUndoneMail: MailTemplate<Data> = {
  write: ({ name, undoneAt }) => ({
    subject: 'The change of your email address was undone',
    preview: 'Your Dray account uses its former address again.',
    heading: 'The change of your email address was undone',
    paragraphs: [
      `Hello ${addressee(name)}, on ${momentInWords(undoneAt)} the owner of your Dray account’s former address undid the change to this one. The account uses the former address again, and every device is signed out.`,
      `If that was not right, write to ${contactWord}.`,
    ],
    action: null,
    notes: [],
  }),
  example: { name: 'Maggie Tapster', undoneAt: '2026-11-21T15:20:00.000Z' },
}
