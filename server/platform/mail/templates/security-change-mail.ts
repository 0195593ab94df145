import { addressee, type MailTemplate, momentInWords } from '../mail-content.ts'

/** The change to an account's ways to sign in, in the words of the mail. */
const sentences = {
  'google-unlinked': 'Google is no longer linked with your Dray account',
  'facebook-unlinked': 'Facebook is no longer linked with your Dray account',
  'microsoft-unlinked': 'Microsoft is no longer linked with your Dray account',
  'passkey-added': 'A passkey was added to your Dray account',
  'passkey-removed': 'A passkey was removed from your Dray account',
  'authenticator-added': 'An authenticator app was added to your Dray account',
  'authenticator-removed': 'The authenticator app was removed from your Dray account',
  'recovery-codes-made': 'New recovery codes were made for your Dray account; the old ones are void',
  'second-step-off': 'Signing in to your Dray account no longer asks for your second factor',
  'second-step-on': 'Signing in to your Dray account asks for your second factor from now on',
  'second-factor-reset': 'The second factor of your Dray account was reset',
}

export type SecurityChange = keyof typeof sentences
type Data = {
  name: string
  change: SecurityChange
  changedAt: string
  accountLink: string
  /** The page, without a token. */
  resetLink: string
}

/** To the owner of an account after a change to the ways to sign in. */
export const securityChangeMail: MailTemplate<Data> = {
  write: ({ name, change, changedAt, accountLink, resetLink }) => ({
    subject: 'A way to sign in to your account has changed',
    preview: `${sentences[change]}.`,
    heading: `${sentences[change]}.`,
    paragraphs: [
      `Hello ${addressee(name)}, this happened on ${momentInWords(changedAt)}.`,
      `If this was you, there is nothing to do. If it was not, choose a new password now at ${resetLink}: it ends every session. Then look at the ways to sign in to your account.`,
    ],
    action: { label: 'See your account', link: accountLink },
    notes: [],
  }),
  example: {
    name: 'Maggie Tapster',
    change: 'google-unlinked',
    changedAt: '2026-11-21T15:20:00.000Z',
    accountLink: 'https://dray.example/account/settings/security',
    resetLink: 'https://dray.example/account/reset-password',
  },
}
