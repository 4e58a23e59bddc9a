import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { PRIVATE_FILE, PRIVATE_FOLDER } from './private.ts'
import { signPath } from './signature.ts'
import { checkKey, MissingFile, type Storage } from './storage.ts'

type Options = {
  readonly folder: string
  /** Signs the links. The API and the worker must share it. */
  readonly secret: string
  /** Where the links point, when the reader is not on the same origin (mail). */
  readonly baseUrl?: string
  readonly now?: () => number
}

/** Files in a folder of this machine: what `npm start` uses when no S3 is configured. */
export function folderStorage({ folder, secret, baseUrl = '', now = Date.now }: Options): Storage {
  const place = (key: string) => path.join(folder, checkKey(key))
  const storage = (loginId: number | null): Storage => ({
    async put(key, body) {
      const target = place(key)
      await mkdir(path.dirname(target), { recursive: true, mode: PRIVATE_FOLDER })
      const draft = `${target}.part`
      try {
        await pipeline(
          body instanceof Readable ? body : Readable.from([body]),
          createWriteStream(draft, { mode: PRIVATE_FILE }),
        )
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(key) {
      const file = await open(place(key)).catch(() => {
        throw new MissingFile(key)
      })
      return file.createReadStream()
    },
    remove: (key) => rm(place(key), { force: true }),
    exists: (key) =>
      access(place(key)).then(
        () => true,
        () => false,
      ),
    async signedUrl(key, download) {
      return baseUrl + signPath(secret, key, { ...download, loginId }, now())
    },
    linksFor: (id) => storage(id),
  })
  return storage(null)
}

/** For the serving handler: the same file as a stream with its size. */
export async function openFile(folder: string, key: string) {
  const target = path.join(folder, checkKey(key))
  const handle = await open(target).catch(() => undefined)
  if (!handle) return undefined
  const { size } = await handle.stat()
  await handle.close()
  return { size, stream: createReadStream(target) }
}
