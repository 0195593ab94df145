import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'

export type ComposeService = {
  image?: string
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: unknown
}
type ComposeFile = {
  name: string
  services: Record<string, ComposeService>
  secrets: object
  volumes: object
}

/** deploy/compose.yaml, its merges resolved. */
export const composeFile = (): ComposeFile =>
  parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true }) as ComposeFile

/** deploy/env.example as someone filled it in. */
export function filledExample(): Record<string, string> {
  const example = parseEnv(readFileSync('deploy/env.example', 'utf8')) as Record<string, string>
  return {
    ...example,
    DRAY_OWNER_PASSWORD: 'ofTheOwner1',
    DRAY_APP_PASSWORD: 'ofTheApp1',
    POSTGRES_PASSWORD: 'ofTheServer1',
    METRICS_TOKEN: 'ofTheMetrics1',
    GRAFANA_PASSWORD: 'ofTheBoard1',
    SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    S3_SECRET_ACCESS_KEY: 'ofTheBucket1',
    SELLER_NAME: 'Hop & Sons Ltd',
    SELLER_ADDRESS: '1 Kiln Row, Leeds LS1 4DY',
    SELLER_VAT_NUMBER: 'GB980780684',
    SELLER_AWRS_NUMBER: 'XAAW00000123456',
  }
}

/** Replaces ${NAME}, ${NAME:?why} and ${NAME:-default} as Compose does. Throws where a name that must be set is empty. */
export function interpolate(text: string, environment: Record<string, string>): string {
  return text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_whole, name: string, sign: string, rest: string) => {
      const value = environment[name] ?? ''
      if (value !== '') return value
      if (sign === '?') throw new Error(`${name} must be set`)
      return rest ?? ''
    },
  )
}
