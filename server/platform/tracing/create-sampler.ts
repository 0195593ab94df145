import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import type { TracingSettings } from '../config/tracing-settings.ts'

/** Which traces are recorded, by the standard's names. */
export function createSampler({ sampler, ratio }: TracingSettings['sampling']): Sampler {
  const root = rootSampler(sampler.replace('parentbased_', ''), ratio)
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}

function rootSampler(name: string, ratio: number): Sampler {
  if (name === 'always_off') return new AlwaysOffSampler()
  return name === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler()
}
