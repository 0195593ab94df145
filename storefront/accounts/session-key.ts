/** Where the browser keeps the session (SESS-20, SESS-21, OPEN-13). */
export const sessionKey = 'dray-auth-state'
