import type { Config } from '../../platform/config/config.ts'
import type { Finding } from './finding.ts'

/** Shorter ones would black out ordinary words. */
const shortestHidden = 4

/**
 * Findings without any secret of the configuration. Sentences name none, but what a driver or a server answers is passed
 * on, and may repeat what it was given.
 */
export function hideSecrets(findings: readonly Finding[], config: Config): Finding[] {
  const secrets = secretsOf(config)
  const hide = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
  return findings.map((finding) => ({
    ...finding,
    sentence: hide(finding.sentence),
    ...(finding.advice !== null && { advice: hide(finding.advice) }),
  })) as Finding[]
}

function secretsOf(config: Config): string[] {
  const { providers, stripe, mediaBucket } = config
  const urls = [config.databaseUrl, config.directDatabaseUrl, config.readDatabaseUrl, config.smtpUrl]
  const secrets = [
    ...urls.flatMap((url) => (url === null ? [] : passwordForms(url))),
    ...Object.values(providers).map((provider) => provider?.clientSecret),
    stripe?.secretKey,
    stripe?.webhookSecret,
    mediaBucket?.secretAccessKey,
    config.metricsToken,
    config.sitePassword,
    ...(config.secretsKeys ?? []).map((key) => key.toString('base64')),
  ]
  return secrets
    .filter((secret) => secret !== null && secret !== undefined && secret.length >= shortestHidden)
    .toSorted((one, other) => other!.length - one!.length) as string[]
}

/** As written in the address, and as it is sent. */
function passwordForms(url: string): string[] {
  const { password } = new URL(url)
  try {
    return [password, decodeURIComponent(password)]
  } catch {
    return [password]
  }
}
