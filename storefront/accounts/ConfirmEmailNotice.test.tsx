import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ConfirmEmailNotice } from './ConfirmEmailNotice.tsx'

test.each(['You can write reviews', 'Orders can be placed'])(
  'an address that is not confirmed is named before anything is typed, with the way to another link: %s (REV-66)',
  (whatFor) => {
    const html = renderToStaticMarkup(<ConfirmEmailNotice email="jo@pub.example" whatFor={whatFor} />)
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(text).toContain(`${whatFor} once you have opened the link we sent to jo@pub.example.`)
    expect(text).toContain('Send the link again')
  },
)
