import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as every authenticator app implements it: SHA-1, six digits, 30 seconds (ROLE-08). */
const digits = 6
const stepSeconds = 30
const secretBytes = 20
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds)

/** The code of a step: HOTP (RFC 4226 §5.3) with the step as its counter. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.at(-1)! & 0x0f
  const figure = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits
  return String(figure).padStart(digits, '0')
}

/**
 * The step of this code: the present one or one either side, and later than the last one used, so that no code works
 * twice. Null if no step matches.
 */
export function matchingStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number | null },
): number | null {
  const present = stepAt(now)
  const steps = [present, present - 1, present + 1].filter((step) => lastStep === null || step > lastStep)
  return steps.find((step) => isSame(totpCode(secret, step), code)) ?? null
}

/** 160 random bits, in base32. */
export const newTotpSecret = () => toBase32(randomBytes(secretBytes))

/** The text that authenticator apps read from a QR code. */
export function totpAddress(
  secret: string,
  { issuer, account }: { issuer: string; account: string },
): string {
  const query = new URLSearchParams({ secret, issuer })
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`
}

function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => base32[Number.parseInt(five, 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((sign) => base32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Compares bytes: texts of as many characters may have more of them, which timingSafeEqual throws for. */
function isSame(one: string, other: string): boolean {
  const [ours, typed] = [Buffer.from(one), Buffer.from(other)]
  return ours.length === typed.length && timingSafeEqual(ours, typed)
}
