import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto'

type Site = { rpId: string; origin: string }
type SoftPasskeyInput = { challenge: string }
/** What an authenticator may get wrong, for tests of refusals. */
type Slips = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; isSynced?: boolean }

const sha256 = (data: Buffer | string) => hash('sha256', data, 'buffer')
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer) =>
  Buffer.concat([
    value.length < 24
      ? Buffer.from([0x40 + value.length])
      : value.length < 256
        ? Buffer.from([0x58, value.length])
        : Buffer.from([0x59, value.length >> 8, value.length & 255]),
    value,
  ])

const field = (key: KeyObject, name: 'x' | 'y' | 'n' | 'e' | 'pub') =>
  bytes(Buffer.from((key.export({ format: 'jwk' }) as Record<string, string>)[name] ?? '', 'base64url'))
const cbor = (...parts: (number[] | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)))

/** Key pairs by COSE algorithm: the public key as a COSE map, and the digest that the signature is made over. */
const algorithms: Record<
  number,
  {
    pair: () => { publicKey: KeyObject; privateKey: KeyObject }
    cose: (key: KeyObject) => Buffer
    digest?: 'sha256'
  }
> = {
  // ML-DSA-44: {1: 7 (AKP), 3: -48, -1: pub}
  [-48]: {
    pair: () => generateKeyPairSync('ml-dsa-44'),
    cose: (key) => cbor([0xa3, 0x01, 0x07, 0x03, 0x38, 0x2f, 0x20], field(key, 'pub')),
  },
  // EdDSA: {1: 1 (OKP), 3: -8, -1: 6 (Ed25519), -2: x}
  [-8]: {
    pair: () => generateKeyPairSync('ed25519'),
    cose: (key) => cbor([0xa4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21], field(key, 'x')),
  },
  // ES256: {1: 2 (EC2), 3: -7, -1: 1 (P-256), -2: x, -3: y}
  [-7]: {
    pair: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    cose: (key) =>
      cbor([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21], field(key, 'x'), [0x22], field(key, 'y')),
    digest: 'sha256',
  },
  // RS256: {1: 3 (RSA), 3: -257, -1: n, -2: e}
  [-257]: {
    pair: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
    cose: (key) =>
      cbor([0xa4, 0x01, 0x03, 0x03, 0x39, 0x01, 0x00, 0x20], field(key, 'n'), [0x21], field(key, 'e')),
    digest: 'sha256',
  },
}

/** A test authenticator: one key of a COSE algorithm (ES256 by default) that follows WebAuthn, as our calls send it. */
export function softPasskey({ rpId, origin }: Site, { algorithm = -7, id = randomBytes(16) } = {}) {
  const known = algorithms[algorithm]
  if (known === undefined) throw new Error(`The test authenticator has no COSE algorithm ${algorithm}.`)
  const { privateKey, publicKey } = known.pair()

  const clientData = (type: string, { challenge }: SoftPasskeyInput, slips: Slips) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: slips.origin ?? origin, crossOrigin: false }))
  const authData = (slips: Slips, attested?: Buffer) => {
    const flags =
      0x01 | (slips.isVerified === false ? 0 : 0x04) | (slips.isSynced ? 0x18 : 0) | (attested ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(slips.counter ?? 0)
    const head = [sha256(slips.rpId ?? rpId), Buffer.from([flags]), counter]
    return Buffer.concat(attested ? [...head, attested] : head)
  }
  return {
    /** navigator.credentials.create */
    create: (input: SoftPasskeyInput, slips: Slips = {}) => {
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([id.length >> 8, id.length & 255]),
        id,
        known.cose(publicKey),
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(authData(slips, attested)),
      ])
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', input, slips).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
    },
    /** navigator.credentials.get */
    answer: (input: SoftPasskeyInput, slips: Slips = {}) => {
      const client = clientData('webauthn.get', input, slips)
      const data = authData(slips)
      const signature = sign(known.digest, Buffer.concat([data, sha256(client)]), privateKey)
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
    },
  }
}
