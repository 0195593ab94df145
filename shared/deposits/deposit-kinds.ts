import { type ContainerKind, containerKinds, containerNames } from './container-names.ts'
import { isSchemeKind, type SchemeKind, schemeKinds } from './scheme-kinds.ts'

/** What may have a deposit. */
export const depositKinds = [...containerKinds, ...schemeKinds] as const
export type DepositKind = ContainerKind | SchemeKind

/** What a brewery charges for the containers of one unit: pence without VAT. */
export type Deposit = { kind: DepositKind; netMinor: number }

export const depositName = (kind: DepositKind): string =>
  isSchemeKind(kind) ? kind.replace('_', ' ') : containerNames[kind][0]

/** 'Container deposit, firkin' and 'Deposit return scheme, can', on screens and documents alike. */
export const depositText = (kind: DepositKind): string =>
  `${isSchemeKind(kind) ? 'Deposit return scheme' : 'Container deposit'}, ${depositName(kind)}`
