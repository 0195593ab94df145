import { paths } from '../paths/paths.ts'

export type ShippingQuestion = { id: string; question: string; answer: string[] }
type ShippingTopic = { title: string; questions: ShippingQuestion[] }

/**
 * The 13 questions of the shipping FAQ (STAT-28, OPEN-63), with the figures of STAT-32 to STAT-34. Both sides read
 * them: the page, and the structured data in its head.
 */
export const shippingTopics: ShippingTopic[] = [
  {
    title: 'Dispatch and delivery',
    questions: [
      {
        id: 'dispatch',
        question: 'When will my order leave the brewery?',
        answer: [
          'Breweries dispatch within 2 working days of your order, unless checkout shows another day. What you order on a Friday is then on its way by Tuesday evening; weekends and bank holidays do not count.',
        ],
      },
      {
        id: 'delivery-time',
        question: 'How long does delivery take?',
        answer: [
          'Expect delivery in 3 to 5 working days from dispatch. Breweries with a van or a carrier of their own have other days: checkout shows when each delivers once you have typed a postcode. If a ferry or the weather is going to hold your beer up, the brewery will tell you as soon as it knows.',
        ],
      },
      {
        id: 'shipping-cost',
        question: 'What does shipping cost?',
        answer: [
          'Shipping is calculated at checkout, from what you have ordered and where it is going: each brewery delivers its own beer and sets its own charge. You see the figure before you pay, and nothing is added afterwards.',
          `Order through a [brewery group](${paths.groups}) and several breweries share one pallet, so you pay one pallet charge instead of several.`,
        ],
      },
      {
        id: 'where',
        question: 'Where do you deliver?',
        answer: [
          'Anywhere in the United Kingdom that a brewery or its carrier serves. Groups deliver within an agreed radius: enter your postcode on the group’s page and it will tell you whether you are inside it.',
          `Deliveries go to the trade. Ordering needs a [trade account](${paths.trade}) that we have approved; we answer an application within two working days.`,
        ],
      },
      {
        id: 'choose-day',
        question: 'Can I choose the day?',
        answer: [
          'Groups and breweries run on set days, and checkout shows the day before you pay. If you can only take deliveries at certain hours, or the cellar drop is round the back, say so when you order.',
        ],
      },
      {
        id: 'who-receives',
        question: 'Who can take the delivery in?',
        answer: [
          'Somebody aged 18 or over who may sign for the business. Drivers work to Challenge 25: anyone who looks under 25 will be asked for a passport, a photocard driving licence or a card with the PASS hologram. Without it the beer goes back on the van.',
        ],
      },
    ],
  },
  {
    title: 'Pallets, collection and empties',
    questions: [
      {
        id: 'several-breweries',
        question: 'Can I put several breweries on one pallet?',
        answer: [
          `Yes, if they belong to the same group. Order from as many of its breweries as you like; the stock is brought together and reaches you in a single drop. [How group deliveries work](${paths.groupDeliveries}) explains it in three steps.`,
        ],
      },
      {
        id: 'short-pallet',
        question: 'What if one brewery runs short?',
        answer: [
          'The rest of the pallet still travels. The brewery that is short contacts you to offer another beer or your money back for what is missing.',
        ],
      },
      {
        id: 'collection',
        question: 'Can I collect my order instead?',
        answer: [
          'Checkout says which breweries let you collect, and when. Where Dray has collection points, the foot of every page links to the collection locations, with addresses and pickup windows. Wait until you have been told that your order is ready, and bring its number.',
        ],
      },
      {
        id: 'empties',
        question: 'What happens to empty casks and kegs?',
        answer: [
          'Returnable casks and kegs remain the brewery’s property. Rinse them, keep the caps on and stand them somewhere the driver can reach: the next drop takes them back. One-way kegs are yours to recycle; let the pressure out first.',
        ],
      },
    ],
  },
  {
    title: 'When something is wrong',
    questions: [
      {
        id: 'damage',
        question: 'My beer arrived damaged. What should I do?',
        answer: [
          'Contact the brewery within 24 hours of delivery, with photographs of the damage and of the label on the container. Its address is on your order and on its page. Keep the beer and its packaging until you have agreed a replacement or a refund.',
        ],
      },
      {
        id: 'missing',
        question: 'What if something is missing, or not what I ordered?',
        answer: [
          'Count the pallet against the delivery note before you sign, and write down anything that differs. Then tell the brewery, quoting your order number: it will send what is missing, collect what is wrong, or refund you.',
        ],
      },
      {
        id: 'change-order',
        question: 'Can I change or cancel an order?',
        answer: [
          `Until it has been dispatched, yes: ask the brewery straight away. After dispatch the [terms and conditions](${paths.terms}) say what can be returned. If you cannot reach the brewery, [write to us](${paths.contact}) and we will.`,
        ],
      },
    ],
  },
]
