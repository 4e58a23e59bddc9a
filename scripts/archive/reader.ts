import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { ZodType } from 'zod'
import {
  FILES,
  HEADER,
  type Header,
  headerOf,
  type Manifest,
  MANIFEST,
  manifestOf,
  type Part,
  POSTGRES,
  Refused,
  SESSION_SECRET,
} from './manifest.ts'
import { isSealed, opening, WrongPhrase } from './seal.ts'
import { asReadable, stepsOf } from './steps.ts'

type Reading = {
  readonly archive: string
  readonly phrase: string | undefined
  /** An empty folder, where it is unpacked. */
  readonly folder: string
  /** Looks at the header before anything is unpacked. @throws Refused */
  readonly check: (header: Header) => void
}

/** A kilobyte for each of a million files. */
const MOST_JSON = 1024 * 1024 * 1024
const OF_THE_DATABASE = `${POSTGRES}/`
const OF_THE_STORE = `${FILES}/`

/**
 * Unpacks an archive and compares every part with its manifest.
 *
 * @throws Refused when it is damaged, sealed by another phrase, or not one of ours
 */
export async function readArchive(reading: Reading): Promise<{ header: Header } & Manifest> {
  const { archive, phrase } = reading
  const sealed = isSealed(await headOf(archive))
  if (sealed && phrase === undefined) throw new Refused(NEEDS_PHRASE)
  const tar = extract()
  const source = createReadStream(archive)
  const opened = sealed ? [opening(phrase ?? '')] : []
  const flowing = pipeline(stepsOf([source, ...opened, createGunzip(), tar]))
  try {
    const [found] = await Promise.all([unpacked(tar, reading), flowing])
    return found
  } catch (error) {
    source.destroy()
    await flowing.catch(() => undefined)
    if (error instanceof Refused) throw error
    if (error instanceof WrongPhrase) throw new Refused(WRONG, { cause: error })
    throw new Refused(damaged(error), { cause: error })
  }
}

const NEEDS_PHRASE =
  'El respaldo está sellado: indique su frase en BACKUP_PASSPHRASE o con --passphrase-file'
const WRONG = 'La frase no abre este respaldo, o el respaldo está dañado'
const damaged = (error: unknown) =>
  `El respaldo está dañado o incompleto (${error instanceof Error ? error.message : error})`

async function unpacked(tar: ReturnType<typeof extract>, { folder, check }: Reading) {
  const parts: Part[] = []
  let header: Header | undefined
  let manifest: Manifest | undefined
  for await (const entry of tar) {
    const { name, type, size = 0 } = entry.header
    if (header === undefined && name !== HEADER) throw new Refused(NOT_OURS)
    if (manifest) throw new Error('hay algo después del índice')
    if (name === HEADER) {
      const bytes = await textOf(asReadable(entry), size)
      parts.push(partOf(name, bytes))
      header = parsed(headerOf, bytes)
      check(header)
    } else if (name === MANIFEST)
      manifest = parsed(manifestOf, await textOf(asReadable(entry), size))
    else if (type === 'directory') {
      await mkdir(placeOf(folder, name), { recursive: true, mode: 0o700 })
      entry.resume()
    } else if (type === 'file')
      parts.push(await written(asReadable(entry), name, placeOf(folder, name)))
    else throw new Error(`parte desconocida ${name}`)
  }
  if (!header || !manifest) throw new Error('le falta el final')
  compare(parts, manifest.parts)
  return { header, ...manifest }
}

const NOT_OURS = 'El archivo no es un respaldo de Minga'

async function textOf(entry: NodeJS.ReadableStream, size: number): Promise<Buffer> {
  if (size > MOST_JSON) throw new Error('un índice demasiado grande')
  return buffer(entry)
}

function parsed<Value>(kind: ZodType<Value>, bytes: Buffer): Value {
  const found = kind.safeParse(JSON.parse(bytes.toString('utf8')))
  if (!found.success) throw new Refused(NOT_OURS)
  return found.data
}

const partOf = (name: string, bytes: Buffer): Part => ({
  name,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

/** Where a part goes: within the folder, whatever the archive says. */
function placeOf(folder: string, name: string): string {
  const place = path.join(folder, name)
  const isOurs =
    name === SESSION_SECRET ||
    `${name}/`.startsWith(OF_THE_DATABASE) ||
    `${name}/`.startsWith(OF_THE_STORE)
  if (!isOurs || path.relative(folder, place) !== name.replace(/\/$/, '')) {
    throw new Error(`un nombre que no corresponde: ${name}`)
  }
  return place
}

async function written(entry: NodeJS.ReadableStream, name: string, place: string): Promise<Part> {
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let size = 0
  const hashed = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      hash.update(bytes)
      size += bytes.length
      done(null, bytes)
    },
  })
  // PostgreSQL forces its own files to the disk when it recovers; those of the store nobody does.
  const flush = !name.startsWith(OF_THE_DATABASE)
  await pipeline(entry, hashed, createWriteStream(place, { flags: 'wx', mode: 0o600, flush }))
  return { name, size, sha256: hash.digest('hex') }
}

/** Every part that the manifest names is there with its bytes, and no other. */
function compare(parts: readonly Part[], named: readonly Part[]): void {
  const line = ({ name, size, sha256 }: Part) => `${name} ${size} ${sha256}`
  const known = new Set(named.map(line))
  const wrong = parts.find((part) => !known.has(line(part)))
  if (wrong) throw new Error(`${wrong.name} no es como dice el índice`)
  if (parts.length !== known.size) throw new Error('faltan partes')
}

async function headOf(archive: string): Promise<Buffer> {
  const handle = await open(archive).catch((cause) => {
    throw new Refused(`No se encuentra el archivo ${archive}`, { cause })
  })
  try {
    const head = Buffer.alloc(64)
    const { bytesRead } = await handle.read(head, 0, head.length, 0)
    return head.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
