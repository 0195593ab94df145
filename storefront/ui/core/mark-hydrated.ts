/** Effect of a root: tells tests and measurements that its page listens (docs/contracts.md). */
export function markHydrated(): void {
  document.documentElement.dataset['hydrated'] = ''
}
