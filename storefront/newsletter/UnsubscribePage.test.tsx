import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { UnsubscribeData } from '../../shared/newsletter/newsletter-data.ts'
import { UnsubscribePage } from './UnsubscribePage.tsx'

const done: UnsubscribeData = {
  title: 'You are unsubscribed',
  status: 'success',
  email: 'a@b.c',
  category: 'memo',
  errorMessage: null,
  resubscribeToken: 'k.c.m',
}
const failed: UnsubscribeData = {
  ...done,
  status: 'error',
  email: null,
  category: null,
  resubscribeToken: null,
}
const draw = (data: UnsubscribeData) => renderToStaticMarkup(<UnsubscribePage data={data} />)
const textOf = (html: string) => html.replace(/<[^>]*>/g, '')

test('a success names the address and the category (UNSUB-02, UNSUB-03, UNSUB-04, UNSUB-08)', () => {
  const html = draw(done)
  expect(html).toMatch(/<h1[^>]*>You are unsubscribed<\/h1>/)
  expect(html).toContain('>We have recorded your preference.<')
  expect(html).toContain('>a@b.c will no longer receive memos.<')
})

test.each([
  ['UNSUB-06', 'newsletter', 'newsletter updates'],
  ['UNSUB-07', 'new_release', 'new release announcements'],
  ['UNSUB-08', 'memo', 'memos'],
  ['UNSUB-09', 'other', 'email updates'],
  ['UNSUB-09', 'x', 'email updates'],
  ['UNSUB-09', 'constructor', 'email updates'],
  ['UNSUB-09', '', 'email updates'],
  ['UNSUB-09', null, 'email updates'],
])('%s the category %s is called %s', (_row, category, label) => {
  expect(draw({ ...done, category })).toContain(`>a@b.c will no longer receive ${label}.<`)
})

test.each([null, ''])('without an address (%j) it is Your email address (UNSUB-05, C-82)', (email) => {
  expect(draw({ ...done, email })).toContain('>Your email address will no longer receive memos.<')
})

test('a success offers a way to subscribe again, with and without a button (UNSUB-10, OPEN-35, C-81)', () => {
  const tail =
    'Changed your mind? You can re-subscribe at any time: change your preferences in your account or contact support.'
  expect(textOf(draw(done))).toContain(tail)
  expect(draw(done)).toMatch(/<form action="\/newsletter\/re-subscribe" method="post">.*Re-subscribe/)
  expect(textOf(draw({ ...done, resubscribeToken: null }))).toContain(tail)
  expect(draw({ ...done, resubscribeToken: null })).not.toContain('<form')
  expect(draw(done)).toContain('<a href="/support">contact support</a>')
})

test('a failure names the next step and the contact (UNSUB-11, UNSUB-12, UNSUB-14, UNSUB-15)', () => {
  const html = draw(failed)
  expect(html).toMatch(/<h1[^>]*>Unable to unsubscribe<\/h1>/)
  expect(html).toContain('>We could not update your subscription settings.<')
  expect(html).toContain(
    '>We could not process that unsubscribe link. Please double-check the link or request a fresh email.<',
  )
  expect(textOf(html)).toContain('please contact the brewery team at hello@dray.example')
  expect(html).toContain('<a href="mailto:hello@dray.example">')
  expect(html).toContain('<a href="/support">contact support</a>')
  expect(html).not.toContain('Changed your mind?')
})

test('a failure with a message shows that message (UNSUB-13)', () => {
  expect(draw({ ...failed, errorMessage: 'Expired' })).toContain('>Expired<')
  expect(draw({ ...failed, errorMessage: 'Expired' })).not.toContain('double-check')
})

test('any status but success is a failure (UNSUB-11)', () => {
  expect(draw({ ...done, status: 'pending' as never })).toContain('Unable to unsubscribe')
})
