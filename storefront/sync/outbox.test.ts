import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox, enqueue, type OutboxItem, type OutboxRules } from './outbox.ts'
import { pretendTabs, type PretendTab } from './pretend-tabs.fixture.ts'
import { storedJson } from './stored-value.ts'
import { createTabState } from './tab-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Item = OutboxItem & { key: string; text: string }
type State = { items: readonly Item[]; answers: readonly string[] }
/** What becomes of a call. */
type Fate = 'answer' | 'never-arrives' | 'answer-lost' | 'refuse'

const rulesOf = (isInOrder: boolean): OutboxRules<State, Item> => ({
  itemsOf: ({ items }) => items,
  withItems: (state, items) => ({ ...state, items }),
  mergeKeyOf: ({ key }) => (key === '' ? null : key),
  isInOrder,
})

/** A server that applies each id once, and stores the last text of each key. */
function pretendServer() {
  const done = new Map<string, Fate>()
  const log: string[] = []
  const texts = new Map<string, string>()
  const fates: Fate[] = []
  /** Whose calls are under way; the server goes on with that of a tab that crashed. */
  const underWay: PretendTab[] = []
  return {
    log,
    texts,
    fates,
    mostAtOnce: 0,
    async take(tab: PretendTab, { id, key, text }: Item): Promise<Fate> {
      underWay.push(tab)
      this.mostAtOnce = Math.max(this.mostAtOnce, underWay.filter((each) => !each.isClosed()).length)
      const fate = fates.shift() ?? 'answer'
      await new Promise((resolve) => setTimeout(resolve, 30))
      underWay.splice(underWay.indexOf(tab), 1)
      if (fate === 'never-arrives') return fate
      if (!done.has(id)) {
        done.set(id, fate)
        if (fate !== 'refuse') {
          log.push(text)
          texts.set(key, text)
        }
      }
      return fate === 'answer-lost' ? fate : done.get(id) === 'refuse' ? 'refuse' : 'answer'
    },
  }
}

function openBox(tab: PretendTab, server: ReturnType<typeof pretendServer>, isInOrder: boolean) {
  const stored = storedJson<State>(
    tab.storage,
    'box',
    (value) => (value as State | null) ?? { items: [], answers: [] },
  )
  const state = createTabState(stored, tab.withLock)
  const rules = rulesOf(isInOrder)
  const outbox = createOutbox({ state, rules, withLock: tab.withLock, lockName: 'sending' })
  const send = () =>
    outbox.inTurn(() =>
      outbox.sendWaiting(async (item) => {
        const fate = await tab.answerOf(() => server.take(tab, item))
        if (fate === 'never-arrives' || fate === 'answer-lost') return { isAnswered: false, wasSent: true }
        return {
          isAnswered: true,
          apply: (now) => ({ ...now, answers: [...now.answers, item.id] }),
        }
      }),
    )
  return {
    tab,
    state,
    send,
    add: async (item: Item) => {
      await state.change((now) => enqueue(now, item, rules))
      await send()
    },
  }
}

const fate = fc.constantFrom<Fate>('never-arrives', 'answer-lost', 'refuse')
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('add' as const),
      at: fc.nat(1),
      key: fc.constantFrom('', 'a', 'b'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('spoil' as const), fate }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('crash' as const), at: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('send' as const), at: fc.nat(1) }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('wait' as const), ms: fc.constantFrom(1, 20, 35, 140, 400) }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** Plays steps over two tabs; items that were stored before a crash are `stored`, in the order they were added. */
async function play(steps: readonly Step[], isInOrder: boolean) {
  const browser = pretendTabs()
  const server = pretendServer()
  const open = () => openBox(browser.openTab(), server, isInOrder)
  const boxes = [open(), open()]
  const added: Item[] = []
  for (const action of steps) {
    if (action.does === 'add') {
      const text = `text-${added.length}`
      const item = { id: `id-${added.length}`, key: action.key, text }
      added.push(item)
      void boxes[action.at]!.add(item)
      // Stored before the next step, so that the order of two tabs is known
      await vi.advanceTimersByTimeAsync(250)
    }
    if (action.does === 'spoil') server.fates.push(action.fate)
    if (action.does === 'send') void boxes[action.at]!.send()
    if (action.does === 'wait') await vi.advanceTimersByTimeAsync(action.ms)
    if (action.does === 'crash') {
      boxes[action.at]!.tab.close()
      boxes[action.at] = open()
    }
  }
  await vi.advanceTimersByTimeAsync(20_000)
  server.fates.length = 0
  for (const box of boxes) {
    void box.send()
    await vi.advanceTimersByTimeAsync(20_000)
  }
  return { server, boxes, added }
}

test('whatever gets lost or crashes, changes in order are done once, in their order, by one tab at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { server, boxes, added } = await play(steps, true)
      const texts = added.map(({ text }) => text)
      expect(new Set(server.log).size).toBe(server.log.length)
      expect(server.log).toEqual(texts.filter((text) => server.log.includes(text)))
      expect(server.mostAtOnce).toBeLessThanOrEqual(1)
      const { items, answers } = boxes[0]!.state.read()
      expect(items).toEqual([])
      expect(new Set(answers).size).toBe(answers.length)
      // Each that is not replaced has its answer: done, or refused
      const counting = added.filter(({ key }) => key === '').map(({ id }) => id)
      expect(answers).toEqual(expect.arrayContaining(counting))
      vi.clearAllTimers()
    }),
    { numRuns: 200 },
  )
})

test('the server ends with the last of each key when changes are independent', async () => {
  const steps = fc.array(
    step.filter((one) => one.does !== 'spoil' || one.fate !== 'refuse'),
    { maxLength: 25 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (actions) => {
      const { server, boxes, added } = await play(actions, false)
      expect(boxes.map(({ state }) => state.read().items)).toEqual([[], []])
      expect(server.mostAtOnce).toBeLessThanOrEqual(1)
      const keyed = added.filter(({ key }) => key !== '')
      const last = new Map(keyed.map(({ key, text }) => [key, text]))
      for (const [key, text] of last) expect(server.texts.get(key)).toBe(text)
      const counting = added.filter(({ key }) => key === '').map(({ text }) => text)
      expect(server.log).toEqual(expect.arrayContaining(counting))
      vi.clearAllTimers()
    }),
    { numRuns: 200 },
  )
})

test('a crash between the answer and its storing sends the same id again, and the server does it once', async () => {
  const browser = pretendTabs()
  const server = pretendServer()
  const box = openBox(browser.openTab(), server, true)
  void box.add({ id: 'one', key: '', text: 'A' })
  await vi.advanceTimersByTimeAsync(150)
  expect(server.log).toEqual(['A'])
  expect(JSON.parse(browser.texts.get('box')!).items).toMatchObject([{ id: 'one', isTried: true }])
  box.tab.close()
  const next = openBox(browser.openTab(), server, true)
  void next.send()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([server.log, next.state.read()]).toEqual([['A'], { items: [], answers: ['one'] }])
})

const itemOf = (id: string, key: string): Item => ({ id, key, text: id })

test.each([
  ['in order', true, ['first', 'other', 'last']],
  ['each for itself', false, ['other', 'last']],
])('%s, a later change replaces the one of its key', (_name, isInOrder, ids) => {
  const rules = rulesOf(isInOrder)
  const added = [itemOf('first', 'a'), itemOf('other', 'b'), itemOf('replaced', 'a'), itemOf('last', 'a')]
  const { items } = added.reduce((state, one) => enqueue(state, one, rules), {
    items: [],
    answers: [],
  } as State)
  expect(items.map(({ id }) => id)).toEqual(ids)
})

test('in order, an item that did not get through holds up those behind it; otherwise it does not', async () => {
  for (const [isInOrder, log] of [
    [true, []],
    [false, ['B']],
  ] as const) {
    const server = pretendServer()
    const box = openBox(pretendTabs().openTab(), server, isInOrder)
    const items = ['A', 'B'].map((text): Item => ({ id: text, key: '', text }))
    void box.state.change((state) => ({ ...state, items }))
    await vi.advanceTimersByTimeAsync(200)
    server.fates.push('never-arrives')
    const sending = box.send()
    await vi.advanceTimersByTimeAsync(2_000)
    expect([await sending, server.log]).toEqual([false, log])
  }
})

test('an item that could not be sent is not marked as tried, and one that was tried before still is', async () => {
  const tab = pretendTabs().openTab()
  const box = openBox(tab, pretendServer(), true)
  const outbox = createOutbox({
    state: box.state,
    rules: rulesOf(true),
    withLock: tab.withLock,
    lockName: 'l',
  })
  for (const isTried of [undefined, true] as const) {
    void box.state.change((state) => ({ ...state, items: [{ id: 'one', key: '', text: 'A', isTried }] }))
    void outbox.sendWaiting(async () => ({ isAnswered: false, wasSent: false }))
    await vi.advanceTimersByTimeAsync(2_000)
    expect(box.state.read().items).toEqual([{ id: 'one', key: '', text: 'A', isTried }])
  }
})
