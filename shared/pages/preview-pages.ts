/** Pages on which staff look at what stands on every page, before it holds; the name is the query of the address. */
export const previewPages = {
  home: 'Home page',
  list: 'List of all beers',
  beer: 'Page of a beer',
  group: 'Page of a group',
} as const

export type PreviewPage = keyof typeof previewPages

export const isPreviewPage = (name: string): name is PreviewPage => Object.hasOwn(previewPages, name)
