/** The client's part of the home page, with all that it needs. */
export async function loadOwnHome(): Promise<{ default: typeof import('./OwnHome.tsx').OwnHome }> {
  return { default: (await import('./OwnHome.tsx')).OwnHome }
}
