import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'

/**
 * Gives a page a passkey device of Chromium's own, which answers at once with its person verified. It would answer for the
 * list of the sign-in field too, as soon as the page opens: only with `isInList`.
 */
export async function addVirtualAuthenticator(page: Page, { isInList = false } = {}) {
  if (!isInList)
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    passkeys: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    /** Stores a passkey of the host that no account has. */
    addUnknownPasskey: (rpId: string) => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const credential = {
        credentialId: randomBytes(16).toString('base64'),
        isResidentCredential: true,
        rpId,
        privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
        userHandle: randomBytes(16).toString('base64'),
        signCount: 0,
      }
      return session.send('WebAuthn.addCredential', { authenticatorId, credential })
    },
  }
}
