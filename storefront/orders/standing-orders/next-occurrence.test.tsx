import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { StandingOccurrence, StandingOrder } from '../../../shared/api/standing-orders-api.ts'
import { NextOccurrence } from './NextOccurrence.tsx'

const saltCellar = { id: 'premises-1', name: 'The Salt Cellar', town: 'Edinburgh' }
const standingOrder: StandingOrder = {
  id: 'standing-1',
  name: 'Every week’s cask',
  state: 'active',
  pausedReason: null,
  group: null,
  lines: [],
  premises: saltCellar,
  collections: [],
  payment: 'invoice',
  wish: 'ask_me',
  rhythmWeeks: 1,
  firstOn: '2026-11-24',
  next: null,
  past: [],
}
const terms = { payment: 'invoice', wish: 'ask_me', premises: saltCellar } as const

/** What is read of a previewed occurrence of that standing order, with these terms. */
function textOf(previewed: StandingOccurrence['terms']): string {
  const next: StandingOccurrence = {
    day: '2026-11-24',
    cutOffAt: '2026-11-24T10:00:00.000Z',
    state: 'prepared',
    isChanged: false,
    lines: [],
    preview: null,
    terms: previewed,
    leftOut: [],
    reason: null,
    orderNumber: null,
  }
  const html = renderToStaticMarkup(
    <NextOccurrence standingOrder={standingOrder} next={next} onChange={() => {}} />,
  )
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test.each([terms, null])(
  'an occurrence that is as its standing order says nothing beside (STAND-02)',
  (same) => {
    const text = textOf(same)
    expect(text).toContain('ordered on your credit account on')
    expect(text).not.toContain('Confirm and pay')
    expect(text).not.toContain('after this preview')
  },
)

test('what was previewed by card is confirmed, and says what else stays as it was previewed (STAND-02, STAND-04)', () => {
  const text = textOf({
    payment: 'card',
    wish: 'send_what_you_have',
    premises: { id: 'premises-2', name: 'The Second Tap', town: 'Leith' },
  })
  expect(text).toContain('nothing is ordered unless you confirm and pay before')
  expect(text).toContain('You changed the standing order after this preview. This one stays as it was:')
  expect(text).toContain('It goes to The Second Tap, Leith.')
  expect(text).toContain('It is paid by card, once you confirm it.')
  expect(text).toContain('When a brewery cannot send everything: send what there is.')
  expect(text).toContain(' Confirm and pay ')
})

test('what was previewed for premises that are gone says that it cannot be placed (STAND-02)', () => {
  const text = textOf({ ...terms, premises: { id: 'premises-2', name: null, town: null } })
  expect(text).toContain('Its premises are no longer in your trade account, so it cannot be placed.')
})
