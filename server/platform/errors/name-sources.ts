import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Stack traces of a bundle name its sources from now on, by the maps beside its files. Node's own support reads the map of
 * each file that is loaded, a quarter of a second of a start; here the first trace reads it (docs/performance.md).
 */
export function nameSources(): void {
  const maps = new Map<string, SourceMap | null>()
  const mapOf = (url: string) => {
    if (!maps.has(url)) maps.set(url, readMap(url))
    return maps.get(url) ?? null
  }
  Error.prepareStackTrace = (error, calls) =>
    [
      Error.prototype.toString.call(error),
      ...calls.map((call) => `    at ${describeCall(call, mapOf)}`),
    ].join('\n')
}

function describeCall(call: NodeJS.CallSite, mapOf: (url: string) => SourceMap | null): string {
  const [url, line, column] = [call.getFileName(), call.getLineNumber(), call.getColumnNumber()]
  if (!url?.startsWith('file:') || line === null || column === null) return call.toString()
  const source = mapOf(url)?.findOrigin(line, column)
  if (source === undefined || !('fileName' in source)) return call.toString()
  const path = resolve(dirname(fileURLToPath(url)), source.fileName)
  return call
    .toString()
    .replace(
      `${url}:${line}:${column}`,
      `${pathToFileURL(path).href}:${source.lineNumber}:${source.columnNumber}`,
    )
}

/** Null where no map lies beside the file. */
function readMap(url: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')))
  } catch {
    return null
  }
}
