import { Secret, TOTP } from 'otpauth'

/** Of an authenticator app (ROLE-08); SHA-1, six digits and 30 seconds are the defaults that every app implements. */
const appOf = (secret: string, account = '') => new TOTP({ issuer: 'Dray', label: account, secret })

/**
 * The step of this code: the present one or one either side, and later than the last one used, so that no code works
 * twice. Null if no step matches.
 */
export function matchingStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number | null },
): number | null {
  // TOTP throws for six characters of more than six bytes.
  if (!/^\d{6}$/.test(code)) return null
  const app = appOf(secret)
  const timestamp = now.getTime()
  const away = app.validate({ token: code, timestamp, window: 1 })
  const step = away === null ? null : app.counter({ timestamp }) + away
  return step === null || (lastStep !== null && step <= lastStep) ? null : step
}

/** 160 random bits, in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32

/** The text that authenticator apps read from a QR code. */
export const totpAddress = (secret: string, account: string): string => appOf(secret, account).toString()
