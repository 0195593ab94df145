/** Who may import whom (docs/decisions, architecture): arrows only downwards. */
const serverRanks = [
  ['pages', 'import'],
  ['support'],
  ['home', 'information'],
  ['orders', 'payments'],
  ['basket', 'wishlist', 'reviews', 'search', 'quick-order'],
  ['groups'],
  ['accessories', 'catalogue'],
  ['accounts'],
  ['settings', 'newsletter', 'mail', 'media', 'artwork'],
  ['http', 'database'],
]
const storefrontRanks = [
  ['offline'],
  ['navigation'],
  ['frame'],
  ['support'],
  ['home', 'information', 'keg-kong', 'checkout', 'orders', 'quick-order'],
  ['groups'],
  ['accessories', 'catalogue'],
  ['reviews', 'basket', 'wishlist', 'newsletter', 'search', 'margin'],
  ['accounts', 'pallet'],
  ['ui', 'api', 'styles'],
]

/** A folder may not import a folder of a higher rank. */
const upwards = (side, ranks) =>
  ranks.slice(1).map((folders, index) => ({
    name: `${side}-${folders[0]}-imports-upwards`,
    comment: `${folders.join(', ')} may be used by ${ranks
      .slice(0, index + 1)
      .flat()
      .join(', ')}, never the other way round: move the shared part down.`,
    severity: 'error',
    from: { path: `^${side}/(${folders.join('|')})/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: `^${side}/(${ranks
        .slice(0, index + 1)
        .flat()
        .join('|')})/`,
    },
  }))

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
      comment: 'Two modules that need each other are one module, or want a third below them.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...upwards('server', serverRanks),
    ...upwards('storefront', storefrontRanks),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
