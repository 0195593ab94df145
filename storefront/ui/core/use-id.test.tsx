import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OwnIds, useId } from './use-id.ts'

const Field = () => <input id={useId()} />
const idsOf = (html: string) => [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)

const page = (part: boolean) =>
  idsOf(
    renderToStaticMarkup(
      <OwnIds prefix="page">
        <Field />
        <OwnIds>
          <Field />
          {part && <Field />}
        </OwnIds>
        <OwnIds>
          <Field />
        </OwnIds>
        <Field />
      </OwnIds>,
    ),
  )

test('ids are unique on a page, and a part that counts by itself moves none after it', () => {
  expect(page(true)).toEqual(['page-0', 'page.0-0', 'page.0-1', 'page.1-0', 'page-1'])
  expect(page(false)).toEqual(['page-0', 'page.0-0', 'page.1-0', 'page-1'])
})
