const ownNames = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether a host name or address is this machine's own, which no one else reaches. */
export const isThisMachine = (host: string) => ownNames.has(host.toLowerCase())

/** Whether an address leads to this machine alone. */
export const isOwnAddress = (url: string) => isThisMachine(new URL(url).hostname)

/** Whether an address has a name or a password in it: nothing is fetched from such a one. */
export const hasLogin = (url: string): boolean => {
  const { username, password } = new URL(url)
  return username !== '' || password !== ''
}

/**
 * Whether a connection to this database is encrypted, to a server whose certificate is verified, or stays on this machine.
 * The driver (pg-connection-string) takes the last of repeated parameters, and `host` before the address's own.
 */
export function isSafeDatabaseAddress(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const hosts = [hostname, ...searchParams.getAll('host')].filter((host) => host !== '')
  if (hosts.every((host) => isThisMachine(host) || isSocket(host))) return true
  // With libpq's meaning 'require' and 'verify-ca' do not check who answers.
  const verifying = searchParams.has('uselibpqcompat')
    ? ['verify-full']
    : ['require', 'verify-ca', 'verify-full']
  const modes = searchParams.getAll('sslmode')
  return modes.length > 0 && modes.every((mode) => verifying.includes(mode))
}

/** A socket of this machine is named by its folder. */
const isSocket = (host: string) => /^(\/|%2f)/i.test(host)

/** The same for a mail server. */
export const isSafeMailAddress = (url: string) => isOwnAddress(url) || isEncryptedMail(url)

/** Whether nodemailer encrypts the connection to this address and verifies who answers. */
export function isEncryptedMail(url: string): boolean {
  const { protocol, searchParams } = new URL(url)
  const isEncrypted = protocol === 'smtps:' || isOnly(searchParams.getAll('requireTLS'), 'true')
  const isTurnedOff =
    protocol !== 'smtps:' &&
    searchParams.has('ignoreTLS') &&
    !isOnly(searchParams.getAll('ignoreTLS'), 'false')
  const isUnverified =
    searchParams.has('tls.rejectUnauthorized') &&
    !isOnly(searchParams.getAll('tls.rejectUnauthorized'), 'true')
  return isEncrypted && !isTurnedOff && !isUnverified
}

const isOnly = (values: readonly string[], value: string) =>
  values.length > 0 && values.every((each) => each === value)
