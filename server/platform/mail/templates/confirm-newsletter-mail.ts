import { lifetime, type MailTemplate } from '../mail-content.ts'

type Data = { link: string; validMinutes: number }

/** To an address from the newsletter form: the shop sends no newsletter before the address's owner confirms. */
export const confirmNewsletterMail: MailTemplate<Data> = {
  write: ({ link, validMinutes }) => ({
    subject: 'Please confirm your newsletter subscription',
    preview: 'One press and our newsletter comes to you.',
    heading: 'Shall we write to you?',
    paragraphs: [
      'Someone, we hope you, asked for the Dray newsletter with this address: new casks, breweries and groups, about once a month.',
    ],
    action: { label: 'Confirm subscription', link },
    notes: [
      `The link is good for ${lifetime(validMinutes)}.`,
      'If it was not you, you need do nothing: without this step we do not write again.',
    ],
  }),
  example: { link: 'https://dray.example/newsletter/confirm?token=example', validMinutes: 7 * 24 * 60 },
}
