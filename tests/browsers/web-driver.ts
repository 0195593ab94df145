/** One command of W3C WebDriver, its path without the session's: `send('POST', '/url', { url })`. */
export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
export type DriverSession = { send: Send; version: string; close: () => Promise<void> }
