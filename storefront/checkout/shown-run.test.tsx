import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { GroupRun } from '../../shared/orders/delivery-promise.ts'
import { GroupRunsContext } from '../basket/add/group-runs.ts'
import { useShownRun } from './use-shown-run.ts'

const next: GroupRun = {
  groupSlug: 'aire',
  text: 'Arrives on Wednesday.',
  day: '2026-11-25',
  limitG: 750_000,
}
const named: GroupRun = { groupSlug: 'aire', text: 'Arrives on Friday.', day: '2026-11-27', limitG: 500_000 }
const order = (postcode: string) => ({ postcode, unloading: undefined, lines: [], options: new Map() })

/** A checkout to which the shop names a run, and whose postcodes are typed one after the other. */
function Checkout({ slug = 'aire', answer, postcodes }: CheckoutProps) {
  const [at, type] = useState(0)
  const { run, showRun } = useShownRun(slug, order(postcodes[at]!))
  if (at === 0 && answer !== undefined && run !== answer) showRun(answer)
  else if (at < postcodes.length - 1) type(at + 1)
  return <p>{run?.text ?? 'No run'}</p>
}
type CheckoutProps = { slug?: string | null; answer?: GroupRun; postcodes: string[] }

const shown = (props: CheckoutProps) =>
  renderToStaticMarkup(
    <GroupRunsContext value={[next]}>
      <Checkout {...props} />
    </GroupRunsContext>,
  )

test.each([
  ['the next run until the shop has named one', { postcodes: ['EH1 1AA'] }, next.text],
  ['the run that the shop named', { answer: named, postcodes: ['EH1 1AA'] }, named.text],
  ['the same once all is as it was', { answer: named, postcodes: ['EH1 1AA', 'EH1 1AA'] }, named.text],
  ['the next run again for another order', { answer: named, postcodes: ['EH1 1AA', 'G1 1AA'] }, next.text],
  ['no run at the regular checkout', { slug: null, postcodes: ['EH1 1AA'] }, 'No run'],
] as const)('shows %s (RUN-02)', (_, props, text) => {
  expect(shown({ ...props, postcodes: [...props.postcodes] })).toBe(`<p>${text}</p>`)
})
