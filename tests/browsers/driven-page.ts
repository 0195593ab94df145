import { expect } from '@playwright/test'
import { findElements, type Target, toWire } from './find-elements.ts'
import type { DriverSession } from './web-driver.ts'

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type ElementReference = { [elementKey]: string }

const keys = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', Backspace: '\uE003' }

/** A page in a browser that WebDriver drives: the few things that a journey does there, each after what it needs is there. */
export type DrivenPage = ReturnType<typeof drivePage>

export function drivePage({ send }: DriverSession, baseUrl: string) {
  /** Runs a function in the page. It uses nothing from around it, and its arguments and answer are JSON. */
  async function evaluate<Given extends unknown[], Answer>(
    run: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Answer> {
    const script = `return (${run.toString()}).apply(null, arguments)`
    return (await send('POST', '/execute/sync', { script, args: given })) as Answer
  }

  const findNow = (target: Target) =>
    send('POST', '/execute/sync', {
      script: `return (${findElements.toString()})(arguments[0])[arguments[1]] ?? null`,
      args: [toWire(target), target.at ?? 0],
    }) as Promise<ElementReference | null>

  /** Waits until the element is there. A document that is being replaced has none for a moment. */
  async function find(target: Target): Promise<ElementReference> {
    let found: ElementReference | null = null
    await expect
      .poll(async () => (found = await findNow(target).catch(() => null)) !== null, {
        message: `Not seen: ${describe(target)}`,
        timeout: 20_000,
      })
      .toBe(true)
    return found!
  }

  const count = (target: Target): Promise<number> =>
    send('POST', '/execute/sync', {
      script: `return (${findElements.toString()})(arguments[0]).length`,
      args: [toWire(target)],
    }).catch(() => -1) as Promise<number>

  /** Runs until it succeeds: an element that the page has replaced is found again, and what covers it for a moment goes. */
  async function retry<Answer>(action: () => Promise<Answer>): Promise<Answer> {
    const deadline = Date.now() + 15_000
    for (;;)
      try {
        return await action()
      } catch (error) {
        const text = String(error)
        const passes = /stale element|intercepted|not interactable|no such element/.test(text)
        if (!passes || Date.now() > deadline) throw error
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
  }

  /** Runs a function on an element. */
  const on = <Answer>(target: Target, run: (element: HTMLElement) => Answer): Promise<Answer> =>
    retry(async () => {
      const element = await find(target)
      const script = `return (${run.toString()})(arguments[0])`
      return (await send('POST', '/execute/sync', { script, args: [element] })) as Answer
    })

  const toMiddle = (element: ElementReference) =>
    send('POST', '/execute/sync', {
      script: `arguments[0].scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })`,
      args: [element],
    })

  const click = (target: Target) =>
    retry(async () => {
      const element = await find(target)
      await toMiddle(element)
      await send('POST', `/element/${element[elementKey]}/click`)
    })

  /**
   * Waits until the page runs (data-hydrated), as links and forms are plain ones before that, and is drawn (data-drawing), as
   * parts below the first screen have an estimated height before that.
   */
  async function awaitRunning(): Promise<void> {
    await expect
      .poll(
        () =>
          evaluate(() => {
            const { dataset } = document.documentElement
            if (document.readyState !== 'complete') return 'loading'
            if ('drawing' in dataset) return 'not drawn'
            const hasApp = document.getElementById('app') !== null && document.scripts.length > 0
            return hasApp && dataset['scripts'] !== undefined && dataset['hydrated'] === undefined
              ? 'not hydrated'
              : 'running'
          }).catch(() => 'between documents'),
        { timeout: 30_000 },
      )
      .toBe('running')
  }

  return {
    evaluate,
    count,
    on,
    click,
    awaitRunning,
    see: async (target: Target) => {
      await find(target)
    },
    seeNone: (target: Target) =>
      expect.poll(() => count(target), { message: `Still seen: ${describe(target)}` }).toBe(0),
    /** Opens a path of the shop, or an address, and waits until it runs. */
    open: async (path: string) => {
      await send('POST', '/url', { url: new URL(path, baseUrl).href })
      await awaitRunning()
    },
    reload: async () => {
      // As F5 does. WebDriver's own command bypasses the service worker in Firefox, as Ctrl Shift R does
      await evaluate(() => {
        document.documentElement.dataset['left'] = ''
        setTimeout(() => location.reload())
      })
      await expect
        .poll(() => evaluate(() => 'left' in document.documentElement.dataset).catch(() => true))
        .toBe(false)
      await awaitRunning()
    },
    back: async () => {
      await send('POST', '/back')
      await awaitRunning()
    },
    /** Replaces what a field has by this text, typed. */
    type: (target: Target, text: string) =>
      retry(async () => {
        const element = await find(target)
        await toMiddle(element)
        await send('POST', '/execute/sync', {
          script: 'arguments[0].focus(); arguments[0].select?.()',
          args: [element],
        })
        // WebKitGTK's driver leaves line breaks out.
        const typed = text === '' ? keys.Backspace : text.replaceAll('\n', keys.Enter)
        await send('POST', `/element/${element[elementKey]}/value`, { text: typed })
      }),
    /** Chooses a file of this machine in a file field, which may be hidden behind its label. */
    attach: async (target: Target, path: string) => {
      const element = await find({ ...target, evenHidden: true })
      await send('POST', `/element/${element[elementKey]}/value`, { text: path })
    },
    press: async (key: keyof typeof keys) => {
      const value = keys[key]
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    /** Chooses an option of a list by its text. */
    choose: async (target: Target, option: string | RegExp) => {
      const element = await find(target)
      const pattern =
        typeof option === 'string' ? `^${option.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}$` : option.source
      await send('POST', '/execute/sync', {
        // Native lists are windows of the system, which WebDriver does not reach in each engine
        script: `const [list, pattern] = arguments
          const fits = new RegExp(pattern)
          list.selectedIndex = [...list.options].findIndex((each) => fits.test(each.text.trim()))
          list.dispatchEvent(new Event('input', { bubbles: true }))
          list.dispatchEvent(new Event('change', { bubbles: true }))`,
        args: [element, pattern],
      })
    },
    text: (target: Target) => on(target, (element) => element.innerText),
    value: (target: Target) => on(target, (element) => (element as HTMLInputElement).value),
    path: () => evaluate(() => location.pathname + location.search + location.hash),
    /** Waits for the address. */
    seePath: (path: RegExp) =>
      expect
        .poll(() => evaluate(() => location.pathname + location.search).catch(() => ''), { timeout: 20_000 })
        .toMatch(path),
    screenshot: async () => Buffer.from((await send('GET', '/screenshot')) as string, 'base64'),
    /** A PDF of A4 sheets. */
    print: async () => {
      const pdf = (await send('POST', '/print', { page: { width: 21, height: 29.7 } })) as string
      return Buffer.from(pdf, 'base64')
    },
  }
}

const describe = ({ role, name, text, within }: Target): string =>
  [role, name, text && `with ${text}`, within && `in ${describe(within)}`].filter(Boolean).join(' ')
