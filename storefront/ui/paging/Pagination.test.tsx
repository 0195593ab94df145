import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './Pagination.tsx'

const hrefOf = (page: number) => `/beers?page=${page}`

test('a list of one page has no page links', () => {
  expect(renderToStaticMarkup(<Pagination page={1} pages={1} links={[1]} hrefOf={hrefOf} />)).toBe('')
})

test('the first page links to the next but not back, and names its position', () => {
  const html = renderToStaticMarkup(
    <Pagination page={1} pages={9} links={[1, 2, 'gap', 9]} hrefOf={hrefOf} />,
  )
  expect(html).not.toContain('rel="prev"')
  expect(html).toContain('href="/beers?page=2" rel="next"')
  expect(html).toMatch(/aria-label="Page 1" aria-current="page"/)
  expect(html).toContain('…')
})

test('the last page leads back but not on', () => {
  const html = renderToStaticMarkup(<Pagination page={3} pages={3} links={[1, 2, 3]} hrefOf={hrefOf} />)
  expect(html).toContain('href="/beers?page=2" rel="prev"')
  expect(html).not.toContain('rel="next"')
})
