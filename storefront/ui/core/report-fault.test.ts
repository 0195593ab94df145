import { expect, test, vi } from 'vitest'
import { faultReportLength, faultReportsOfDocument } from '../../../shared/limits/limits.ts'
import { reportFault } from './report-fault.ts'

test('sends each fault of a document once, cut to its limits, and no more than a few (OPER-13)', async () => {
  const sent: Blob[] = []
  vi.stubGlobal('navigator', { sendBeacon: (_path: string, body: Blob) => sent.push(body) })
  vi.stubGlobal('location', { origin: 'https://dray.example', pathname: `/${'x'.repeat(500)}` })
  const fault = {
    kind: 'caught' as const,
    error: new Error('y'.repeat(500)),
    componentStack: `\n    at Carousel (https://dray.example/assets/a.js:1:2)${' at X'.repeat(1000)}`,
  }
  reportFault(fault)
  reportFault(fault)
  expect(sent).toHaveLength(1)
  expect(sent[0]!.type).toBe('application/json')
  const { message, componentStack, page } = JSON.parse(await sent[0]!.text())
  expect([message.length, componentStack.length, page.length]).toEqual(Object.values(faultReportLength))
  expect(componentStack).toMatch(/^at Carousel \(\/assets\/a\.js:1:2\) at X/)

  for (let more = 0; more < 10; more += 1) reportFault({ ...fault, error: new Error(String(more)) })
  expect(sent).toHaveLength(faultReportsOfDocument)
  vi.unstubAllGlobals()
})
