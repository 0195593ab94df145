import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TokenList } from './TokenList.tsx'

const token = {
  id: '1',
  name: 'Till',
  scopes: ['orders:read' as const],
  madeBy: 'Maggie Tapster',
  madeAt: '2026-01-05T10:00:00.000Z',
  endsAt: '2026-04-05T09:00:00.000Z',
  lastUsedAt: '2026-02-03T12:30:00.000Z',
  lastUsedFrom: '10.1.2.0/24',
}

test('the list says when and by whom a token was made, until when it works, and when and from where it was used (PLAT-01)', () => {
  const html = renderToStaticMarkup(<TokenList tokens={[token]} texts={{}} end={null} onEnd={() => {}} />)
  const said = html.replaceAll(/<[^>]*>/g, '')
  expect(said).toContain('Made 5 Jan 2026, 10:00 by Maggie Tapster')
  expect(said).toContain('Ends 5 Apr 2026, 10:00')
  expect(said).toContain('last used 3 Feb 2026, 12:30')
  expect(said).toContain('from 10.1.2.0/24')
})
