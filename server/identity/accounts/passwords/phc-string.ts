export type Argon2Parameters = { memoryKib: number; passes: number; lanes: number }
export type PhcString = Argon2Parameters & { salt: Buffer; tag: Buffer }

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** `$argon2id$v=19$m=…,t=…,p=…$salt$tag`, as other programs write it too. */
export function formatPhc({ memoryKib, passes, lanes, salt, tag }: PhcString): string {
  return `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$${unpadded(salt)}$${unpadded(tag)}`
}

export function parsePhc(text: string): PhcString {
  const parts = shape.exec(text)
  if (!parts) throw new Error('A stored password is not an argon2id PHC string')
  const [, memory, passes, lanes, salt, tag] = parts as unknown as string[]
  return {
    memoryKib: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt!, 'base64'),
    tag: Buffer.from(tag!, 'base64'),
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
