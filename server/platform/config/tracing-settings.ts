import { ConfigError } from './config-error.ts'
import { isOwnAddress } from './encrypted-addresses.ts'

/** Where traces go, and which; the names are those of OpenTelemetry. */
export type TracingSettings = {
  /** Address of the collector, to which `/v1/traces` is added. */
  endpoint: string
  serviceName: string
  sampling: { sampler: (typeof samplers)[number]; ratio: number }
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Null without OTEL_EXPORTER_OTLP_ENDPOINT. Throws ConfigError for what the SDK would pass over in silence. */
export function readTracingSettings(read: (name: string) => string | null): TracingSettings | null {
  const endpoint = read('OTEL_EXPORTER_OTLP_ENDPOINT')
  // Read by the exporter itself; here for what it means to the address.
  const headers = read('OTEL_EXPORTER_OTLP_HEADERS')
  const name = read('OTEL_TRACES_SAMPLER')
  const sampler = samplers.find((known) => known === (name ?? 'parentbased_always_on'))
  if (sampler === undefined)
    throw new ConfigError(`OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}, not '${name}'`)
  const part = read('OTEL_TRACES_SAMPLER_ARG')
  const ratio = Number(part ?? 1)
  if (!(ratio >= 0 && ratio <= 1))
    throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not '${part}'`)
  const serviceName = read('OTEL_SERVICE_NAME') ?? 'dray'
  if (endpoint === null) return null
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint))
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address')
  if (headers !== null && !endpoint.startsWith('https:') && !isOwnAddress(endpoint))
    throw new ConfigError(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an https address where OTEL_EXPORTER_OTLP_HEADERS is set',
    )
  return { endpoint: endpoint.replace(/\/+$/, ''), serviceName, sampling: { sampler, ratio } }
}
