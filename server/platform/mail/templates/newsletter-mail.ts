import type { MailBlock } from '../../../../shared/mail/mail-body.ts'
import { categoryLabel } from '../../../../shared/newsletter/newsletter-data.ts'
import type { MailTemplate } from '../mail-content.ts'

type Data = {
  category: string
  subject: string
  preview: string
  blocks: MailBlock[]
  action: { label: string; link: string } | null
  unsubscribeLink: string
}

/** One subscriber's copy of a newsletter issue that an operator sent (`npm run operate -- mail send`). */
export const newsletterMail: MailTemplate<Data> = {
  write: ({ category, subject, preview, blocks, action, unsubscribeLink }) => ({
    subject,
    preview,
    heading: subject,
    paragraphs: [],
    blocks,
    action,
    notes: [],
    unsubscribe: {
      reason: `You get this because you subscribed to ${categoryLabel(category)}.`,
      link: unsubscribeLink,
    },
  }),
  example: {
    category: 'new_release',
    subject: 'Nine winter ales are racked',
    preview: 'Old ales, porters and one barley wine, from Leeds to Leith.',
    blocks: [
      {
        kind: 'paragraph',
        spans: [
          { text: 'The nights draw in and the ' },
          { text: 'dark ones', look: 'strong' },
          { text: ' come out. ' },
          { text: 'All of them', href: 'https://dray.example/releases/latest' },
          { text: ' are in stock today.' },
        ],
      },
      { kind: 'heading', spans: [{ text: 'From Leeds' }] },
      {
        kind: 'list',
        items: [
          [{ text: 'Aire Old Ale', look: 'strong' }, { text: ', 6.2 %, firkins' }],
          [{ text: 'Tetley Row Porter', look: 'emphasis' }, { text: ', 4.9 %, pins and firkins' }],
        ],
      },
    ],
    action: null,
    unsubscribeLink: 'https://dray.example/unsubscribe?token=example',
  },
}
