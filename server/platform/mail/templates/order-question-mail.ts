import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  number: string
  heading: string
  /** The question, to follow 'about your order …:'. */
  happened: string
  note: string
  link: string
  /** What each of the links does, in their order. */
  answers: string[]
  answerLinks: string[]
  /** A moment in words. */
  validUntil: string
}

/** To the buyer whom the clock asks something: with links that answer without signing in. */
export const orderQuestionMail: MailTemplate<Data> = {
  write: ({ name, number, heading, happened, link, answers, answerLinks, validUntil }) => ({
    subject: `${heading}: ${number}`,
    preview: happened,
    heading,
    paragraphs: [`Hello ${addressee(name)}, about your order ${number}: ${happened}`],
    action: null,
    choices: answers.map((text, index) => ({ text, link: answerLinks[index] ?? link })),
    notes: [`A link works once, until ${validUntil}. You can also use the order’s page: ${link}`],
  }),
  example: {
    name: 'Maggie Tapster',
    number: 'DRAY-7K3Q-42',
    heading: 'Has it arrived?',
    happened: 'please tell us whether Learmonth Basin’s order has arrived.',
    note: '',
    link: 'https://dray.example/account/orders/DRAY-7K3Q-42',
    answers: ['It is here', 'It never came'],
    answerLinks: ['https://dray.example/step?token=example', 'https://dray.example/step?token=example'],
    validUntil: '22 November 2026, 15:20',
  },
}
