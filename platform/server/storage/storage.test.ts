import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderStorage } from './folder.ts'
import { openStorage } from './open.ts'
import { serveFiles } from './serve.ts'
import { attachment, type LinkOwner, MissingFile, newKey, type Storage } from './storage.ts'

const PDF = { name: 'Liquidación ñandú.pdf', mediaType: 'application/pdf' }
let folder = ''
let stopS3 = async () => {}
const storages: Record<string, Storage> = {}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'minga-storage-'))
  storages['a folder'] = openStorage({}, path.join(folder, 'files')).storage
  const s3 = await startS3(path.join(folder, 's3'))
  stopS3 = s3.stop
  storages['S3'] = openStorage(s3.env, folder).storage
})
afterAll(async () => {
  await stopS3()
  await rm(folder, { recursive: true })
})

describe.each(['a folder', 'S3'])('%s', (kind) => {
  test('gives back what was put, from bytes and from a stream', async () => {
    const storage = storages[kind]!
    const [bytes, stream] = [newKey(1, 2026), newKey(1, 2026)]

    await storage.put(bytes, Buffer.from('hola'), 'text/plain')
    await storage.put(stream, Readable.from(['ho', 'la']), 'text/plain')

    expect(String(await buffer(await storage.get(bytes)))).toBe('hola')
    expect(String(await buffer(await storage.get(stream)))).toBe('hola')
  })

  test('forgets what was removed, and removing twice is no error', async () => {
    const storage = storages[kind]!
    const key = newKey(1, 2026)
    await storage.put(key, Buffer.from('hola'), 'text/plain')
    expect(await storage.exists(key)).toBe(true)

    await storage.remove(key)
    await storage.remove(key)

    expect(await storage.exists(key)).toBe(false)
    await expect(storage.get(key)).rejects.toThrow(MissingFile)
  })

  test.each(['../../etc/passwd', '1/2026/../../x', '/etc/passwd', '1/2026/x', ''])(
    'refuses the key «%s»',
    async (key) => {
      await expect(storages[kind]!.put(key, Buffer.from(''), 'text/plain')).rejects.toThrow()
      await expect(storages[kind]!.get(key)).rejects.toThrow()
      await expect(storages[kind]!.signedUrl(key, PDF)).rejects.toThrow()
    },
  )
})

test('a folder and what is in it are for one account alone', async () => {
  const files = path.join(folder, 'files')
  await chmod(files, 0o755)
  const { storage } = openStorage({}, files)
  const key = newKey(4, 2026)
  await storage.put(key, Buffer.from('hola'), 'text/plain')
  const modes = await Promise.all(
    [files, path.join(files, '4'), path.join(files, '4', '2026'), path.join(files, key)].map(
      async (place) => ((await stat(place)).mode & 0o777).toString(8),
    ),
  )
  expect(modes).toEqual(['700', '700', '700', '600'])
})

test('an S3 link works without credentials and names the file', async () => {
  const key = newKey(1, 2026)
  await storages['S3']!.put(key, Buffer.from('%PDF'), PDF.mediaType)

  const answer = await fetch(await storages['S3']!.signedUrl(key, PDF))

  expect(await answer.text()).toBe('%PDF')
  expect(answer.headers.get('content-disposition')).toContain('attachment')
})

describe('a link of the folder', () => {
  const start = 1_790_000_000_000
  const opened = async (clock: { now: number }) => {
    const where = { folder: path.join(folder, 'signed'), secret: 'k', now: () => clock.now }
    const storage = folderStorage(where)
    const key = newKey(7, 2026)
    await storage.put(key, Buffer.from('%PDF'), PDF.mediaType)
    const url = new URL(await storage.signedUrl(key, PDF), 'http://minga.test')
    const serve = (link: Request, gives = async (owner: LinkOwner) => owner.companyId === 7) =>
      serveFiles(where)(link, gives)
    return { serve, url, storage, key }
  }

  test('opens only while its company gives out files', async () => {
    const { serve, url } = await opened({ now: start })
    expect((await serve(new Request(url))).status).toBe(200)
    expect((await serve(new Request(url), async () => false)).status).toBe(403)
  })

  test('serves an attachment that cannot run in our origin', async () => {
    const { serve, url } = await opened({ now: start })
    const answer = await serve(new Request(url))

    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('%PDF')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox;/)
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="Liquidaci_n _and_.pdf"; ' +
        "filename*=UTF-8''Liquidaci%C3%B3n%20%C3%B1and%C3%BA.pdf",
    )
  })

  test('lives five minutes', async () => {
    const clock = { now: start }
    const { serve, url } = await opened(clock)
    clock.now = start + 299_000
    expect((await serve(new Request(url))).status).toBe(200)
    clock.now = start + 300_000
    expect((await serve(new Request(url))).status).toBe(403)
  })

  test.each(['name', 'type', 'expires', 'signature'])(
    'is refused when its %s changes',
    async (part) => {
      const { serve, url } = await opened({ now: start })
      url.searchParams.set(part, part === 'expires' ? '9999999999' : 'text/html')
      expect((await serve(new Request(url))).status).toBe(403)
    },
  )

  test('opens no other key', async () => {
    const { serve, url } = await opened({ now: start })
    url.pathname = `/files/${newKey(7, 2026)}`
    expect((await serve(new Request(url))).status).toBe(403)
  })

  test('of a removed file answers 404', async () => {
    const { serve, url, storage, key } = await opened({ now: start })
    await storage.remove(key)
    expect((await serve(new Request(url))).status).toBe(404)
  })
})

test('a stream that breaks leaves nothing behind', async () => {
  const place = path.join(folder, 'broken')
  const storage = folderStorage({ folder: place, secret: 'k' })
  const broken = Readable.from(
    (async function* () {
      yield 'ho'
      throw new Error('cut')
    })(),
  )
  await expect(storage.put(newKey(1, 2026), broken, 'text/plain')).rejects.toThrow('cut')
  const files = await readdir(place, { recursive: true, withFileTypes: true })
  expect(files.filter((entry) => entry.isFile())).toEqual([])
})

test('a name cannot break out of its header', () => {
  expect(attachment('a"\r\nset-cookie: x.pdf')).toBe(
    'attachment; filename="a___set-cookie_ x.pdf"; ' +
      "filename*=UTF-8''a%22%0D%0Aset-cookie%3A%20x.pdf",
  )
})

async function startS3(directory: string) {
  const { default: S3rver } = await import('s3rver')
  const port = await freePort()
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'minga', configs: [] }],
  })
  await server.run()
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'minga',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    stop: () => server.close(),
  }
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
