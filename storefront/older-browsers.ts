// For browsers below the policy (docs/browsers.md), which early.ts gives nothing else to run: links and forms of the server
// work there, and this lets menus open, which need popovers.
import olderStyles from './styles/older-browsers.css?url'

link(olderStyles)
for (const { textContent } of document.querySelectorAll('noscript')) {
  const href = /<link rel="stylesheet" href="([^"]+)"/.exec(textContent)?.[1]
  if (href !== undefined) link(href)
}

if (!('popover' in HTMLElement.prototype))
  document.addEventListener('click', ({ target }) => {
    const opener = (target as Element).closest('[popovertarget]')
    const opened = document.querySelector('[popover][data-open]')
    const wanted = opener && document.getElementById(opener.getAttribute('popovertarget')!)
    if (opened && opened !== wanted && !opened.contains(target as Element))
      delete (opened as HTMLElement).dataset['open']
    if (!wanted) return
    // early.ts makes its elements of text then
    wanted.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: 'open' }))
    wanted.toggleAttribute('data-open')
  })

function link(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}
