import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { SafeSection } from './SafeSection.tsx'

function Failing(): never {
  throw new Error('cannot be drawn')
}

test('on the server a part that fails shows its fallback, is reported, and leaves the others standing', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const html = renderToStaticMarkup(
    <main>
      <SafeSection fallback={<p>Not now</p>}>
        <b>Half</b>
        <Failing />
      </SafeSection>
      <p>Still here</p>
    </main>,
  )
  expect(html).toBe('<main><p>Not now</p><p>Still here</p></main>')
  expect(report).toHaveBeenCalledOnce()
  report.mockRestore()
})
