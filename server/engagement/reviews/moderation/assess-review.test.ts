import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { type AssessedAuthor, assessReview } from './assess-review.ts'

const known: AssessedAuthor = { accountHours: 24 * 400, streetCreds: 0, otherBodies: [] }
const assess = (raw: string, author = known) => {
  const { text, isDisguised } = cleanText(raw)
  return assessReview({ title: null, body: text, isDisguised }, author)
}

const approved = [
  'A plain, honest bitter. Dropped bright in a day and a half.',
  'Sent four firkins to our Scunthorpe house and the regulars want more.',
  'Goes down well at the Cock Bridge Inn after a walk.',
  'Old Fart ale by another name, and none the worse for it.',
  'We are in Penistone, so carriage matters. Arrived cold and on time.',
  'Lickey End regulars finished the cask before Sunday lunch.',
  'Customers from Cockermouth ask for it by name.',
  'Best seller at our Clitheroe shop since Easter.',
  'Poured it in Pratts Bottom at the summer fête.',
  'Brings Upton Snodsbury to the bar every Friday.',
  'From Shitterton to Sandy Balls, all of Dorset and the Forest drink this.',
  'Sold out in Twatt within a weekend, and Orkney is hard to please.',
  'The Bell End beer tent could not keep up.',
  'Middlesex, Essex and Sussex each took a pallet.',
  'Wetwang is a small village but it drinks well.',
  'The Cock and Bottle has it on permanently now.',
  'Dickens would have called it a fine porter. Dick Turpin would have stolen it.',
  'Spotted dick, custard and this stout: pudding sorted.',
  'Goes with faggots and peas better than anything we stock.',
  'Pork faggots, mash and a pint of the mild. Perfect.',
  'Better than Arrogant Bastard and half the price.',
  'Dog’s Bollocks of a beer, as my dad would say.',
  'Bloody lovely, and it clears fast.',
  'It is crap in a plastic glass and wonderful in a jug.',
  'A blue tit on the clip and a great tit on the font: the twitchers love it.',
  'Dorking, Horniman and Assington all reordered.',
  'Peacock, Hancock and Cockburn reviews aside, this is a proper mild.',
  'A touch of sulphur, then shiitake, then cumin in the saison.',
  'Grape, raisin and a therapist’s patience needed for the crate.',
  'Nothing classy about it, just assembled well and passed round.',
  'The pump clip has a titmouse, an ass and a pair of boobies.',
  'TTB or DDH, I do not care, IPA of the month.',
  'NEIPA at 6.5% ABV, 24 x 440 ml, landed in good order.',
  '4.2% and £96.00 for 9 gallons: that is £1.33 a pint before VAT.',
  'Batch 0113 496 was flat, batch 0114 was not.',
  'Good body.The head holds. Fresh.Beer like this is rare.',
  'Hazy as a Whitby morning; smells of mango, guava, lime.',
  'So, so, so good with oysters.',
  'Très bon, ça se boit tout seul.',
  'Żywiec drinkers converted, and my Łódź cellarman approves.',
  'Очень хорошее пиво, рекомендую всем друзьям.',
  'Καλή μπύρα, πολύ δροσερή το καλοκαίρι.',
  'Proudly 🏴󠁧󠁢󠁥󠁮󠁧󠁿 hopped, ☕️ roasty, and 🍺 cold.',
  'Great head 🍺👨‍👩‍👧 and the family enjoyed the tap takeover.',
  'Sloooow to clear but worth the wait.',
  'Slow seller in winter, quick in June. Hops 10/10, carriage 3/10.',
  'Wanted more bitterness & less crystal malt <3',
  'Prickly pear and prickwillow in the hedge, prickle on the tongue.',
  'Reminds me of Bishop’s Finger and Piddle in the Wind.',
  'Served with raccoon on the label and Maine coon on the bar.',
  'A niggle: the keg collar was torn. Beer faultless, niggardly foam.',
]

test.each(approved)('approved: %s', (text) => {
  expect(assess(text)).toEqual({ status: 'approved', reasons: [] })
})

const waiting: [string, string[]][] = [
  ['This beer is fucking awful and so are you.', ['profanity']],
  ['What a load of bullshit, flat as a pond.', ['profanity']],
  ['F U C K this brewery and its drivers.', ['profanity']],
  ['f.u.c.k. me that was a poor cask', ['profanity']],
  ['fuuuuuck this was poor stuff indeed', ['profanity']],
  ['Absolute sh1t, and the driver was rude.', ['profanity']],
  ['What a $h!t cask of beer we had.', ['profanity']],
  ['The rep is a total c*nt, avoid.', ['profanity']],
  ['The fսck is this, honestly, no thanks sh\u200bit', ['profanity']],
  ['Ｆｕｃｋ this, wide letters and all.', ['profanity']],
  ['f\u0301u\u0302c\u0300k this with accents on', ['profanity']],
  ['fu\u00adck this with soft hyphens in it', ['profanity']],
  ['Run by wankers, drunk by no one.', ['profanity']],
  ['Cheaper at https://evil.example/kegs today', ['link']],
  ['See www.cheapkegs.example for the same thing', ['link']],
  ['Go to cheap-kegs.co.uk for half the price', ['link']],
  ['cheapkegs dot com has this for a fiver', ['link']],
  ['Ring me on 07700 900123 for a better price', ['contact']],
  ['Call +44 113 496 0000 and ask for Dave', ['contact']],
  ['Write to dave@kegs.example, better deal', ['contact']],
  ['Add me on WhatsApp for trade prices', ['contact']],
  ['\u202edetrevni txet\u202c and a plain end to it', ['disguise']],
  [
    'Z\u0351\u0352\u0353\u0354\u0355\u0356a\u0357\u0358\u0359\u035a\u035b\u035cl\u0340g\u0341o\u0342 beer here',
    ['disguise'],
  ],
  ['THE WORST BEER I HAVE EVER HAD HAD HAD HAD HAD HAD', ['shouting', 'repetition']],
  ['BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW BUY NOW', ['shouting', 'repetition']],
  ['<b>READ THIS REVIEW BEFORE BUYING ANY</b>', ['shouting', 'markup']],
  ['fuсk this one with a Cyrillic letter', ['profanity', 'mixed_alphabets']],
]

test.each(waiting)('waits: %j', (text, reasons) => {
  expect(assess(text)).toEqual({ status: 'flagged', reasons })
})

test.each(['He called us pakis at the door.', 'n1gger of a beer, he said', 'Beer for f\u0430ggots only'])(
  'rejects, and holds for moderation: %j',
  (text) => expect(assess(text)).toMatchObject({ status: 'rejected' }),
)

test('one light finding is let pass, but not from a new account; a trusted author is forgiven it twice (OPEN-38)', () => {
  const loud = 'THIS IS THE BEST PORTER IN LEEDS AND I WILL FIGHT YOU'
  const louder = `${loud} yesssssssssssss`
  expect(assess(loud).status).toBe('approved')
  expect(assess(loud, { ...known, accountHours: 2 })).toEqual({
    status: 'flagged',
    reasons: ['shouting', 'new_account'],
  })
  expect(assess(louder).status).toBe('flagged')
  expect(assess(louder, { ...known, streetCreds: 10 }).status).toBe('approved')
  expect(assess(`${louder} shit`, { ...known, streetCreds: 10 }).status).toBe('flagged')
  expect(assess('A fine first review of a fine bitter.', { ...known, accountHours: 0 }).status).toBe(
    'approved',
  )
})

test('holds reviews of authors with many downvotes, and repeated texts (OPEN-38)', () => {
  const text = 'A decent pint at a decent price.'
  expect(assess(text, { ...known, streetCreds: -4 }).status).toBe('approved')
  expect(assess(text, { ...known, streetCreds: -5 }).reasons).toEqual(['low_street_cred'])
  const other = { ...known, otherBodies: ['a decent pint, at a DECENT price!'] }
  expect(assess(text, other).reasons).toEqual(['repeated_review'])
})

test('assesses a title with its body', () => {
  const review = { body: 'A decent pint at a decent price.', isDisguised: false }
  expect(assessReview({ ...review, title: 'Visit kegs.co.uk' }, known).reasons).toEqual(['link'])
  expect(assessReview({ ...review, title: 'Decent' }, known).status).toBe('approved')
})

test('every text is assessed, with the same result again, and cleaning it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (raw) => {
      const once = cleanText(raw).text
      expect(cleanText(once).text).toBe(once)
      expect(assess(raw)).toEqual(assess(raw))
      expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\0]|\p{M}{3}/u)
    }),
    { numRuns: 500 },
  )
})
