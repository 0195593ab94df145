import { crc32, deflateRawSync } from 'node:zlib'

export type ZippedFile = { name: string; text: string }

/** UTF-8 names. */
const flags = 0x0800
const deflated = 8
const versionNeeded = 20

/** Files as one ZIP (APPNOTE 6.3), UTF-8, all of the same moment. */
export function writeZip(files: readonly ZippedFile[], at: Date): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, text } of files) {
    const plain = Buffer.from(text, 'utf8')
    const packed = deflateRawSync(plain)
    const named = Buffer.from(name, 'utf8')
    const common = Buffer.alloc(26)
    common.writeUInt16LE(versionNeeded, 0)
    common.writeUInt16LE(flags, 2)
    common.writeUInt16LE(deflated, 4)
    common.writeUInt16LE(dosTime(at), 6)
    common.writeUInt16LE(dosDay(at), 8)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(plain.length, 18)
    common.writeUInt16LE(named.length, 22)
    parts.push(signature(0x04034b50), common, named, packed)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(signature(0x02014b50), uint16(versionNeeded), common, rest, named)
    offset += 4 + common.length + named.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

const dosTime = (at: Date) =>
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | Math.floor(at.getUTCSeconds() / 2)
const dosDay = (at: Date) =>
  (Math.max(0, at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
