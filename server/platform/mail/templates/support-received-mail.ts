import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = { name: string; topic: string; faqLink: string }

/**
 * To the sender of a support message. It repeats nothing of the message, because anyone can enter a stranger's address.
 */
export const supportReceivedMail: MailTemplate<Data> = {
  write: ({ name, topic, faqLink }) => ({
    subject: 'We have your message',
    preview: 'We will read it and answer by email.',
    heading: 'We have your message',
    paragraphs: [
      `Hello ${addressee(name)}, thank you for writing to Dray support. You wrote about: ‘${topic}’.`,
      'We will read it and answer by email. If you think of something else, write again on the support page.',
    ],
    action: { label: 'Shipping FAQ', link: faqLink },
    notes: ['If you did not write to us, someone else gave your address. You need do nothing.'],
  }),
  example: {
    name: 'Maggie Tapster',
    topic: 'An order or a delivery',
    faqLink: 'https://dray.example/shipping-faq',
  },
}
