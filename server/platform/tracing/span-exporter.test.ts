import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSpanExporter } from './span-exporter.ts'

test('spans that a collector rejects are logged, once for each reason (INST-12)', async () => {
  const rejected = { rejectedSpans: '3', errorMessage: 'too old' }
  const answers = [rejected, rejected, {}, { rejectedSpans: '1', errorMessage: 'too large' }]
  const collector = createServer((request, response) => {
    request.resume()
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ partialSuccess: answers.shift() }))
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  onTestFinished(() => void collector.close())
  const log: unknown[] = []
  const { port } = collector.address() as AddressInfo
  const exporter = createSpanExporter(`http://127.0.0.1:${port}`, {
    warn: (...line: unknown[]) => log.push(line),
    info: (...line: unknown[]) => log.push(line),
  } as never)
  for (const _ of answers.slice()) await new Promise((done) => exporter.export([], done))
  await exporter.shutdown()
  expect(log).toEqual([
    [{ answer: '{"rejectedSpans":"3","errorMessage":"too old"}' }, 'the collector rejected spans'],
    [{ answer: '{"rejectedSpans":"1","errorMessage":"too large"}' }, 'the collector rejected spans'],
  ])
})
