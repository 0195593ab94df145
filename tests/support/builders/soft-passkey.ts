import { createSign, generateKeyPairSync, hash, randomBytes } from 'node:crypto'

type Site = { rpId: string; origin: string }
type Asked = { challenge: string }
/** What an authenticator may get wrong, for tests of refusals. */
type Slips = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number }

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

/** A test authenticator: one ES256 key that follows WebAuthn, in the form of our calls. */
export function softPasskey({ rpId, origin }: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)

  const clientData = (type: string, { challenge }: Asked, slips: Slips) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: slips.origin ?? origin, crossOrigin: false }))
  const authData = (slips: Slips, attested?: Buffer) => {
    const flags = 0x01 | (slips.isVerified === false ? 0 : 0x04) | (attested ? 0x40 : 0)
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(slips.counter ?? 0)
    const head = [sha256(slips.rpId ?? rpId), Buffer.from([flags]), counter]
    return Buffer.concat(attested ? [...head, attested] : head)
  }
  // CBOR: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])

  return {
    /** navigator.credentials.create */
    create: (asked: Asked, slips: Slips = {}) => {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
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
        clientDataJSON: clientData('webauthn.create', asked, slips).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      }
    },
    /** navigator.credentials.get */
    answer: (asked: Asked, slips: Slips = {}) => {
      const client = clientData('webauthn.get', asked, slips)
      const data = authData(slips)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
    },
  }
}
