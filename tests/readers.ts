// Programs of others that read our PDFs: what they say counts more than what we say of ourselves.
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'vitest'
import { readAll, readOne } from '../modules/papers/company-certificates/server/der.ts'

type Reader = 'pdfsig' | 'qpdf' | 'pdftotext' | 'openssl'

/** Whether this machine has a reader; `.ci/run` installs those of Debian where it may. */
export const hasReader = (reader: Reader): boolean =>
  spawnSync(reader, [reader === 'openssl' ? 'version' : '--help']).error === undefined

/** A test by a reader; where the machine lacks it, its name says that nobody tried. */
export function readerTest(reader: Reader, what: string, work: () => void): void {
  if (hasReader(reader)) test(`${reader}: ${what}`, work)
  else test(`${reader} is not installed here, so nobody tried: ${what}`, () => undefined)
}

/** Runs something with files of a folder that is there only meanwhile. */
function among<T>(files: Readonly<Record<string, Uint8Array>>, work: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'minga-readers-'))
  try {
    for (const [name, bytes] of Object.entries(files)) {
      writeFileSync(path.join(folder, name), bytes)
    }
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a reader says of a PDF, whose name is `it.pdf` among its arguments. */
export const saidOf = (reader: Reader, pdf: Uint8Array, args: readonly string[]) =>
  among({ 'it.pdf': pdf }, (cwd) => {
    const { status, stdout, stderr } = spawnSync(reader, args, { cwd, encoding: 'utf8' })
    return { status, says: `${stdout}${stderr}` }
  })

/** The last signature of a PDF: its CMS bytes, and the bytes that it is about. */
export function lastSignature(pdf: Buffer): { cms: Buffer; content: Buffer; covers: number } {
  const ranges = [
    ...pdf.toString('latin1').matchAll(/\/ByteRange\s*\[\s*0 (\d+) +(\d+) +(\d+) *\]/g),
  ]
  const [from = 0, to = 0, rest = 0] = ranges.at(-1)?.slice(1).map(Number) ?? []
  const hex = pdf.toString('latin1', from + 1, to - 1)
  const room = Buffer.from(hex, 'hex')
  // The room of a signature is larger than it: DER says how long it is.
  const cms = room.subarray(0, 4 + room.readUInt16BE(2))
  const content = Buffer.concat([pdf.subarray(0, from), pdf.subarray(to, to + rest)])
  return { cms, content, covers: to + rest }
}

/** Whether openssl takes the last signature of a PDF, under an authority. */
export function opensslTakes(pdf: Buffer, authority: Uint8Array) {
  const { cms, content } = lastSignature(pdf)
  return among({ 'ca.pem': authority, 'it.cms': cms, 'it.bin': content }, (cwd) => {
    const args = ['cms', '-verify', '-binary', '-inform', 'DER', '-in', 'it.cms']
    const under = ['-content', 'it.bin', '-CAfile', 'ca.pem', '-purpose', 'any', '-no_check_time']
    const { status, stderr } = spawnSync('openssl', [...args, ...under, '-out', '/dev/null'], {
      cwd,
      encoding: 'utf8',
    })
    return { status, says: stderr }
  })
}

/** What `openssl cms` prints of the last signature of a PDF. */
export const cmsOf = (pdf: Buffer): string =>
  among({ 'it.cms': lastSignature(pdf).cms }, (cwd) => {
    const args = ['cms', '-cmsout', '-print', '-inform', 'DER', '-in', 'it.cms', '-noout']
    return spawnSync('openssl', args, { cwd, encoding: 'utf8' }).stdout
  })

/** `head -c N file | sha256sum`, as anybody asks it. */
export const hashOfFirst = (pdf: Buffer, size: number): string =>
  createHash('sha256').update(pdf.subarray(0, size)).digest('hex')

/** A file with one of its bytes changed. */
export function withByteChanged(pdf: Buffer, at: number): Buffer {
  const changed = Buffer.from(pdf)
  changed[at] = (changed[at] ?? 0) ^ 1
  return changed
}

/** The time stamp of the last signature of a PDF, and the bytes that it is about. */
export function stampIn(pdf: Buffer): { token: Buffer; signature: Buffer } {
  const content = readOne(readAll(readOne(lastSignature(pdf).cms).body)[1]?.body ?? Buffer.alloc(0))
  const signer = readAll(readOne(readAll(content.body).at(-1)?.body ?? Buffer.alloc(0)).body)
  const attribute = readOne(signer.at(-1)?.body ?? Buffer.alloc(0))
  const token = readOne(readAll(attribute.body)[1]?.body ?? Buffer.alloc(0)).whole
  return { token, signature: signer.at(-2)?.body ?? Buffer.alloc(0) }
}
