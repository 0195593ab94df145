import type { Config } from '../../platform/config/config.ts'
import { isPublic } from '../../platform/config/public-settings.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warn, fail } = findingsOf('settings')

const inThePage = 'Settings are explained in docs/run/settings.md and .env.example.'

/** Settings that stop the start, a finding for each; a problem begins with the variable's name. */
export const wrongSettings = (problems: readonly string[]): Finding[] =>
  problems.map((problem) => fail(`${problem}.`, inThePage))

/** Settings that are right, and those that a public installation says aloud but hardly means. */
export function assessSettings(environment: Record<string, string | undefined>, config: Config): Finding[] {
  const all = ok('Every setting can be read, and nothing is missing.')
  if (!isPublic(config)) return [all]
  const has = (name: string, value: string) => environment[name]?.trim() === value
  return [
    all,
    ...when(
      config.stripe === null,
      'PAYMENTS is sandbox: orders count as paid and no money comes.',
      'Set up Stripe before you sell.',
    ),
    ...when(
      config.smtpUrl === null,
      'MAILS is files: no one gets a mail, so no one can confirm an address or reset a password.',
      'Set SMTP_URL and MAIL_FROM.',
    ),
    ...when(
      config.loadsDemoShop,
      'DEMO_SHOP is true: its breweries and beers are made up.',
      'Set DEMO_SHOP=false.',
    ),
    ...when(
      config.seller === null || has('SELLER', 'demo'),
      'Invoices have no seller, or a made-up one.',
      'Set SELLER_NAME, SELLER_ADDRESS, SELLER_VAT_NUMBER and SELLER_AWRS_NUMBER.',
    ),
    ...when(
      has('TLS', 'off'),
      'TLS is off: connections may go unencrypted.',
      'Remove TLS=off unless every connection stays within a network of yours.',
    ),
    ...when(
      config.databaseUrl !== null && config.secretsKeys === null,
      'SECRETS_KEY is not set: each VAR_FOLDER has a key of its own, and what one process seals another cannot read.',
      'Set SECRETS_KEY, the same for all processes, before a second one starts; the present key is in VAR_FOLDER/secrets.key.',
    ),
  ]
}

const when = (isSo: boolean, sentence: string, advice: string) => (isSo ? [warn(sentence, advice)] : [])
