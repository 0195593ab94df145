import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  number: string
  heading: string
  /** The change, to follow 'about your order …:'. */
  happened: string
  /** What the brewery offers, a sentence each. */
  offers: string[]
  /** What each answer leads to, a sentence each. */
  answers: string[]
  note: string
  link: string
  /** One for each answer, in their order. */
  answerLinks: string[]
}

/** To the buyer whose order a brewery cannot send as it is: with a link for each answer, which needs no sign-in. */
export const orderProposalMail: MailTemplate<Data> = {
  write: ({ name, number, heading, happened, offers, answers, note, link, answerLinks }) => ({
    subject: `${heading}: ${number}`,
    preview: offers[0] ?? happened,
    heading,
    paragraphs: [
      `Hello ${addressee(name)}, about your order ${number}: ${happened}`,
      ...offers,
      ...(note === '' ? [] : [note]),
      'You choose:',
    ],
    action: null,
    choices: answers.map((text, index) => ({ text, link: answerLinks[index] ?? link })),
    notes: [`You can also answer on the order’s page: ${link}`],
  }),
  example: {
    name: 'Maggie Tapster',
    number: 'DRAY-7K3Q-42',
    heading: 'A question about your order',
    happened: 'Learmonth Basin cannot send it as you ordered, and offers something else.',
    offers: ['4 instead of 6 × Towpath Bitter, 9g Cask (Firkin).'],
    answers: [
      'Agree: the order comes to £464.40, and you get £232.20 back.',
      'Without this brewery’s part: the order comes to £0.00, and you get £696.60 back.',
    ],
    note: 'The rest of the gyle was flat.',
    link: 'https://dray.example/account/orders/DRAY-7K3Q-42',
    answerLinks: ['https://dray.example/step?token=example', 'https://dray.example/step?token=example'],
  },
}
