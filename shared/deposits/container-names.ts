/** The containers that are counted at pubs, the smallest of each first (marketplace 14). */
export const containerKinds = ['pin', 'firkin', 'kilderkin', 'barrel', 'keg20', 'keg30', 'keg50'] as const
export type ContainerKind = (typeof containerKinds)[number]

export const containerNames: Readonly<Record<ContainerKind, readonly [one: string, many: string]>> = {
  pin: ['pin', 'pins'],
  firkin: ['firkin', 'firkins'],
  kilderkin: ['kilderkin', 'kilderkins'],
  barrel: ['barrel', 'barrels'],
  keg20: ['20 L keg', '20 L kegs'],
  keg30: ['30 L keg', '30 L kegs'],
  keg50: ['50 L keg', '50 L kegs'],
}

/** '1 firkin', '4 firkins', '4 kegs of 30 L': two numbers beside one another read as one. */
export const containersText = (count: number, kind: ContainerKind): string =>
  `${count} ${containerNames[kind][count === 1 ? 0 : 1].replace(/^(\d+ L) (.*)/, '$2 of $1')}`

/** 'Lost container, firkin': one that did not come back, on screens and documents alike. */
export const lostText = (kind: ContainerKind): string => `Lost container, ${containerNames[kind][0]}`
