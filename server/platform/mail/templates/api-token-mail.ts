import { addressee, type MailTemplate, momentInWords } from '../mail-content.ts'

type Data = {
  name: string
  /** The name that the token's maker gave it. */
  token: string
  event: 'made' | 'ending'
  /** ISO moment. */
  endsAt: string
  link: string
}

/** To the maker of a token for programs, when it is made and 14 days before its end. */
export const apiTokenMail: MailTemplate<Data> = {
  write: ({ name, token, event, endsAt, link }) => ({
    subject: event === 'made' ? 'A token was made for you' : 'A token of yours ends soon',
    preview: `‘${token}’ ends on ${momentInWords(endsAt)}.`,
    heading: event === 'made' ? `The token ‘${token}’ was made` : `The token ‘${token}’ ends soon`,
    paragraphs: [
      `Hello ${addressee(name)}, the token ‘${token}’ ends on ${momentInWords(endsAt)}.`,
      event === 'made'
        ? 'A program that holds it can call Dray in your name. If you have not made it, end it now and choose a new password.'
        : 'A program that holds it can call Dray until then. Make a new token, and give it to the program before that day.',
    ],
    action: { label: 'See your tokens', link },
    notes: [],
  }),
  example: {
    name: 'Maggie Tapster',
    token: 'Till in the cellar',
    event: 'ending',
    endsAt: '2026-12-05T10:00:00.000Z',
    link: 'https://dray.example/account/settings/connections',
  },
}
