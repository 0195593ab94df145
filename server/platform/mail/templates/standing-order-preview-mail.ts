import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = {
  name: string
  /** The name its buyer gave it. */
  standingOrder: string
  /** 'Tue 24 Nov'. */
  day: string
  /** '6 × Towpath Bitter, Firkin at £86.50'. */
  lines: string[]
  /** What differs from the last time, a sentence each. */
  changes: string[]
  /** Why it could not be placed as things stand; null where it could. */
  problem: string | null
  /** 'Arrives Wed 25 Nov. …' of a group's; null of a regular order. */
  runText: string | null
  /** '£60.00' on containers, until they are back; null without. */
  deposits?: string | null
  /** '£12.00'. */
  delivery: string
  total: string
  isByCard: boolean
  /** A moment in words. */
  cutOff: string
  link: string
  /** What each of the links does, in their order. */
  answers: string[]
  answerLinks: string[]
}

/** To the buyer three days before the cut-off: what would be ordered, and links to skip, change or confirm (STAND-02). */
export const standingOrderPreviewMail: MailTemplate<Data> = {
  write: ({ name, standingOrder, day, lines, changes, problem, runText, ...data }) => ({
    subject: `Your standing order for ${day}: ${standingOrder}`,
    preview: `${data.total} with delivery and VAT, until ${data.cutOff}.`,
    heading: `Your standing order for ${day}.`,
    paragraphs: [
      `Hello ${addressee(name)}, this is what ‘${standingOrder}’ would order:`,
      ...lines,
      ...(changes.length > 0 ? ['What is different this time:', ...changes] : []),
      ...(problem === null
        ? [`${depositWords(data.deposits)} ${data.delivery}, in all ${data.total} with VAT.`]
        : [`As things stand it could not be placed: ${problem}`]),
      ...(runText === null ? [] : [runText]),
      data.isByCard
        ? `Nothing is ordered unless you confirm and pay until ${data.cutOff}.`
        : `It is ordered on your credit account at ${data.cutOff} unless you skip it.`,
      'Nothing is reserved or charged yet. A beer that costs more by then is left out; of one with fewer left you get what there is.',
    ],
    action: null,
    choiceLink: data.link,
    choices: data.answers.map((text, index) => ({ text, link: data.answerLinks[index] ?? data.link })),
    notes: [`Each link works once, for this one alone. You can also use its page: ${data.link}`],
  }),
  example: {
    name: 'Maggie Tapster',
    standingOrder: 'Every week’s cask',
    day: 'Tue 24 Nov',
    lines: ['6 × Towpath Bitter, Firkin at £86.50'],
    changes: ['Towpath Bitter, Firkin costs £86.50, before £84.00.'],
    problem: null,
    runText: null,
    deposits: '£180.00',
    delivery: '£12.00',
    total: '£853.20',
    isByCard: false,
    cutOff: '24 November 2026 at 10:00',
    link: 'https://dray.example/account/standing-orders/example',
    answers: ['Change', 'Skip this one'],
    answerLinks: [
      'https://dray.example/standing-order?token=example',
      'https://dray.example/standing-order?token=example',
    ],
  },
}

/** A mail that was stored before deposits were named has none. */
const depositWords = (deposits: string | null | undefined) =>
  deposits ? `Container deposits ${deposits}, delivery` : 'Delivery'
