import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as renderTemplate } from '@evertdespiegeleer/go-template'
import { parse, parseAllDocuments } from 'yaml'

const chart = 'deploy/helm/dray'

type Values = { [name: string]: unknown }
export type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string; annotations?: Record<string, string>; labels?: Record<string, string> }
  spec: never
}

/** What the chart makes of its values, by the template engine that Helm uses itself; `changed` replaces parts of them. */
export async function renderChart(changed: Values = {}, { isUpgrade = false } = {}): Promise<Manifest[]> {
  const templates = join(chart, 'templates')
  const values = merge(parse(readFileSync(join(chart, 'values.yaml'), 'utf8')) as Values, changed)
  const common = readFileSync(join(templates, '_pod.tpl'), 'utf8')
  const manifests: Manifest[] = []
  for (const file of readdirSync(templates).filter((name) => name.endsWith('.yaml'))) {
    const text = await renderTemplate(`${common}${readFileSync(join(templates, file), 'utf8')}`, {
      Values: values,
      Release: { Name: 'beer', Revision: 3, IsUpgrade: isUpgrade },
    })
    for (const document of parseAllDocuments(text)) {
      if ('errors' in document && document.errors.length > 0) throw document.errors[0]!
      const manifest = document.toJS() as Manifest | null
      if (manifest !== null) manifests.push(manifest)
    }
  }
  return manifests
}

/** As Helm does: lists are replaced whole. */
function merge(values: Values, changed: Values): Values {
  const merged = { ...values }
  for (const [name, value] of Object.entries(changed))
    merged[name] =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? merge((values[name] ?? {}) as Values, value as Values)
        : value
  return merged
}
