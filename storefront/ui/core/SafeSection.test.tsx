import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SafeSection } from './SafeSection.tsx'

function Failing(): never {
  throw new Error('cannot be drawn')
}

test('on the server a part that fails shows its fallback, and the rest of the page is there', () => {
  const html = renderToStaticMarkup(
    <main>
      <SafeSection fallback={<p>Not now</p>}>
        <b>Half</b>
        <Failing />
      </SafeSection>
      <p>Still here</p>
    </main>,
  )
  expect(html).toContain('<p>Not now</p>')
  expect(html).toContain('<p>Still here</p>')
  expect(html).not.toContain('Half')
})
