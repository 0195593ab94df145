import { serverContexts } from './tools/server-contexts.ts'

/**
 * Who may import whom. Arrows point downwards only: a folder imports folders of the lines below its own, never one of
 * its own line. A new folder takes the lowest line above all that it uses, in the
 * context that it belongs to: `server/<context>/<feature>`.
 */
const serverRanks = Object.entries(serverContexts).flatMap(([context, ranks]) =>
  ranks.map((rank) => rank.map((feature) => `${context}/${feature}`)),
)
const storefrontRanks = [
  ['offline', 'staff', 'styleguide'],
  ['navigation', 'selling'],
  ['console'],
  ['frame'],
  ['support'],
  ['credit'],
  ['checkout', 'home', 'information', 'keg-kong', 'orders', 'quick-order'],
  ['accessories', 'groups'],
  ['catalogue'],
  ['basket', 'newsletter', 'reviews', 'search', 'trade', 'wishlist'],
  ['accounts', 'delivery-note', 'margin', 'pallet'],
  ['sync'],
  ['api', 'mail', 'storage', 'styles', 'ui'],
]
const sharedRanks = [
  ['pages'],
  ['mail'],
  ['checkout', 'delivery-note'],
  ['api'],
  ['onboarding'],
  ['empties', 'groups', 'information', 'trade'],
  ['paths'],
  ['accounts', 'pallet'],
  ['basket', 'catalogue', 'orders'],
  ['delivery'],
  [
    'credit',
    'deposits',
    'duty',
    'geography',
    'newsletter',
    'payouts',
    'prices',
    'reviews',
    'standing',
    'wishlist',
    'worklist',
  ],
  ['audit', 'letters', 'limits', 'working-time'],
  ['dates', 'format'],
]

/** Files that use the tables of another feature, each with its reason. */
const tableExceptions = [
  {
    name: 'foreign-keys',
    from: '^server/([^/]+/[^/]+)/.*-tables\\.ts$',
    to: '-tables\\.ts$',
    comment: 'A foreign key names the table of a lower feature.',
  },
  {
    name: 'members-with-breweries',
    from: '^server/(catalogue/groups)/group-queries\\.ts$',
    to: '^server/catalogue/beers/catalogue-tables\\.ts$',
    comment:
      'The members of a group and their breweries are one statement: every list of groups asks for both.',
  },
  {
    name: 'prices-with-containers',
    from: '^server/(trading/prices)/price-queries\\.ts$',
    to: '^server/catalogue/beers/catalogue-tables\\.ts$',
    comment:
      'A container holds its present price: one statement compares it with the dated rows and sets it.',
  },
]

const tests = '\\.test\\.tsx?$'
const tables = '^server/(?!platform/database/).*-(queries|tables)\\.ts$'
const folders = (names) => `(${names.join('|')})/`

/** A folder imports lower folders only, which leaves no circle of folders either. */
const downwards = (side, ranks) =>
  ranks.map((rank, index) => ({
    name: `${side}-${rank[0]}-imports-downwards`,
    comment: `${rank.join(', ')} may import only what is below in the ranks: move the shared part down.`,
    severity: 'error',
    from: { path: `^${side}/${folders(rank)}`, pathNot: tests },
    to: {
      path: `^${side}/${side === 'server' ? '[^/]+/' : ''}[^/]+/`,
      pathNot: `^${side}/${folders(['$1', ...ranks.slice(index + 1).flat()])}`,
    },
  }))

const everyFolderRanked = (side, ranks) => ({
  name: `${side}-folder-without-rank`,
  comment: `Every folder of ${side} has its place in the ranks of this file.`,
  severity: 'error',
  from: { path: `^${side}/(?!${folders(ranks.flat())})[^/]+/` },
  to: {},
})

export default {
  forbidden: [
    {
      name: 'shared-is-pure',
      comment: 'shared imports nothing outside itself (TypeBox describes the wire and is the one exception).',
      severity: 'error',
      from: { path: '^shared/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^shared/|node_modules/typebox/' },
    },
    {
      name: 'artwork-is-pure',
      comment: 'artwork draws from facts alone: it imports shared and nothing else.',
      severity: 'error',
      from: { path: '^artwork/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(artwork|shared)/' },
    },
    {
      name: 'clients-stand-alone',
      comment: 'A client is copied into the programs of others: it imports nothing of the shop.',
      severity: 'error',
      from: { path: '^clients/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(artwork|database|server|shared|storefront|tests|tools)/' },
    },
    {
      name: 'nothing-of-ours-needs-a-client',
      comment: 'Clients are for programs of others, and for tests.',
      severity: 'error',
      from: { path: '^(artwork|server|shared|storefront|tools)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^clients/' },
    },
    {
      name: 'sides-do-not-meet',
      comment: 'server and storefront meet in shared; the one crossing is pages/page-renderer.ts.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^storefront/' },
    },
    {
      name: 'sides-do-not-meet-either',
      comment: 'server and storefront meet in shared.',
      severity: 'error',
      from: { path: '^storefront/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^server/' },
    },
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one module, or want a third below them. Types count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'tables-of-another-feature',
      comment: 'Ask the feature that owns the table: it exports verbs. Queries and tables are its own.',
      severity: 'error',
      from: {
        path: '^server/([^/]+/[^/]+|[^/]+[.]ts)',
        pathNot: [tests, ...tableExceptions.map(({ from }) => from)],
      },
      to: { path: tables, pathNot: '^server/$1/' },
    },
    ...tableExceptions.map(({ name, comment, from, to }) => ({
      name: `tables-of-another-feature-but-${name}`,
      comment,
      severity: 'error',
      from: { path: from },
      to: { path: tables, pathNot: ['^server/$1/', to] },
    })),
    ...downwards('server', serverRanks),
    ...downwards('storefront', storefrontRanks),
    ...downwards('shared', sharedRanks),
    everyFolderRanked('server', serverRanks),
    everyFolderRanked('storefront', storefrontRanks),
    everyFolderRanked('shared', sharedRanks),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
