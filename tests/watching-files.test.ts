import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { openWholeShop } from './support/shops/whole-shop.ts'

type Rules = { groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[] }
type Board = {
  panels: {
    title: string
    gridPos: { x: number; y: number; w: number; h: number }
    targets?: { expr: string }[]
  }[]
}

const board = JSON.parse(readFileSync('deploy/grafana/boards/dray.json', 'utf8')) as Board
const rules = (parse(readFileSync('deploy/prometheus/alerts.yml', 'utf8')) as Rules).groups.flatMap(
  ({ rules }) => rules,
)
/** Names of figures in an expression of Prometheus. */
const figuresOf = (expression: string) => expression.match(/\b(?:dray|nodejs|process)_\w+/g) ?? []

test('every alert and every panel asks for figures that the shop has (INST-17)', async () => {
  const { app, metrics } = await openWholeShop()
  await app.inject('/healthz')
  const reported = new Set(
    [...(await metrics()).matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
  const asked = [
    ...rules.map(({ expr }) => expr),
    ...board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ].flatMap(figuresOf)
  expect(asked.length).toBeGreaterThan(20)
  expect([...new Set(asked)].filter((name) => !reported.has(name))).toEqual([])
})

test('every alert says what is wrong and what to look at (INST-17)', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
  for (const { annotations } of rules)
    expect([annotations['summary'], annotations['description']]).not.toContain(undefined)
})

test('no panel of the board lies upon another (INST-17)', () => {
  const taken = new Set<string>()
  for (const { title, gridPos } of board.panels)
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x += 1)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y += 1) {
        expect(taken, `${title} at ${x}, ${y}`).not.toContain(`${x} ${y}`)
        taken.add(`${x} ${y}`)
      }
})
