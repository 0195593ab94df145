import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsField } from '../../shared/pages/payload-rows.ts'
import { documentWith, payloadIn } from './two-forms.ts'

const shell = `<!doctype html>
<html><head><title>Old · Dray</title></head>
<body>
<div id="app"><main><p>There is no connection</p></main></div>
<script type="application/json" id="payload">{"route":"offline","data":{"title":"Old"}}</script>
</body>
</html>
`
/** As the server writes it. */
const written = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const data = fc.jsonValue().filter((value) => !JSON.stringify(value).includes(columnsField))

test('a document and its payload are made of each other', () => {
  fc.assert(
    fc.property(fc.string(), data, (title, rest) => {
      const payload = written({ route: 'home', data: { title, rest } })
      const document = documentWith(shell, payload)!
      expect(payloadIn(document)).toBe(payload)
      expect(document).toContain('<div id="app" hidden><main>')
      expect(document.match(/<title>/g)).toHaveLength(1)
      expect(document.endsWith('</script>\n</body>\n</html>\n')).toBe(true)
    }),
  )
})

test('rows of a document are answered as the items that they are', () => {
  const rows = '{"list":{"#":["a","b"],"rows":[[1,"<"],[2]]}}'.replace('<', '\\u003c')
  expect(payloadIn(documentWith(shell, rows)!)).toBe('{"list":[{"a":1,"b":"\\u003c"},{"a":2}]}')
})

test('no text of a payload leaves its place', () => {
  expect(documentWith(shell, '{"data":{"title":"</script><script>alert(1)"}}')).toBeNull()
  const document = documentWith(shell, written({ data: { title: '</title><img onerror=x>' } }))!
  expect(document).toContain('<title>&#60;/title&#62;&#60;img onerror=x&#62; · Dray</title>')
})

test('where there is no payload there is none to be had', () => {
  expect(payloadIn('<html></html>')).toBeNull()
  expect(documentWith('<html></html>', '{}')).toBeNull()
})
