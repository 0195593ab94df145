import { wordsOf } from './json-schema.ts'

/** What people call the fields of the shop's content whose own names are those of the code. */
const fieldNames: Readonly<Record<string, string>> = {
  enabled: 'Show it',
  link: 'It leads to',
  showButton: 'Show the button',
  buttonText: 'Words on the button',
  buttonLink: 'The button leads to',
  imageUrl: 'Address of the picture',
  imageWidth: 'Width of the picture, in pixels',
  imageHeight: 'Height of the picture, in pixels',
  position: 'Place in the order',
  displaySeconds: 'Shown for so many seconds',
  iconKey: 'Icon',
  linkUrl: 'It leads to',
  iconClass: 'Icon',
  url: 'Address of the page',
  groupSlug: 'Group, as its address ends',
  brewerySlug: 'Brewery, as its address ends',
  imageTitle: 'Caption of the picture',
  imageDescription: 'What the picture shows',
  mainTitle: 'Title',
  mainDescription: 'What to say of the brewery',
  textNeedsBackground: 'Put a panel behind the words',
  textBackground: 'Panel behind the words',
  textColor: 'Colour of the words',
  startsAt: 'Shown from',
  isFallback: 'Show it only while nothing else is featured',
  username: 'Name of the account',
  posts: 'Pictures',
  permalink: 'Address of the post',
  thumbnailUrl: 'Address of the small picture',
  collectionPointsEnabled: 'Show the collection points',
  newsletterEnabled: 'Show the newsletter',
  contactEmail: 'Email address for questions',
  webUrl: 'Web address',
  updatedOn: 'Last changed on',
  intro: 'Introduction',
  pickupWindow: 'When to collect',
  weekdays: 'Days of the week',
  opens: 'Opens at',
  closes: 'Closes at',
  registeredIn: 'Country of registration',
  radiusKm: 'Radius, in kilometres',
  chargeMinor: 'Charge, in pounds',
  freeAboveMinor: 'Free from, in pounds',
  minimumMinor: 'Least order, in pounds',
  way: 'How it is delivered',
  cutOffTime: 'Orders until',
  daysAhead: 'Days from order to delivery',
  dispatchWithin: 'Leaves within so many working days',
  roadFrom: 'Fewest days on the road',
  roadTo: 'Most days on the road',
  windows: 'Hours of collection',
  above: 'Words above',
  below: 'Words below',
}

/** Fields whose own name is the word for them. */
const ownNames: ReadonlySet<string> = new Set(
  'text id category title message theme description label caption summary hubs name address notes rules zones postcodes kind collection section item'.split(
    ' ',
  ),
)

export const fieldName = (name: string): string => fieldNames[name] ?? wordsOf(name)

/** Whether it is decided what people call a field. */
export const isNamed = (name: string): boolean => name in fieldNames || ownNames.has(name)

const choiceNames: Readonly<Record<string, string>> = {
  darkdeep: 'Dark, solid',
  lightdeep: 'Light, solid',
  rainbow: 'Rainbow',
}

export const choiceName = (value: string): string => choiceNames[value] ?? wordsOf(value)
