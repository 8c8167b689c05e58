import { createHash } from 'node:crypto'

/** Fills passwords (ISO 32000-1, 7.6.3.3, algorithm 2). */
const padding = Buffer.from(
  '28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a',
  'hex',
)

/** A page with callouts that opens without a password but may not be changed: encryption 1, revision 2 (40 bits). */
export function restrictedPdf(lines: readonly string[]): Buffer {
  const id = Buffer.from('0123456789abcdef')
  const owner = rc4(md5(padded('owner')).subarray(0, 5), padding)
  const rights = Buffer.alloc(4)
  rights.writeInt32LE(-44)
  const key = md5(padding, owner, rights, id).subarray(0, 5)
  const objectKey = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10)
  const text = lines.map((line, index) => `BT /F 12 Tf 100 ${500 - index * 90} Td (${line}) Tj ET`)
  const content = rc4(objectKey, Buffer.from(text.join('\n'), 'latin1'))
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 842 595]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    `<</Filter/Standard/V 1/R 2/O<${hex(owner)}>/U<${hex(rc4(key, padding))}>/P -44>>`,
  ]
  const offsets: number[] = []
  let file = '%PDF-1.4\n'
  for (const [index, body] of objects.entries()) {
    offsets.push(file.length)
    file += `${index + 1} 0 obj\n${body}\nendobj\n`
  }
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
  const trailer = `<</Size 7/Root 1 0 R/Encrypt 6 0 R/ID[<${hex(id)}><${hex(id)}>]>>`
  const table = `xref\n0 7\n0000000000 65535 f \n${rows.join('')}trailer${trailer}`
  return Buffer.from(`${file}${table}\nstartxref\n${file.length}\n%%EOF`, 'latin1')
}

const padded = (password: string) => Buffer.concat([Buffer.from(password), padding]).subarray(0, 32)
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()
const hex = (bytes: Buffer) => bytes.toString('hex')

/** OpenSSL no longer offers this cipher. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const at = (index: number) => state[index & 255] as number
  const swap = (one: number, other: number) => {
    const kept = at(one)
    state[one] = at(other)
    state[other] = kept
  }
  let j = 0
  for (let i = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] as number)) & 255
    swap(i, j)
  }
  j = 0
  return Buffer.from(
    bytes.map((byte, index) => {
      const i = (index + 1) & 255
      j = (j + at(i)) & 255
      swap(i, j)
      return byte ^ at(at(i) + at(j))
    }),
  )
}
