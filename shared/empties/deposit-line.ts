import { type ContainerKind, containerNames } from './container-names.ts'

/** What a brewery asks for a container until it is back: pence without VAT for one. */
export type Deposit = { kind: ContainerKind; netMinor: number }

/** 'Container deposit, firkin', on screens and papers alike. */
export const depositText = (kind: ContainerKind): string => `Container deposit, ${containerNames[kind][0]}`

/** 'Lost container, firkin': one that did not come back, on screens and papers alike. */
export const lostText = (kind: ContainerKind): string => `Lost container, ${containerNames[kind][0]}`
