/** Who lends calls the client's access token. The session does, once the page runs. */
export type Bearer = {
  /** A token that is valid by our clock; null without a session. */
  token: () => Promise<string | null>
  /** Another token in place of one that was refused; null when the session has ended. */
  renew: (refused: string) => Promise<string | null>
  /** The server refuses even a new token: the session is over. */
  end: (refused: string) => Promise<void>
}

const nobody: Bearer = {
  token: () => Promise.resolve(null),
  renew: () => Promise.resolve(null),
  end: () => Promise.resolve(),
}

let bearer = nobody

export const currentBearer = () => bearer

export function provideBearer(provided: Bearer): void {
  bearer = provided
}
