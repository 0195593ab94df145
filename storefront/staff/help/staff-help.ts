import type { HelpTopic } from '../../console/help/help-topic.ts'

/** The help of the staff's console, by screen. */
export const staffHelp = {
  worklist: {
    title: 'Worklist',
    says: [
      'The worklist has everything that does not go on without a person.',
      'Take a row so that your colleagues leave it to you; snooze it with a reason.',
      'A row leaves the list when what it is about has been done.',
    ],
    steps: ['Start with Late.', 'Take a row and open it.', 'Give back what you cannot finish.'],
  },
  orders: {
    title: 'Orders',
    says: [
      'All orders of all breweries are here, in tabs by what they need.',
      'Ctrl K finds an order by number, pub, postcode or invoice.',
      'The list can be narrowed and downloaded as CSV.',
    ],
    steps: ['Choose Needs something.', 'Open an order.', 'Act for the brewery where it does not answer.'],
  },
  order: {
    title: 'An order',
    says: [
      'Each brewery’s share has its own state, clock and steps.',
      'Refunds, changes and claims show what they do to money and documents first.',
      'What you do is in the audit trail under your name.',
    ],
    steps: [
      'Read the history at the side.',
      'Choose the step and give a reason.',
      'Review it, then confirm.',
    ],
  },
  buyers: {
    title: 'Buyers',
    says: [
      'Buyers are the trade accounts; the first tab has those that have applied.',
      'A buyer orders only once it is approved.',
      'Support takes orders by phone from a buyer’s page.',
    ],
    steps: [
      'Open a buyer that has applied.',
      'Look its licence up by the links beside the number.',
      'Approve it, or say what is missing.',
    ],
  },
  buyer: {
    title: 'A buyer',
    says: [
      'This page has what a buyer stated, what was decided and what it owes.',
      'Finance manages credit and payments by bank.',
      'The history names who did what and why.',
    ],
    steps: [
      'Approve or decline with a reason.',
      'Open a credit account and set its limit.',
      'Mark what came by bank.',
    ],
  },
  money: {
    title: 'Money',
    says: [
      'Each tab answers one question, from what buyers owe to what breweries are paid.',
      'All sums come from one ledger, and each leads to its entries.',
      'Differences to the payment provider’s books have a tab of their own.',
    ],
    steps: [
      'Check Differences first.',
      'Pay out what is due, with a second person where that is needed.',
      'Download a table for the books.',
    ],
  },
  breweries: {
    title: 'Breweries',
    says: [
      'Breweries are listed with their approval, AWRS check and open orders.',
      'Applications of new breweries have a tab of their own.',
      'A brewery sells only while everything it needs is there.',
    ],
    steps: [
      'Open an application.',
      'Look the AWRS number up in HMRC’s register and write down what it says.',
      'Take the brewery on, or say why not.',
    ],
  },
  brewery: {
    title: 'A brewery',
    says: [
      'This page has a brewery’s approval, documents, people and money.',
      'Suspending it stops new orders; open ones stay.',
      'Look in to see its console as it does, without changing anything.',
    ],
    steps: [
      'Check what is missing.',
      'Write down an AWRS check with its evidence.',
      'Change its documents where it asks you to.',
    ],
  },
  groups: {
    title: 'Groups',
    says: [
      'Groups are breweries that fill one pallet together.',
      'Each has members, organisers, a delivery area and a run plan.',
      'Only admins name organisers.',
    ],
    steps: [
      'Open a group.',
      'Add or remove a member; its open orders stay.',
      'Make a new group with its region.',
    ],
  },
  group: {
    title: 'A group',
    says: [
      'This page has a group’s members, organisers and runs.',
      'A brewery that leaves still delivers its open orders.',
      'The run plan is changed in the group’s own console.',
    ],
    steps: ['Add a member by its name.', 'Name an organiser by email.', 'Open the runs.'],
  },
  reviews: {
    title: 'Reviews',
    says: [
      'The first tab has the reviews to decide about; others have the reported and the hidden ones.',
      'A hidden review and its pictures are gone for everybody.',
      'Barring a person stops further reviews and keeps the account.',
    ],
    steps: [
      'Read the review and its reports.',
      'Approve or hide it.',
      'Bar a person only for repeated abuse.',
    ],
  },
  catalogue: {
    title: 'Catalogue',
    says: [
      'Changes of beers and brewery pages are approved or refused here.',
      'The old and new words are side by side.',
      'Trusted breweries’ changes of beers apply without this step.',
    ],
    steps: [
      'Open the oldest change.',
      'Check strength, allergens and pictures.',
      'Approve it, or send it back with a reason.',
    ],
  },
  shop: {
    title: 'Shop',
    says: [
      'Everything that the shop says and shows is changed here.',
      'What pages show is edited as it looks, and previewed on its page first.',
      'The last change of each entry can be undone.',
    ],
    steps: [
      'Choose an entry.',
      'Change it; the page beside it is made again as you type.',
      'Choose the days, review and confirm.',
    ],
  },
  market: {
    title: 'Market',
    says: [
      'Market shows sales, fees and who buys and sells.',
      'Sums equal those of the ledger and the orders.',
      'Every picture has its table and a CSV file.',
    ],
    steps: ['Choose a range.', 'Compare with the thin line of the period before.', 'Download what you need.'],
  },
  audit: {
    title: 'Audit',
    says: [
      'Every action of staff, breweries and buyers is here, with who, when and why.',
      'Refused attempts are listed too.',
      'Nothing can be changed or removed.',
    ],
    steps: [
      'Search for a person or a thing.',
      'Open a row to see what it was before and after.',
      'Download the rows as CSV.',
    ],
  },
  people: {
    title: 'People',
    says: [
      'Admins give and take the roles of staff.',
      'Every role needs a second factor to sign in.',
      'No one takes their own admin role while they are the last.',
    ],
    steps: ['Name a person by email.', 'Choose a role.', 'End a role as soon as it is not needed.'],
  },
  system: {
    title: 'System',
    says: [
      'System shows whether jobs, emails, webhooks and payments work.',
      'A gauge beyond its limit is an alarm.',
      'Checks prove that stock, ledger and documents agree.',
    ],
    steps: ['Look at the alarms first.', 'Run the checks.', 'Try again what has stopped.'],
  },
  notifications: {
    title: 'Notifications',
    says: [
      'Choose what you are notified of, and how.',
      'Emails that you must have cannot be switched off.',
      'Push notifications reach the device on which you switch them on.',
    ],
    steps: ['Choose a kind.', 'Switch email or push on or off.', 'Do the same on your phone for push there.'],
  },
  shopEntry: {
    title: 'An entry of the shop',
    says: [
      'The form shows what pages show; the words are edited where they are read.',
      'The page with your change is made again beside the form as you type.',
      'A change can begin on a later day, and end on one.',
    ],
    steps: [
      'Change the words, the picture or the order.',
      'Make the page with it and look at it, also as on a phone.',
      'Choose the days on the strip, review and confirm; Undo puts the former value back.',
    ],
  },
  review: {
    title: 'A review',
    says: [
      'The review is shown with its pictures, its reports and the rules it may break.',
      'What you decide is in the audit trail.',
      'A hidden review is gone from the shop for everybody.',
    ],
    steps: [
      'Read the review and its reports.',
      'Approve or hide it.',
      'Bar a person only for repeated abuse.',
    ],
  },
  application: {
    title: 'An application',
    says: [
      'A brewery that wants to sell says here who it is and how it delivers.',
      'It reads your answer by email and on its own page.',
      'Once it is taken on, its console opens for its owner.',
    ],
    steps: ['Read the answers.', 'Look the AWRS number up.', 'Take the brewery on, or say why not.'],
  },
  'beer-change': {
    title: 'A change of a beer',
    says: [
      'The old and the new words are side by side.',
      'You can approve the change as it is, or with edits of your own.',
      'A refusal needs a reason, which the brewery reads.',
    ],
    steps: [
      'Compare strength, allergens and pictures.',
      'Edit what is wrong.',
      'Approve the change, or refuse it.',
    ],
  },
  'buyer-order': {
    title: 'New order',
    says: [
      'Here you take an order by phone for any brewery or group.',
      'Say who called; the order names it.',
      'The buyer confirms it by email, or it goes on account where the buyer allows that.',
    ],
    steps: [
      'Choose the brewery or the group.',
      'Add lines, or paste the text of a message.',
      'Read the total and send it.',
    ],
  },
} as const satisfies Record<string, HelpTopic>
