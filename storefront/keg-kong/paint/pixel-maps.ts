/**
 * The cast, drawn by letters: each is one pixel, its colour by `game-colours.ts`, a dot is nothing. Kong is drawn by
 * halves, from the outside to his middle; the other half is the mirror of one of them.
 */
export const kongArmUp = [
  '.KK.....KKKK',
  'KffK...KCCCC',
  'KffK..KCCccc',
  'KBBK..KCCCCC',
  'KBBK.KKKKKKK',
  'KBBK.KbBBBBB',
  'KBBKKBBffffB',
  'KBBKKfBfeKff',
  'KBBKKfBfffff',
  'KBBBKKBfffKK',
  'KBbBBKBfffff',
  '.KBbBBKffKKK',
  '.KBBbBBKffff',
  '..KBBBBBKKKK',
  '...KKBBBAAAA',
  '....KBBBAaaa',
  '.....KBBAaaa',
  '.....KBBAaaa',
  '.....KBBAaaa',
  '.....KBAAAAA',
  '.....KBAaaaa',
  '.....KBAaaaa',
  '.....KBAaaaa',
  '.....KBBAAAA',
  '.....KBBBBKK',
  '.....KBBBBK.',
  '....KBBBBBK.',
  '....KffffKK.',
]

export const kongArmDown = [
  '........KKKK',
  '.......KCCCC',
  '......KCCccc',
  '......KCCCCC',
  '.....KKKKKKK',
  '.....KbBBBBB',
  '....KBBffffB',
  '....KfBfeKff',
  '....KfBfffff',
  '.....KBfffKK',
  '.....KBfffff',
  '......KffKKK',
  '..KKKKKKffff',
  '.KBBBBBBKKKK',
  'KBbbBBBBAAAA',
  'KBbBBBBBAaaa',
  'KBBBKBBBAaaa',
  'KBBBKKBBAaaa',
  'KBBK.KBBAaaa',
  'KBBK.KBAAAAA',
  'KBBK.KBAaaaa',
  'KffK.KBAaaaa',
  '.KK..KBAaaaa',
  '.....KBBAAAA',
  '.....KBBBBKK',
  '.....KBBBBK.',
  '....KBBBBBK.',
  '....KffffKK.',
]

/** Driving to the right. V, v and d take the van's own colour; P is the panel that wears a logo. */
export const vanMap = [
  '..KKKKKKKKKKKKKKKKKKKKKKK.........',
  '.KvvvvvvvvvvvvvvvvvvvvvvvK........',
  '.KVVVVVVVVVVVVVVVVVVVVVVVKKKKKK...',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVVVVVK..',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVGGGGVK.',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVGGGGGK.',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVGgGGGVK',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVGGgGGVK',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVGGGGGVK',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVVVVVVVK',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVVVKKVVK',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVVVVVVVK',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVVVVVVYK',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVVVVVVYK',
  '.KVVVPPPPPPPPPPPPPPPPVVVVKVVVVVVVK',
  '.KddddddddddddddddddddddddddddddKK',
  '.KddKKKKKddddddddddddddKKKKKddddKK',
  '.KKKKTTTKKKKKKKKKKKKKKKKTTTKKKKKK.',
  '...KTTsTTKK..........KKTTsTTK.....',
  '....KTTTK..............KTTTK......',
  '.....KKK................KKK.......',
]

/** Where the panel is, in pixels of the van. */
export const vanPanel = { x: 5, y: 3, width: 16, height: 12 }

export const caskMap = [
  '...KKKKK...',
  '..KOOOOOK..',
  '.KoooooooK.',
  '.HHHHHHHHH.',
  'KOOOOOOOOOK',
  'KOoOOOOOoOK',
  'KOOOOOOOOOK',
  '.HHHHHHHHH.',
  '.KoooooooK.',
  '..KOOOOOK..',
  '...KKKKK...',
]

/** Two halves make one. */
export const mirrored = (left: readonly string[], right: readonly string[] = left): string[] =>
  left.map((row, at) => row + [...right[at]!].toReversed().join(''))
