import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '#tests/database.ts'
import type { Context, RequestContext } from '../context.ts'
import { type Database, openDatabase } from '../sql/db.ts'
import { forbidden } from '../errors.ts'
import { queue } from '../jobs/queue.ts'
import { createLog } from '../observe/logger.ts'
import { createPrinter } from '../pdf/render.ts'
import { definePdf } from '../pdf/template.ts'
import { zipOf } from '../pdf/zip.ts'
import { writeExcel } from '../sheets/write-excel.ts'
import { folderStorage } from '../storage/folder.ts'
import { serveFiles } from '../storage/serve.ts'
import { fileUrl, removeFile } from './files.ts'
import { uploadHandler } from './handler.ts'
import { IMAGES, kindOf } from './kinds.ts'
import { AVATAR_BYTES } from './multipart.ts'
import { uploadPolicies } from './policy.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk' +
    '+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const KB = 1024
const ADDRESS = 'http://minga.test/uploadFile/create'

describe('what a file is', () => {
  test('is decided by its bytes', async () => {
    const printer = createPrinter()
    const pdf = await printer.render(definePdf<object>('one', 'Hola'), {})
    await printer.close()
    const sheet = await writeExcel([{ key: 'a', label: 'A', kind: 'text' }], [{ a: 'x' }])

    expect(kindOf(PNG, 'foto.exe')).toBe('png')
    expect(kindOf(pdf, 'contrato')).toBe('pdf')
    expect(kindOf(sheet, 'nomina.zip')).toBe('xlsx')
    expect(kindOf(Buffer.from('rut;nombre\n1-9;Íñigo'), 'nomina.csv')).toBe('csv')
    expect(kindOf(Buffer.from('año', 'latin1'), 'notas.txt')).toBe('txt')
  })

  test.each([
    ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['logo.txt', '  <SVG onload=alert(1)>'],
    ['a.csv', '<!doctype html><p>'],
    ['a.txt', '#!/bin/sh\nrm -rf /'],
    ['a.txt', 'MZ\x90\x00\x03'],
    ['a.pdf', 'no es un PDF'],
    ['a.png', '\x89PNG\r\n\x1a\n'],
    ['a.zip', 'PK\x03\x04'],
    ['a.txt', ''],
    ['script.js', 'alert(1)'],
  ])('%s holding %j is refused', (name, text) => {
    expect(kindOf(Buffer.from(text, 'latin1'), name)).toBeUndefined()
  })

  test('a picture of too many pixels is refused', () => {
    const bomb = Buffer.from(PNG)
    bomb.writeUInt32BE(50_000, 16)
    bomb.writeUInt32BE(50_000, 20)
    expect(kindOf(bomb, 'a.png')).toBeUndefined()
  })

  test('a zip that is no document, and a document with macros, are refused', async () => {
    expect(kindOf(await zip('a.txt'), 'a.xlsx')).toBeUndefined()
    expect(kindOf(await zip('[Content_Types].xml', 'xl-vbaProject.bin'), 'a.xlsm')).toBeUndefined()
  })
})

describe('POST /uploadFile/create', () => {
  let db: Database
  let folder = ''
  let owner: Client
  let context: RequestContext
  const stored: (readonly number[])[] = []
  const policies = uploadPolicies([
    {
      relatedType: 'contract',
      authorize: (_context, relatedId) => {
        if (relatedId === 'forbidden') throw forbidden()
      },
      stored: async (_context, relatedId, ids) => {
        if (relatedId === 'breaks') throw new Error('after the rows')
        stored.push(ids)
      },
    },
    {
      relatedType: 'avatar',
      maxBytes: AVATAR_BYTES,
      kinds: IMAGES,
      maxFiles: 1,
      authorize: () => {},
    },
  ])

  beforeAll(async () => {
    const database = await freshDatabase('empty')
    db = openDatabase(database.appUrl)
    owner = new Client(database.url)
    owner.on('error', () => undefined)
    await owner.connect()
    await owner.query(
      `insert into company (name, slug) values ('Austral', 'austral'), ('Boreal', 'boreal')`,
    )
    folder = await mkdtemp(path.join(tmpdir(), 'minga-uploads-'))
    context = contextOf(db, folder)
  })
  beforeEach(async () => {
    // A record is not deleted, not even by the owner: everything is emptied at once.
    await owner.query('truncate file cascade')
    await owner.query('delete from rate_limit')
    await rm(folder, { recursive: true, force: true })
  })
  afterAll(async () => {
    await db.close()
    await owner.end()
    await rm(folder, { recursive: true, force: true })
  })

  const send = async (
    fields: Record<string, string>,
    files: readonly [string, Buffer][],
    asking = context,
    handle = uploadHandler(policies),
  ) => {
    const form = new FormData()
    for (const [name, bytes] of files) form.append('file', new Blob([new Uint8Array(bytes)]), name)
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    const sent = new Response(form)
    const headers = new Headers(sent.headers)
    const body = await sent.arrayBuffer()
    headers.set('content-length', String(body.byteLength))
    const request = new Request(ADDRESS, { method: 'POST', headers, body })
    const answer = await handle(request, async () => asking)
    return { status: answer.status, body: await answer.json() }
  }
  const bytesKept = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
    return entries.filter((entry) => entry.isFile()).length
  }

  test('keeps the file and answers its record, whose link opens it', async () => {
    const { status, body } = await send(
      { relatedType: 'contract', relatedId: 'abc', companySlug: 'austral', hashName: 'h1' },
      [['../../Contrato Ñuñoa.pdf.png', PNG]],
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'OK', error: null })
    expect(body.data[0]).toMatchObject({
      name: 'Contrato Ñuñoa.pdf.png',
      mediaType: 'image/png',
      mime: 'image/png',
      ext: 'png',
      size: PNG.length,
      relatedType: 'contract',
      relatedId: 'abc',
      hashName: 'h1',
    })
    expect(body.data[0].id).toMatch(/^\w{10,}$/)
    expect(Date.parse(body.data[0].createdAt)).not.toBeNaN()
    expect(body.data[0].updatedAt).toBe(body.data[0].createdAt)
    const link = new Request(new URL(body.data[0].url, 'http://minga.test'))
    const answer = await serveFiles({ folder, secret: 'k' })(link, async () => true)
    expect(Buffer.from(await answer.arrayBuffer()).equals(PNG)).toBe(true)
    expect(stored.at(-1)).toHaveLength(1)
  })

  test('takes three files at once, and a fourth in the literal words', async () => {
    const four: [string, Buffer][] = [1, 2, 3, 4].map((n) => [`${n}.png`, PNG])
    const fields = { relatedType: 'contract', multiple: 'true' }
    expect((await send(fields, four.slice(0, 3))).body.data).toHaveLength(3)
    const refused = await send(fields, four)
    expect(refused.status).toBe(422)
    expect(refused.body.message).toBe('Error, no puede tener mas de 3 archivos')
  })

  test('names a file that is too large, and its size', async () => {
    const photo = Buffer.concat([PNG, Buffer.alloc(3.4 * 1024 * KB)])
    expect((await send({ relatedType: 'avatar' }, [['yo.png', photo]])).body.message).toBe(
      'Carga: yo.png pesa 3,41 MB y el máximo es 3 MB',
    )
    const huge = Buffer.concat([PNG, Buffer.alloc(10_241 * KB)])
    expect((await send({ relatedType: 'contract' }, [['plano.png', huge]])).body.message).toBe(
      'Carga: plano.png pesa 10,01 MB y el máximo es 10 MB',
    )
    expect(await bytesKept()).toBe(0)
  })

  test('refuses by content, in words for pictures and for the rest', async () => {
    const text = Buffer.from('hola')
    expect((await send({ relatedType: 'avatar' }, [['yo.png', text]])).body.message).toBe(
      'Error al subir imagen',
    )
    expect(
      (await send({ relatedType: 'contract', images: '1' }, [['a.txt', text]])).body.message,
    ).toBe('Error al subir imagen')
    const page = Buffer.from('<html><script>alert(1)</script>')
    expect((await send({ relatedType: 'contract' }, [['a.html', page]])).body.message).toMatch(
      /^Carga: a\.html no es de un tipo permitido/,
    )
  })

  test('without a session reads nothing', async () => {
    const { status } = await send({ relatedType: 'contract' }, [['a.png', PNG]], {
      ...context,
      principal: null,
    })
    expect(status).toBe(401)
  })

  test.each([
    [{ relatedType: 'contract', relatedId: 'forbidden' }, 403],
    [{ relatedType: 'nothing' }, 403],
    [{ relatedType: 'contract', companySlug: 'boreal' }, 404],
    [{ relatedType: 'contract', hashName: '../x' }, 422],
    [{ relatedType: 'contract', relatedId: 'breaks' }, 500],
  ])('%j answers %i and leaves no bytes and no row', async (fields, expected) => {
    const { status, body } = await send(fields, [['a.png', PNG]])
    expect(status).toBe(expected)
    expect(body).toMatchObject({ status: 'ERROR', data: null })
    expect(JSON.stringify(body)).not.toContain('after the rows')
    expect(await bytesKept()).toBe(0)
    expect((await owner.query('select from file')).rowCount).toBe(0)
  })

  test('a broken form is explained in words', async () => {
    const broken = new Request(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf',
    })
    const answer = await uploadHandler(policies)(broken, async () => context)
    expect(answer.status).toBe(422)
    expect((await answer.json()).message).toBe('Carga: el formulario está incompleto')
  })

  test('one person sends so much in an hour, to all processes together', async () => {
    const [here, there] = [uploadHandler(policies), uploadHandler(policies)]
    const heavy = (loginId: number, handle = here) => {
      const body = 'x'.repeat(100)
      const headers = {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(10 * 1024 * KB),
      }
      const principal = { ...context.principal, loginId }
      const asking = { ...context, principal } as RequestContext
      return handle(new Request(ADDRESS, { method: 'POST', headers, body }), async () => asking)
    }
    const answers = []
    for (let at = 0; at < 32; at += 1) answers.push(await heavy(7, at % 2 ? here : there))
    const read = answers.filter(({ status }) => status === 422).length
    // Twenty times ten megabytes in an hour; in the seconds this takes none comes back.
    expect([read, answers.length - read]).toEqual([20, 12])
    expect(await answers.at(-1)?.json()).toMatchObject({
      message: 'Carga: ha subido muchos archivos en poco tiempo. Espere unos minutos.',
      error: { kind: 'too-many' },
    })
    expect((await heavy(8)).status).toBe(422)
  })

  test('a company has limited room, and the refusal says where to ask for more', async () => {
    const small = uploadHandler(policies, { companyBytes: 1024 * KB })
    const put = () => send({ relatedType: 'contract' }, [['a.png', PNG]], context, small)
    expect((await put()).status).toBe(200)
    await owner.query('update file set size = $1', [1024 * KB])
    expect(await put()).toMatchObject({
      status: 409,
      body: { error: { kind: 'conflict' }, message: expect.stringContaining('Pida más espacio') },
    })
    expect(await bytesKept()).toBe(1)
    await owner.query('update file set size = 1')
    expect((await put()).status).toBe(200)
  })

  test('a removed file, a file of another thing and of another company have no link', async () => {
    const { body } = await send({ relatedType: 'contract' }, [['a.png', PNG]])
    const { id } = body.data[0]
    const inCompany = <T>(companyId: number, work: (asking: Context) => Promise<T>) =>
      db.withTenant({ ...session, companyId }, (tx) =>
        work({ tx, services: context.services, now: new Date() } as unknown as Context),
      )
    const linkAs = (companyId: number, type = 'contract') =>
      inCompany(companyId, (asking) => fileUrl(asking, id, type))

    expect(await linkAs(1)).toMatch(/^\/files\//)
    await expect(linkAs(1, 'avatar')).rejects.toMatchObject({ kind: 'not-found' })
    await expect(linkAs(2)).rejects.toMatchObject({ kind: 'not-found' })
    const [row] = (await owner.query('select id from file')).rows
    await inCompany(1, (asking) => removeFile(asking, row.id))
    await expect(linkAs(1)).rejects.toMatchObject({ kind: 'not-found' })
  })
})

const session = { companyId: 1, userId: null, loginId: null, acting: false, traceId: 'x' }

/** A request of somebody of Austral; who may what is the policies' question here. */
function contextOf(db: Database, folder: string) {
  const company = { id: 1, slug: 'austral' }
  const principal = { loginId: 1, tenant: session, company, actor: {} }
  return {
    services: {
      db,
      queue,
      storage: folderStorage({ folder, secret: 'k' }),
      publicUrl: 'http://minga.test',
      now: () => new Date(),
    },
    principal,
    traceId: 'ab'.repeat(16),
    log: createLog({ level: 'silent' }),
    address: '127.0.0.1',
    userAgent: 'test',
    asks: false,
    production: false,
  } as unknown as RequestContext
}

const zip = (...names: string[]) => buffer(zipOf(parts(names)))

async function* parts(names: readonly string[]) {
  for (const name of names) yield { name, content: Buffer.from('x') }
}
