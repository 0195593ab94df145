import { hash } from 'node:crypto'

/** Only hashes of tokens are stored. */
export const requestTokenHash = (token: string): string => hash('sha256', token, 'base64url')
