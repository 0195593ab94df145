import { hash, randomInt } from 'node:crypto'

export type TokenKind = 'buyer' | 'brewery' | 'group'

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const letters: Record<TokenKind, string> = { buyer: 'b', brewery: 's', group: 'g' }
const secretLength = 40
const checksumLength = 6
const form = /^(dray_[bsg]_[0-9A-Za-z]{40})([0-9A-Za-z]{6})$/

/** What a bearer of ours begins with, whatever comes after. */
export const tokenPrefix = 'dray_'

/** A new token: 40 random characters, some 238 bits, and a checksum by which scanners for leaked secrets know it. */
export function newTokenText(kind: TokenKind): string {
  const secret = Array.from({ length: secretLength }, () => signs[randomInt(signs.length)]).join('')
  const body = `${tokenPrefix}${letters[kind]}_${secret}`
  return body + checksumOf(body)
}

/** Whether a text has the form of a token, its checksum included; no other is looked up. */
export function isTokenText(text: string): boolean {
  const [, body, checksum] = form.exec(text) ?? []
  return body !== undefined && checksumOf(body) === checksum
}

/** What the database stores of a token. Its text is random, so a plain hash is enough. */
export const hashOfToken = (text: string): string => hash('sha256', text, 'hex')

function checksumOf(body: string): string {
  let rest = hash('sha256', body, 'buffer').readUIntBE(0, 6)
  let checksum = ''
  for (let at = 0; at < checksumLength; at += 1) {
    checksum += signs[rest % signs.length]
    rest = Math.floor(rest / signs.length)
  }
  return checksum
}
