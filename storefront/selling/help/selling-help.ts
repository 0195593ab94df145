import type { HelpTopic } from '../../console/help/help-topic.ts'

/** The help of a brewery's console, by screen. */
export const breweryHelp = {
  today: {
    title: 'Today',
    says: [
      'Today lists the orders that need you now, the most urgent first.',
      'An order without an answer in time is refused automatically, and the pub gets its money back.',
      'The numbers at the top lead to the lists behind them.',
    ],
    steps: [
      'Open the first order and press Accept, or propose less or another beer.',
      'Pick and pack what leaves today under Picking.',
      'Look at the columns below to see what leaves in the next seven days.',
    ],
  },
  orders: {
    title: 'Orders',
    says: [
      'Every order of your beer is here, in tabs by what happens to it next.',
      'A clock shows how long you have for the next step, in working hours.',
      'Tick several orders to accept or print them together.',
    ],
    steps: [
      'Choose a tab, such as To answer.',
      'Open Filters to narrow the list by pub, day or way of delivery; a saved view becomes a tab.',
      'Tick orders and use the bar at the foot of the page.',
    ],
  },
  order: {
    title: 'An order',
    says: [
      'The button at the top is the next step; More has the others.',
      'Before anything happens you see what it does to stock, money, documents and emails.',
      'The history of the order is at the side, newest first.',
    ],
    steps: [
      'Accept the order, propose a change, or refuse it with a reason that the pub reads.',
      'Pack it: say the batch and best before, and what was missing.',
      'Dispatch it when it leaves, and mark it as delivered when it has arrived.',
    ],
  },
  picking: {
    title: 'Picking',
    says: [
      'Picking lists what leaves on a day, by beer or by drop.',
      'Ticks are stored on your device without a signal and sent when it is back.',
      'Labels have a QR code that counts its container.',
    ],
    steps: [
      'Choose the day and print the pick list or the labels.',
      'Tick each line, type the units that you found, or scan the labels.',
      'By drop, press Pack and then Dispatch.',
    ],
  },
  stock: {
    title: 'Stock',
    says: [
      'Stock shows each size with what is on hand, reserved by baskets and promised to orders.',
      'Only what is left over can be bought, so nothing is sold twice.',
      'Weeks of cover are reckoned from what has left in the last six weeks.',
    ],
    steps: [
      'Press Count and type what you see, one size after another.',
      'Record a new batch, a loss or a correction on a size’s own panel.',
      'Set the low mark below which Today warns you.',
    ],
  },
  count: {
    title: 'Count',
    says: [
      'Count what is in the cellar, one size after another.',
      'Units that are promised to orders and still there belong to the count.',
      'The whole count is saved at once, after you have seen what it changes.',
    ],
    steps: [
      'Type the number and press Next.',
      'Skip what you did not look at.',
      'Look at the summary and save.',
    ],
  },
  beers: {
    title: 'Beers',
    says: [
      'Your beers are listed with their labels, sizes and states.',
      'Changes of the words of a beer are looked at by Dray, unless your brewery is trusted.',
      'Prices, stock and batches change at once.',
    ],
    steps: [
      'Press New beer to add one.',
      'Open a beer to change its words, sizes or batches.',
      'Archive a beer that you do not brew any more.',
    ],
  },
  'new-beer': {
    title: 'New beer',
    says: [
      'A new beer is one page: words, allergens, sizes, prices and stock.',
      'Its label is drawn beside the form while you type.',
      'You can save a draft, or begin with a copy of another beer.',
    ],
    steps: [
      'Fill in name, style and strength, and tick the allergens or that it contains none.',
      'Add a row for each size with its price and stock.',
      'Review it and send it; it is on sale once it is approved.',
    ],
  },
  beer: {
    title: 'A beer',
    says: [
      'This page has everything about one beer: label, sizes, batches, sales and stars.',
      'Pubs see its current words until a change is approved.',
      'Sizes can be taken off sale and put back at once.',
    ],
    steps: [
      'Press Edit details to change the words or pictures.',
      'Add a batch with its gyle and best before.',
      'Add a size, or take one off sale.',
    ],
  },
  prices: {
    title: 'Prices',
    says: [
      'Prices and stock of all sizes are one sheet; cells work as in a spreadsheet.',
      'A new price can begin on a later day.',
      'Nothing changes before you have seen the whole preview.',
    ],
    steps: [
      'Type into cells, or paste columns from a spreadsheet.',
      'Tick rows to raise them together by percent or pounds.',
      'Review all changes and save them once.',
    ],
  },
  'price-lists': {
    title: 'Price lists',
    says: [
      'A price list gives some pubs a percentage off, or prices of their own.',
      'A pub on a list sees its own prices; other pubs do not see them.',
      'A list of one site counts before a list of its business.',
    ],
    steps: [
      'Add a list and name it.',
      'Choose the pubs or businesses on it.',
      'Set its percentage, and single prices where they differ.',
    ],
  },
  offers: {
    title: 'Offers',
    says: [
      'Quantity prices, mixed offers and dated offers lower a price for everybody.',
      'A pub always pays the lowest price that applies; offers never add up.',
      'You are warned before a price falls below your own floor.',
    ],
    steps: [
      'Set quantity prices of a size, up to five steps.',
      'Add an offer with its sizes and days.',
      'End an offer early when it is sold out.',
    ],
  },
  sales: {
    title: 'Sales',
    says: [
      'Sales are shown by week, beer, size and area, without VAT.',
      'The thin line is the period before.',
      'Every picture has its table and a CSV file.',
    ],
    steps: [
      'Choose 4 weeks, 13 weeks or 12 months.',
      'Open Show as table below a picture.',
      'Download the CSV for your own books.',
    ],
  },
  pubs: {
    title: 'Pubs',
    says: [
      'Every pub that bought of you is here, the last to order first.',
      'The line in a row is what it spent in each of the last twelve months.',
      'The tabs show who has not ordered for 4, 8 or 12 weeks.',
    ],
    steps: [
      'Open a pub for its orders, contact and notes.',
      'Narrow the list by beer to find who bought it.',
      'Download the list as CSV.',
    ],
  },
  pub: {
    title: 'A pub',
    says: [
      'This page has what one pub buys, owes back and pays.',
      'Notes are for your own people; the pub gets them with its own data when it downloads it.',
      'New order takes an order by phone at the pub’s own prices.',
    ],
    steps: [
      'Call the number at the side.',
      'Press New order while the pub is on the phone.',
      'Write down what the next driver should know.',
    ],
  },
  'pub-order': {
    title: 'New order',
    says: [
      'Here you take an order that a pub gives you by phone.',
      'Sizes that the pub ordered before come first, at its own prices.',
      'The pub confirms it by email, or it goes on account where the pub allows that.',
    ],
    steps: [
      'Add lines, or paste the text of a message.',
      'Read the total to the pub.',
      'Send it for confirmation, or place it on account.',
    ],
  },
  empties: {
    title: 'Empties',
    says: [
      'Empties lists your casks and kegs at pubs by their age.',
      'Answer a pub’s count where it differs from yours.',
      'You may charge for containers that are out for too long, after announcing it.',
    ],
    steps: [
      'Answer the counts at the top.',
      'Sort by age to see what is out longest.',
      'Announce a charge; the pub gets an email and time to return them.',
    ],
  },
  money: {
    title: 'Money',
    says: [
      'Money starts with the day and sum of your next payout.',
      'You receive is the price less Dray’s fee; the money for an order is on hold until you dispatch it.',
      'Documents, sales and payouts each have a tab and a file.',
    ],
    steps: [
      'Check the next payout.',
      'Open a payout to see the orders in it.',
      'Export the month for your bookkeeping program.',
    ],
  },
  delivery: {
    title: 'Delivery',
    says: [
      'Here you say where you deliver, on which days and for how much.',
      'Without terms of your own Dray’s usual terms apply.',
      'Try a postcode to see what a pub there is shown.',
    ],
    steps: [
      'Add a zone with its postcodes, days and charge.',
      'Say whether pubs may collect.',
      'Try a postcode before you save.',
    ],
  },
  imports: {
    title: 'Imports',
    says: [
      'Imports change beers, prices or stock from a file.',
      'You see each old and new value before anything is applied.',
      'An import can be undone for seven days.',
    ],
    steps: [
      'Download the template with today’s values.',
      'Change it in your spreadsheet program and upload it.',
      'Review the changes and apply them.',
    ],
  },
  people: {
    title: 'People',
    says: [
      'Owners invite people and choose what each may do.',
      'Sales answers orders and sets prices, cellar picks and counts, accounts keeps the books.',
      'The last owner cannot leave.',
    ],
    steps: [
      'Invite a person by email; the link works for seven days.',
      'Change a role at any time.',
      'Remove who has left; their sign-in ends at once.',
    ],
  },
  settings: {
    title: 'Settings',
    says: [
      'Settings have your public page, contact and documents.',
      'Legal name, address, VAT and licence numbers are printed on your invoices.',
      'Dray looks at changes of your page and of your legal details.',
    ],
    steps: [
      'Write the words of your page.',
      'State your legal details under documents.',
      'Add the days on which you are closed.',
    ],
  },
  connections: {
    title: 'Connections',
    says: [
      'Connections let your own programs read and change what you allow.',
      'A token is shown once and works until you end it.',
      'Webhooks notify your programs at once.',
    ],
    steps: [
      'Make a token with the rights it needs.',
      'Add a webhook and send a test.',
      'Look at failed deliveries and send them again.',
    ],
  },
  notifications: {
    title: 'Notifications',
    says: [
      'Choose what you are notified of, and how.',
      'Emails that you must have cannot be switched off.',
      'Push notifications reach the device on which you switch them on.',
    ],
    steps: [
      'Choose a kind.',
      'Switch email or push on or off.',
      'Leave the brewery at the foot of the page if you do not work there any more.',
    ],
  },
} as const satisfies Record<string, HelpTopic>

/** The help of a group's console, by screen. */
export const groupHelp = {
  group: {
    title: 'Runs',
    says: [
      'Runs are made from the run plan, eight weeks ahead.',
      'The bars show how many pallets and kilograms are taken.',
      'A run takes orders until its cut-off, and then breweries answer.',
    ],
    steps: [
      'Open the next run.',
      'Change one run until its cut-off, or the plan for all later ones.',
      'Close a run early when the lorry is full.',
    ],
  },
  run: {
    title: 'A run',
    says: [
      'A run has its route on a map, its pallets, its drops and what each brewery brings.',
      'Drag a drop, or focus its dots and press an arrow key, to change the order of the road.',
      'You see what the new order changes before you save it.',
    ],
    steps: [
      'Put the drops into order and save it.',
      'Tick what has arrived at the depot, then press Depart.',
      'Mark each drop as delivered with the name of who took it in, and finish the run.',
    ],
  },
  groupSettings: {
    title: 'Settings',
    says: [
      'The run plan says on which days pallets arrive, from which depot and until when pubs order.',
      'A change of the plan begins with a run that you choose; earlier ones stay.',
      'Tokens let your own programs read the runs.',
    ],
    steps: [
      'Change the plan and choose from which run on.',
      'Look at the preview.',
      'Make a token if your carrier’s program reads the runs.',
    ],
  },
  groupNotifications: {
    title: 'Notifications',
    says: [
      'Choose what you are notified of, and how.',
      'Emails that you must have cannot be switched off.',
      'Push notifications reach the device on which you switch them on.',
    ],
    steps: ['Choose a kind.', 'Switch email or push on or off.', 'Do the same on your phone for push there.'],
  },
} as const satisfies Record<string, HelpTopic>
