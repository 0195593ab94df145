import { expect, test } from 'vitest'
import { filesOf } from './files-of-page.ts'

test('a page is stored with its sheets, pictures and the modules that its first script names, each once', () => {
  const html = `<link rel="held" href="/assets/list.css"><script data-modules="/assets/older.js /assets/list.js">1</script>
    <a href="/shop">All beers</a><img src="/pictures/beer/1.svg"><svg><use href="/pictures/icons.svg#heart"></use></svg>
    <img src="/pictures/beer/1.svg"><img src="https://elsewhere.example/assets/x.png">`
  expect(filesOf(html)).toEqual([
    '/assets/list.css',
    '/assets/older.js',
    '/assets/list.js',
    '/pictures/beer/1.svg',
    '/pictures/icons.svg',
  ])
})
