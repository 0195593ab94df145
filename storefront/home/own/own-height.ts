const key = 'dray-own-home'

/** Stores how high the client's part of the home page is at this width, for early.ts: two numbers, below 1024 px and above. */
export function storeOwnHeight(height: number): void {
  try {
    const [narrow = '', wide = ''] = (localStorage.getItem(key) ?? '').split(' ')
    const own = String(Math.ceil(height))
    localStorage.setItem(key, innerWidth < 1024 ? `${own} ${wide}` : `${narrow || '0'} ${own}`)
  } catch {
    // Without storage the usual space is reserved.
  }
}
