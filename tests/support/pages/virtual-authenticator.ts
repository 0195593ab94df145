import type { Page } from '@playwright/test'

/** Gives a page a passkey device of Chromium's own, which answers at once with its person verified, or not. */
export async function addVirtualAuthenticator(page: Page, isUserVerified = true) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verifyUser: (verified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: verified }),
  }
}
