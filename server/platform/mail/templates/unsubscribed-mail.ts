import { categoryLabel } from '../../../../shared/newsletter/newsletter-data.ts'
import type { MailTemplate } from '../mail-content.ts'

type Data = { category: string; link: string }

/** Confirms an opened unsubscribe link: a mail scanner may have opened it instead of the subscriber. */
export const unsubscribedMail: MailTemplate<Data> = {
  write: ({ category, link }) => ({
    subject: 'You are unsubscribed',
    preview: 'We have recorded your preference.',
    heading: 'You are unsubscribed',
    paragraphs: [
      `The link to unsubscribe in one of our emails was opened, so this address will no longer receive ${categoryLabel(category)}.`,
      'If that was you, all is done. Some email programs open links automatically; if it was not you, you can take it back.',
    ],
    action: { label: 'Re-subscribe', link },
    notes: ['The page that opens has a button to re-subscribe. We do not write about this again.'],
  }),
  example: { category: 'newsletter', link: 'https://dray.example/unsubscribe?token=example' },
}
