import { type MailTemplate, momentInWords } from '../mail-content.ts'

type Data = {
  topic: string
  sentAt: string
  name: string
  email: string
  orderNumber: string | null
  message: string
}

/** To support: a message from /support. A reply goes to its sender. */
export const supportRequestMail: MailTemplate<Data> = {
  write: ({ topic, sentAt, name, email, orderNumber, message }) => ({
    subject: `Support: ${topic}${orderNumber === null ? '' : `, order ${orderNumber}`}`,
    preview: `${name} wrote on ${momentInWords(sentAt)}.`,
    heading: topic,
    paragraphs: [
      `${name} (${email}) wrote on ${momentInWords(sentAt)}${orderNumber === null ? '' : ` about order ${orderNumber}`}:`,
      ...message.split(/\n+/),
    ],
    action: null,
    notes: ['Replies to this email go to the sender. No one has checked that the address is theirs.'],
    replyTo: { name, email },
  }),
  example: {
    topic: 'An order or a delivery',
    sentAt: '2026-11-21T15:20:00.000Z',
    name: 'Maggie Tapster',
    email: 'maggie@thetap.example',
    orderNumber: 'D-1042',
    message: 'One of the firkins came without its shive.\nCould the brewery send one?',
  },
}
