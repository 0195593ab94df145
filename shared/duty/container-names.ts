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

/**
 * Containers of the deposit return schemes of England, Scotland and Northern Ireland from 1 October 2027: they go back to the
 * scheme and not to the brewery, which charges their deposit on.
 */
export const schemeKinds = ['can', 'plastic_bottle'] as const
export type SchemeKind = (typeof schemeKinds)[number]

/** What may bear a deposit. */
export const depositKinds = [...containerKinds, ...schemeKinds] as const
export type DepositKind = ContainerKind | SchemeKind

export const isSchemeKind = (kind: string | null | undefined): kind is SchemeKind =>
  schemeKinds.some((each) => each === kind)

/** '1 firkin', '4 firkins', '4 kegs of 30 L': two numbers beside one another read as one. */
export function containersText(count: number, kind: ContainerKind): string {
  const name = containerNames[kind][count === 1 ? 0 : 1]
  const [, size, what] = /^(\d+ L) (kegs?)$/.exec(name) ?? []
  return `${count} ${size === undefined ? name : `${what} of ${size}`}`
}

/** What a brewery charges for the containers of one unit: pence without VAT. */
export type Deposit = { kind: DepositKind; netMinor: number }

export const depositName = (kind: DepositKind): string =>
  isSchemeKind(kind) ? kind.replace('_', ' ') : containerNames[kind][0]

/** 'Container deposit, firkin' and 'Deposit return scheme, can', on screens and documents alike. */
export const depositText = (kind: DepositKind): string =>
  `${isSchemeKind(kind) ? 'Deposit return scheme' : 'Container deposit'}, ${depositName(kind)}`

/** 'Lost container, firkin': one that did not come back, on screens and papers alike. */
export const lostText = (kind: ContainerKind): string => `Lost container, ${containerNames[kind][0]}`
