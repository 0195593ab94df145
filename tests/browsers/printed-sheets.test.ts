import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { countSheets } from './printed-sheets.ts'

test('a sheet with a ground and borders alone is empty', async () => {
  const document = new PDFDocument()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.text('2 firkins of Towpath Bitter')
  document.addPage().rect(20, 20, 400, 600).fill('#ffffff')
  document.addPage().moveTo(20, 20).lineTo(200, 300).stroke()
  document.end()
  await ended
  expect(countSheets(Buffer.concat(chunks))).toEqual({ drawn: 2, empty: 1 })
})
