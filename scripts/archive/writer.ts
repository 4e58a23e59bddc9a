import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { type Manifest, MANIFEST, type Part } from './manifest.ts'
import { sealing } from './seal.ts'
import { stepsOf } from './steps.ts'

export type Writer = {
  readonly folder: (name: string) => Promise<void>
  readonly text: (name: string, body: string | Buffer) => Promise<Part>
  /** A file of the disk, as long as it was when it is opened; none when it vanished meanwhile. */
  readonly file: (name: string, place: string) => Promise<Part | undefined>
}

/**
 * Writes an archive beside its name and renames it when it is whole and on the disk: whoever is
 * interrupted leaves no file that looks like one.
 */
export async function writeArchive(
  place: string,
  phrase: string | undefined,
  work: (writer: Writer) => Promise<Pick<Manifest, 'missing'>>,
): Promise<{ parts: number; bytes: number } & Pick<Manifest, 'missing'>> {
  const draft = `${place}.${process.pid}.partial`
  const tar = pack()
  const parts: Part[] = []
  const seal = phrase === undefined ? [] : [sealing(phrase)]
  const target = createWriteStream(draft, { flags: 'wx', mode: 0o600 })
  // The data of PostgreSQL packs to a sixth at the lowest level already.
  const flowing = pipeline(stepsOf([tar, createGzip({ level: 1 }), ...seal, target]))
  const writing = (async () => {
    try {
      const { missing } = await work(writerOf(tar, parts))
      await added(tar, MANIFEST, Buffer.from(JSON.stringify({ parts, missing })))
      tar.finalize()
      return missing
    } catch (error) {
      tar.destroy(error instanceof Error ? error : new Error(String(error)))
      throw error
    }
  })()
  try {
    const [missing] = await Promise.all([writing, flowing])
    await forced(draft)
    await rename(draft, place)
    return { parts: parts.length, bytes: target.bytesWritten, missing }
  } catch (error) {
    await Promise.allSettled([writing, flowing])
    await rm(draft, { force: true })
    throw error
  }
}

function writerOf(tar: ReturnType<typeof pack>, parts: Part[]): Writer {
  const text = async (name: string, body: string | Buffer) => {
    const bytes = Buffer.from(body)
    await added(tar, name, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const part = { name, size: bytes.length, sha256 }
    parts.push(part)
    return part
  }
  return {
    text,
    folder: (name) =>
      new Promise((resolve, reject) => {
        const done = (error?: Error | null) => (error ? reject(error) : resolve())
        tar.entry({ name, type: 'directory', mode: 0o700 }, done)
      }),
    async file(name, place) {
      const handle = await open(place).catch(absent)
      if (!handle) return undefined
      try {
        const { size } = await handle.stat()
        if (size === 0) return await text(name, '')
        const sha256 = createHash('sha256')
        const bytes = handle.createReadStream({ end: size - 1, autoClose: false })
        await entry(tar, { name, size }, (sink) => pipeline(bytes, asLong(size, sha256), sink))
        const part = { name, size, sha256: sha256.digest('hex') }
        parts.push(part)
        return part
      } finally {
        await handle.close()
      }
    },
  }
}

/** Hashes what passes, and fills up with zeros what a table lost while it was read. */
function asLong(size: number, hash: ReturnType<typeof createHash>): Transform {
  let left = size
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      left -= bytes.length
      hash.update(bytes)
      done(null, bytes)
    },
    flush(done) {
      for (const block = Buffer.alloc(64 * 1024); left > 0; left -= block.length) {
        const zeros = block.subarray(0, Math.min(left, block.length))
        hash.update(zeros)
        this.push(zeros)
      }
      done()
    },
  })
}

const added = (tar: ReturnType<typeof pack>, name: string, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    const done = (error?: Error | null) => (error ? reject(error) : resolve())
    tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, done)
  })

async function entry(
  tar: ReturnType<typeof pack>,
  { name, size }: Pick<Part, 'name' | 'size'>,
  fill: (sink: NodeJS.WritableStream) => Promise<void>,
): Promise<void> {
  const closed = Promise.withResolvers<void>()
  const done = (error?: Error | null) => (error ? closed.reject(error) : closed.resolve())
  const sink = tar.entry({ name, size, mode: 0o600 }, done)
  await Promise.all([fill(sink), closed.promise])
}

export function absent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}

/** On the disk, whatever the machine does next. */
async function forced(place: string): Promise<void> {
  const handle = await open(place, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
