import { categoryLabel } from '../../../../shared/newsletter/newsletter-data.ts'
import type { MailTemplate } from '../mail-content.ts'

type Data = { category: string; unsubscribeLink: string }

/** Confirms a subscription: the consent given, and the link to unsubscribe. */
export const subscribedMail: MailTemplate<Data> = {
  write: ({ category, unsubscribeLink }) => ({
    subject: 'You are subscribed',
    preview: 'Thank you. The way out is at the foot of every letter.',
    heading: 'You are subscribed',
    paragraphs: [
      `Thank you. From now on this address receives ${categoryLabel(category)} from Dray.`,
      'At the foot of every letter is a link to unsubscribe, and it never expires.',
    ],
    action: null,
    notes: [],
    unsubscribe: {
      reason: `You get this because you subscribed to ${categoryLabel(category)}.`,
      link: unsubscribeLink,
    },
  }),
  example: { category: 'newsletter', unsubscribeLink: 'https://dray.example/unsubscribe?token=example' },
}
