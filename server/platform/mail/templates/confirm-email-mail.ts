import { addressee, lifetime, type MailTemplate } from '../mail-content.ts'

type Data = { name: string; link: string; validMinutes: number }

/** After registration: an order or a review needs a confirmed address. */
export const confirmEmailMail: MailTemplate<Data> = {
  write: ({ name, link, validMinutes }) => ({
    subject: 'Confirm your email address',
    preview: 'One tap and you can order on Dray.',
    heading: 'Welcome to Dray',
    paragraphs: [
      `Hello ${addressee(name)}, please confirm that this is your email address. You can look around without it; to place an order or write a review we need to know that our emails reach you.`,
    ],
    action: { label: 'Confirm email address', link },
    notes: [
      `The link works once, for ${lifetime(validMinutes)}.`,
      'If you did not open an account with us, you need do nothing: without this step no one can order with your address.',
    ],
  }),
  example: {
    name: 'Maggie Tapster',
    link: 'https://dray.example/account/confirm-email#token=example',
    validMinutes: 24 * 60,
  },
}
