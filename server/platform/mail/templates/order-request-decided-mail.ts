import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = { name: string; site: string; title: string; sentences: string[]; label: string; link: string }

/** To the buyer of a requested order, and to its approvers where it expires: what became of it (BIZ-07). */
export const orderRequestDecidedMail: MailTemplate<Data> = {
  write: ({ name, site, title, sentences, label, link }) => ({
    subject: `${title}: ${site}`,
    preview: sentences[0] ?? title,
    heading: title,
    paragraphs: [`Hello ${addressee(name)}, this is about an order for ${site}.`, ...sentences],
    action: { label, link },
    notes: [],
  }),
  example: {
    name: 'Jo Buyer',
    site: 'The Salt Cellar',
    title: 'Your order was declined',
    sentences: [
      'Maggie Tapster has declined your order of £734.40. Nothing was ordered.',
      'The reason: We have two firkins left.',
    ],
    label: 'See the request',
    link: 'https://dray.example/account/order-requests',
  },
}
