const ownNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether a host name or address is this machine's own, which nobody else reaches. */
export const isThisMachine = (host: string) => ownNames.has(host.toLowerCase())
