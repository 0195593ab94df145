import type { SecondFactorOverview } from '../../../shared/api/second-factor-api.ts'

/**
 * Password managers are informed which passkeys the account still has, and stop offering the others. Browsers without
 * these methods (Chrome before 132, Firefox) offer them until the person deletes them.
 */
export function signalAcceptedPasskeys({ acceptedPasskeys }: SecondFactorOverview): void {
  passkeyMethods()?.signalAllAcceptedCredentials?.(acceptedPasskeys).catch(ignore)
}

/** The passkey that was chosen belongs to no account any more. */
export function signalUnknownPasskey(passkey: { rpId: string; credentialId: string }): void {
  passkeyMethods()?.signalUnknownCredential?.(passkey).catch(ignore)
}

/** Undefined where the browser has no passkeys, or only over HTTPS. */
const passkeyMethods = (): typeof PublicKeyCredential | undefined => globalThis.PublicKeyCredential
/** Nothing depends on a signal. */
const ignore = () => {}
