/**
 * Words that Dray's texts avoid, each with what to write instead: the left column of the dictionary in docs/words.md. A word
 * comes into this list once no text has it, and stays out of all of them from then on.
 */
export const avoided: readonly { words: RegExp; write: string }[] = [
  { words: /\b(?:stands?|stood)\b(?!-)/, write: 'is, is shown, is accepted, applies: what it does' },
  { words: /(?<![/\w.-])papers?\b(?!-)/, write: 'document; invoice, credit note, delivery note, statement' },
  { words: /\b(?:an|the|no|each|every|this|same|next|other|these) acts?\b/, write: 'action' },
  { words: /\bother acts\b|^\W*acts\W*$/, write: 'action' },
  { words: /\b(?:of|by) (?:itself|themselves)\b/, write: 'on its own, automatically, about itself' },
  { words: /\bwho(?:so)?ever\b/, write: 'anyone who, the person who, no matter who' },
  {
    words: /(?<![@/‘'\w])(?:somebody|nobody)\b(?![’'@-])/,
    write: 'name the person: a buyer, the staff; else someone, no one',
  },
  { words: /\bnoughts?\b/, write: 'zero' },
  {
    words: /\b(?:hence|thereof|therein|whence|thence|anew|lest)\b/,
    write: 'the plain word: so, again, of it',
  },
  { words: /\byet to come\b/, write: 'in the future, still due' },
  { words: /\bso as to\b/, write: 'to' },
  { words: /\bin the same breath\b/, write: 'at the same time' },
  { words: /\bwelcome and not needed\b/, write: 'optional' },
  {
    words: /\bwhat is (?:none|no (?!longer|more|one))\b/,
    write: 'name the noun: an unknown id, anything but a number',
  },
  { words: /\b(?:\d+|last|these|many|most|four|random|of) signs\b/, write: 'characters' },
  { words: /\bcarriage\b/, write: 'delivery' },
  { words: /\bupkeep\b/, write: 'scheduled jobs' },
  { words: /\bmade-up trade\b/, write: 'demo data' },
  { words: /\btall(?:y|ies)\b/, write: 'counter, metric' },
  { words: /\blaid against\b/, write: 'allocated to' },
  {
    words: /\b(?:is|are|be|was|were) told (?:of|to)\b|\btells? of\b/,
    write: 'is notified of, is sent to, reports',
  },
  { words: /\b(?:bears?|bore|borne)\b/, write: 'pays, is charged; of a deposit: has' },
  {
    words: /\b(?:was|were|is|are|been) taken in\b(?! (?:between|test|time|the))/,
    write: 'imported, received, accepted',
  },
  { words: /\bstanding of (?:a|the|each) brewer(?:y|ies)\b|\bbrewery’s standing\b/, write: 'approval' },
  { words: /\bis none of (?:the|this|its|his|those)\b/, write: 'is not one of, does not belong to' },
  { words: /\bholds? at once\b/, write: 'applies at once' },
  {
    words: /\b(?:to|by|for) who (?:is|has|may|does|reads|causes|asked)\b/,
    write: 'to anyone who, by the one who',
  },
  { words: /\bhears? of (?:it|the)\b/, write: 'is notified, learns of it' },
]

/** Where such a word stays, with the reason: a file, or the words around it. */
export const allowed: readonly { file?: RegExp; text?: RegExp; why: string }[] = [
  { file: /^docs\/words\.md$|^tools\/prose/, why: 'The dictionary itself, and its test.' },
  { file: /^CHANGELOG\.md$/, why: 'Releases say what was said of them.' },
  { file: /^shared\/information\/texts\//, why: 'Legal texts, in the words of the law.' },
  {
    text: /\b(?:on|of|by) paper\b|\bpaper,? (?:and|ink)|page, paper and mail/,
    why: 'What a printer prints on.',
  },
  {
    text: /\bbreweries papers <slug>|\bbreweries papers BREWERY/,
    why: 'A command, whose words programs type.',
  },
  {
    text: /fold tallies|nobody bookings|end refunds nobody confirmed|store old papers/,
    why: 'Names of jobs and counters in databases.',
  },
  {
    file: /^server\/integrations\/calendars\/write-delivery-sheet\.ts$/,
    text: /--paper/,
    why: 'A custom property of a style sheet.',
  },
  {
    text: /carriage matters|carriage 3|Carriage charges/,
    why: 'Words of a reviewer, and the title of a source.',
  },
  {
    text: /as things (?:stand|stood)|stood in the (?:sun|ir yard)|stood in their yard/,
    why: 'English as it is spoken.',
  },
  { text: /bears statutory interest/, why: 'The words of the Act.' },
  {
    text: /\bst(?:and|ood)(?:s|ing)? (?:in for|for|out|still|by|alone|on its own|on each other|them)\b/,
    why: 'Idioms.',
  },
]
