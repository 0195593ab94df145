import { testSecretsKey } from '../support/shops/test-sealer.ts'
import { publicChoices } from '../support/servers/public-choices.ts'

type Settings = { url: string; databaseUrl: string; bucketPort: number; mailUrl: string; folder: string }
type Own = { role: 'web' | 'worker'; port: number; databaseUrl: string }

/** The settings of one process, as an operator of such a cluster writes them. */
export function shopEnvironment(
  settings: Settings,
  { role, port, databaseUrl }: Own,
): Record<string, string> {
  return publicChoices({
    ROLE: role,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: settings.url,
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: settings.databaseUrl,
    DATABASE_PREPARED: 'false',
    SMTP_URL: settings.mailUrl,
    MAIL_FROM: 'Dray <orders@dray.example>',
    S3_BUCKET_URL: `http://127.0.0.1:${settings.bucketPort}/dray`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    SECRETS_KEY: testSecretsKey,
    SECOND_FACTOR: 'required',
    VAR_FOLDER: `${settings.folder}/var-${port}`,
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'warn',
  })
}

/** Whether a process, or the balancer before some, says that it is ready. */
export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
    (answer) => answer.ok,
    () => false,
  )
