import { contactWord } from '../../../../shared/mail/mail-body.ts'
import { addressee, type MailTemplate } from '../mail-content.ts'

type Data = { name: string; beerName: string; breweryName: string; reason: string }

/** After an operator has hidden a review, or not let it through. */
export const reviewHiddenMail: MailTemplate<Data> = {
  waits: true,
  write: ({ name, beerName, breweryName, reason }) => ({
    subject: `Your review of ${beerName} is not shown`,
    preview: 'Why, and what you can do about it.',
    heading: 'Your review is not shown',
    paragraphs: [
      `Hello ${addressee(name)}, we have read your review of ${beerName} from ${breweryName} and do not show it.`,
      `The reason: ${reason}`,
      `You are welcome to write another one. If you think that we are wrong, write to ${contactWord}.`,
    ],
    action: null,
    notes: [],
  }),
  example: {
    name: 'Maggie Tapster',
    beerName: 'Coal Staith',
    breweryName: 'Pierhead Tide',
    reason: 'It names a member of the brewery’s staff.',
  },
}
