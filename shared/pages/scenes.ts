/** The drawn scenes that slides and promotions can show, with what they are called. */
export const sceneNames = {
  cellar: 'Cellar',
  'dray-on-quay': 'Dray on a quay',
  'mash-tun': 'Mash tun',
  'bar-at-dusk': 'Bar at dusk',
  'hop-garden': 'Hop garden',
  'loading-bay': 'Loading bay',
} as const

export type NamedScene = keyof typeof sceneNames

/** Every scene is drawn in this size, in pixels. */
export const sceneSize = { width: 1600, height: 900 }

export const sceneAddress = (name: NamedScene): string => `/pictures/scene/${name}.svg`
