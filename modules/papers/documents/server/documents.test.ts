// Documents in folders: what a manager of people does with them, and what nobody does.
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { documentsOf, plainPdf } from '#tests/documents.ts'
import type { Username } from '#tests/world.ts'
import { saysPay } from '../model/usual.ts'

const started = await startApi()
const { api, url, world, database, drainJobs } = started
const papers = documentsOf(started)
const { bernarda, hernan } = world.people

const bytesAt = async (link: string) => {
  const { pathname, search } = new URL(link, url)
  return Buffer.from(await (await fetch(`${url}${pathname}${search}`)).arrayBuffer())
}

describe('a document of a person', () => {
  test('is uploaded, read by its person, and its reading by others is in the trail', async () => {
    const folder = await papers.folderOf('Contratos y anexos')
    const typeId = await papers.typeOf('ANEXO')
    const made = await papers.create('supergerente', {
      folder,
      name: 'Anexo de teletrabajo',
      typeId,
      userId: bernarda.publicId,
      userContractId: bernarda.contracts[0]?.publicId,
    })
    const own = await papers.list('trabajador')
    expect(own.rows.map(({ name }) => name)).toContain('Anexo de teletrabajo')
    expect(own.rows.every(({ userId, isOwn }) => userId === null || isOwn)).toBe(true)
    const { name, url: link } = await papers.open('trabajador', made.id)
    expect(name).toBe('Anexo de teletrabajo.pdf')
    expect(await bytesAt(link)).toEqual(plainPdf())
    await papers.open('gerente', made.id)
    const { rows } = await database.owner.query(
      `select entity_id from audit_event where company_id = $1 and entity = 'lectura:documento'`,
      [world.coihues.id],
    )
    expect(rows).toEqual([{ entity_id: String(bernarda.id) }])
  })

  test('of a type that its person does not see stays out of their folder', async () => {
    const rows = (await papers.list('trabajador')).rows
    expect(rows.map(({ name }) => name)).not.toContain('Informe de inducción de Bernarda Huenchul')
    const seen = (await papers.list('admin', { userId: bernarda.publicId })).rows
    expect(seen.map(({ name }) => name)).toContain('Informe de inducción de Bernarda Huenchul')
  })

  test('is found by its name without accents, and by its person', async () => {
    const named = await papers.list('gerente', { search: 'induccion' })
    expect(named.total).toBe(1)
    const ofPerson = await papers.list('gerente', { search: 'quezada' })
    expect(ofPerson.rows.map(({ name }) => name)).toEqual([
      'Anexo de bonos de Hernán Quezada',
      'Anexo de comisiones de Hernán Quezada',
      'Anexo de jornada de Hernán Quezada',
      'Préstamo con aval de Hernán Quezada',
    ])
  })

  test('asks for its person in a folder of people, and in no other', async () => {
    const ofPeople = await papers.folderOf('Contratos y anexos')
    await expect(
      papers.create('admin', { folder: ofPeople, name: 'Sin persona' }),
    ).rejects.toMatchObject({ field: 'userId', message: 'Elija de quién es' })
    const ofCompany = await papers.folderOf('Jefaturas')
    await expect(
      papers.create('admin', { folder: ofCompany, name: 'De más', userId: hernan.publicId }),
    ).rejects.toMatchObject({ field: 'userId' })
  })
})

describe('the states of a document', () => {
  test('a draft is issued, gets another file, and is replaced with a reason', async () => {
    const folder = await papers.folderOf('Políticas y reglamentos')
    const { id } = await papers.create('admin', { folder, name: 'Política de viajes', draft: true })
    const namesOf = async () => (await papers.list('trabajador')).rows.map(({ name }) => name)
    expect(await namesOf()).not.toContain('Política de viajes')
    await papers.change('admin', { id, version: 1, act: 'ISSUE' })
    expect(await namesOf()).toContain('Política de viajes')
    const { file } = await papers.send('admin', folder.id, { body: plainPdf('/Lang (es)') })
    const typeId = await papers.typeOf('POLITICA')
    const values = { id, folderId: folder.id, typeId, name: 'Política de viajes', fileId: file?.id }
    await papers.update('admin', { ...values, version: 2 })
    await expect(papers.change('admin', { id, version: 3, act: 'REPLACE' })).rejects.toMatchObject({
      field: 'reason',
      message: 'Diga por qué se reemplaza',
    })
    const reason = 'Hay una nueva'
    await papers.change('admin', { id, version: 3, act: 'REPLACE', reason })
    const { versions, steps, state } = await papers.one('admin', id)
    expect(state).toBe('REPLACED')
    expect(versions.map(({ no, origin }) => [no, origin])).toEqual([
      [2, 'UPLOADED'],
      [1, 'UPLOADED'],
    ])
    expect(steps.map((step) => [step.state, step.reason])).toEqual([
      ['DRAFT', null],
      ['ISSUED', null],
      ['REPLACED', reason],
    ])
    expect(await namesOf()).not.toContain('Política de viajes')
  })

  test('only a draft is removed, and a file of before is refused by its version', async () => {
    const folder = await papers.folderOf('Jefaturas')
    const draft = await papers.create('admin', { folder, name: 'Borrador', draft: true })
    await papers.remove('admin', draft)
    await expect(papers.one('admin', draft.id)).rejects.toMatchObject({ kind: 'not-found' })
    const issued = await papers.create('admin', { folder, name: 'Emitido' })
    await expect(papers.remove('admin', issued)).rejects.toMatchObject({
      message: 'Ya se emitió: reemplácelo, y queda en el historial',
    })
    const act = { id: issued.id, version: 9, act: 'REPLACE', reason: 'Otra' }
    await expect(papers.change('admin', act)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('the database keeps what is signed, whoever writes', async () => {
    const { owner } = database
    const only = 'where company_id = $1 and name = $2'
    const of = [world.coihues.id, 'Guía para jefaturas']
    await expect(owner.query(`update document set state = 'VOID' ${only}`, of)).rejects.toThrow(
      'Un documento no pasa de ISSUED a VOID',
    )
    await owner.query(`update document set state = 'PENDING_SIGNATURE' ${only}`, of)
    await expect(owner.query(`update document set name = 'Otra' ${only}`, of)).rejects.toThrow(
      'Un documento firmado no se modifica: emita uno nuevo',
    )
    await expect(owner.query(`delete from document ${only}`, of)).rejects.toThrow(
      'Solo se elimina un borrador',
    )
    await owner.query(`update document set state = 'ISSUED' ${only}`, of)
  })
})

describe('folders', () => {
  test('a name is there once in a folder, however it is written', async () => {
    const message = 'Ya existe una carpeta con ese nombre'
    await expect(papers.createFolder('admin', 'JEFATURAS')).rejects.toMatchObject({
      field: 'name',
      message,
    })
    const { id: parentId } = await papers.folderOf('Jefaturas')
    const inside = await papers.createFolder('admin', 'Jefaturas', { parentId })
    expect(inside).toMatchObject({ parentId, depth: 1 })
    await papers.deleteFolder('admin', inside.id)
  })

  test('stand at most eight deep in one another, also after a move', async () => {
    const made = []
    for (let depth = 0, parentId: string | null = null; depth < 8; depth += 1) {
      const folder = await papers.createFolder('admin', `Nivel ${depth}`, { parentId })
      made.push(folder)
      parentId = folder.id
    }
    const last = made.at(-1)
    const message = 'No caben más de 8 carpetas, una en otra'
    await expect(
      papers.createFolder('admin', 'Nivel 8', { parentId: last?.id }),
    ).rejects.toMatchObject({ field: 'parentId', message })
    const [first, second] = made
    const other = await papers.createFolder('admin', 'Encima')
    const move = (id: string | undefined, parentId: string | undefined, name: string) =>
      papers.updateFolder('admin', {
        id,
        parentId,
        name,
        version: 1,
        access: 'PUBLIC',
        profiles: [],
      })
    await expect(move(first?.id, other.id, 'Nivel 0')).rejects.toMatchObject({ message })
    const inside = 'Una carpeta no puede estar dentro de sí misma'
    for (const into of [first, second, last]) {
      await expect(move(first?.id, into?.id, 'Nivel 0')).rejects.toMatchObject({ message: inside })
    }
    await move(second?.id, other.id, 'Nivel 1')
    const depths = (await papers.folders('admin'))
      .filter(({ name }) => name.startsWith('Nivel') || name === 'Encima')
      .map(({ name, depth }) => `${name}: ${depth}`)
    expect(depths).toEqual([
      'Encima: 0',
      ...[1, 2, 3, 4, 5, 6, 7].map((depth) => `Nivel ${depth}: ${depth}`),
      'Nivel 0: 0',
    ])
    const full = await papers.createFolder('admin', 'Con documento', { parentId: other.id })
    await papers.create('admin', { folder: full, name: 'Algo' })
    await expect(papers.deleteFolder('admin', full.id)).rejects.toMatchObject({
      message: 'La carpeta no está vacía: mueva o elimine antes lo que tiene',
    })
  })
})

describe('types', () => {
  test('are written and corrected, and one that is archived takes no new documents', async () => {
    const type = {
      code: 'CARTA',
      label: 'Carta',
      legalKind: 'OTHER',
      sensitivity: 'NORMAL',
      visibleToWorker: true,
      retention: 'LABOUR',
      retentionMonths: null,
      status: 'ACTIVE',
    }
    const { id, version } = await papers.saveType('admin', type)
    await expect(papers.saveType('admin', type)).rejects.toMatchObject({
      field: 'code',
      message: 'Ya existe un tipo con ese código',
    })
    await papers.saveType('admin', { ...type, id, version, status: 'ARCHIVED' })
    const folder = await papers.folderOf('Jefaturas')
    await expect(
      papers.create('admin', { folder, name: 'Carta', typeId: id }),
    ).rejects.toMatchObject({ field: 'typeId', message: 'Ese tipo está archivado' })
    await expect(
      papers.saveType('admin', { ...type, code: 'POCO', retentionMonths: 59 }),
    ).rejects.toMatchObject({
      field: 'retentionMonths',
      message: 'La ley pide 60 meses al menos',
    })
    await expect(papers.saveType('gerente', type)).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('say how long a document is kept, from the end of the contract', async () => {
    const { rows } = await papers.list('admin', { userId: bernarda.publicId })
    const keptOf = async (id: string) =>
      (
        await api.as('admin').run<{ document: { kept: { until: string; words: string } } }>(
          `query ($input: ByIdDocument!) {
              document(input: $input) { kept { until words why } } }`,
          { input: { id } },
        )
      ).document.kept
    expect(await keptOf(rows[0]?.id ?? '')).toMatchObject({
      until: null,
      words: '60 meses desde el término del contrato, que está vigente.',
    })
    const ofCompany = (await papers.list('admin', { kind: 'COMPANY' })).rows[0]
    expect(await keptOf(ofCompany?.id ?? '')).toMatchObject({ until: null })
  })

  test.each(saysPay)('of what says pay, as %s, are reserved', async (legalKind) => {
    const type = {
      code: `PAGO_${legalKind}`,
      label: 'Dice lo que gana',
      legalKind,
      sensitivity: 'NORMAL',
      visibleToWorker: true,
      retention: 'LABOUR',
      status: 'ACTIVE',
    }
    await expect(papers.saveType('admin', type)).rejects.toMatchObject({
      field: 'sensitivity',
      message: 'Dice lo que alguien gana: su tipo es reservado',
    })
    await papers.saveType('admin', { ...type, sensitivity: 'RESERVED' })
    await expect(
      database.owner.query(
        `update document_type set sensitivity = 'NORMAL' where company_id = $1 and code = $2`,
        [world.coihues.id, type.code],
      ),
    ).rejects.toThrow('document_type_reserved')
  })

  test('of the demo hide the pay of others from people who may not read contracts', async () => {
    const pay = /^(Anexo|Contrato)/
    const shownTo = async (who: Username) =>
      (await papers.list(who, { userId: hernan.publicId })).rows.filter(({ name }) =>
        pay.test(name),
      )
    expect((await shownTo('gerente')).length).toBeGreaterThan(0)
    expect(await shownTo('subgerente')).toEqual([])
  })
})

test('chosen documents come in one zip, each under the name of its person', async () => {
  const { rows } = await papers.list('gerente', { search: 'huenchul' })
  const ids = rows.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(1)
  expect((await papers.zip('gerente', ids)).url).toBeNull()
  await drainJobs()
  const { url: link, name, total } = await papers.zip('gerente', ids)
  expect([name, total]).toEqual(['Documentos.zip', ids.length])
  const zip = await bytesAt(link ?? '')
  expect(zip.includes('Bernarda Rosa Huenchul Ortiz - Contrato de trabajo')).toBe(true)
  // What they do not read is in no zip of theirs, by its number either.
  const own = await papers.zip('trabajador', [...ids])
  expect(own.total).toBeLessThan(ids.length)
})

const stream = (text: string) => {
  const body = deflateSync(Buffer.from(text, 'latin1'))
  return Buffer.concat([
    plainPdf(),
    Buffer.from(`5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n`),
    body,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

describe('a file that does more than show pages is refused', () => {
  const active: Readonly<Record<string, Buffer>> = {
    'that opens something': plainPdf('/OpenAction << /S /URI >>'),
    'with a script': plainPdf('/Names << /JavaScript 4 0 R >>'),
    'that starts a program': plainPdf('/AA << /S /Launch >>'),
    'with a file inside': plainPdf('/EmbeddedFiles 4 0 R'),
    'under a password': plainPdf('/Encrypt 4 0 R'),
    'with a name written in digits': plainPdf('/J#61vaScr#69pt 4 0 R'),
    'in a stream of objects': stream('1 0 << /S /JavaScript /JS (x) >>'),
    'in a stream of objects, in digits': stream('1 0 << /Open#41ction << /S /URI >> >>'),
  }
  test.each(Object.entries(active))('a PDF %s', async (_what, body) => {
    const folder = await papers.folderOf('Jefaturas')
    const { status, file, message } = await papers.send('admin', folder.id, { body })
    expect([status, file]).toEqual([422, undefined])
    expect(message).toContain('El PDF trae contenido activo o clave; guárdelo como PDF simple')
  })

  test('an archive, and a document that is small and unpacks to 60 MB', async () => {
    const folder = await papers.folderOf('Jefaturas')
    const before = await fileCount()
    for (const body of [Buffer.from('PK\x03\x04 rar'), bomb()]) {
      const { status } = await papers.send('admin', folder.id, { name: 'contrato.docx', body })
      expect(status).toBe(422)
    }
    expect(await fileCount()).toBe(before)
  })
})

const fileCount = async () =>
  (
    await database.owner.query<{ n: number }>(
      'select count(*)::int as n from file where company_id = $1',
      [world.coihues.id],
    )
  ).rows[0]?.n

/** A zip with the parts of a document of Word, the second of 60 MB of blanks. */
function bomb(): Buffer {
  const parts = [
    ['[Content_Types].xml', Buffer.from('<Types/>')],
    ['word/document.xml', Buffer.alloc(60 * 1024 * 1024, ' ')],
  ] as const
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, content] of parts) {
    // Raw deflate is the stream of zlib without its head and its sum.
    const packed = deflateSync(content, { level: 9 }).subarray(2, -4)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(content.length, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(at, 42)
    locals.push(local, Buffer.from(name), packed)
    central.push(entry, Buffer.from(name))
    at += local.length + name.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

describe('attacks', () => {
  test('a file name with a path, a mark or a mirror is only a name', async () => {
    const folder = await papers.folderOf('Jefaturas')
    const { file } = await papers.send('admin', folder.id, {
      name: '../../etc/pass\u202Efdp.exe',
    })
    expect(file?.name).toBe('passfdp.exe.pdf')
    const { id } = await papers.createFrom('admin', {
      folderId: folder.id,
      typeId: await papers.typeOf('POLITICA'),
      fileId: file?.id,
      name: '../../Plan\u202E de/trabajo',
      draft: false,
    })
    const { name } = await papers.open('admin', id)
    expect(name).not.toMatch(/[/\\\u202E]/)
  })

  test('nobody reads a file by putting its number into a document of theirs', async () => {
    const folder = await papers.folderOf('Contratos y anexos')
    const { rows } = await database.owner.query<{ id: string }>(
      `select v.file_id as id from document_version v join document d
         on d.company_id = v.company_id and d.id = v.document_id
       where v.company_id = $1 and d.name like 'Anexo de jornada%'`,
      [world.coihues.id],
    )
    const { publicId } = await import('#platform/model/ids.ts')
    const values = {
      folderId: folder.id,
      typeId: await papers.typeOf('ANEXO'),
      userId: bernarda.publicId,
      name: 'Ajeno',
      draft: false,
    }
    const fileId = publicId('file', Number(rows[0]?.id))
    await expect(papers.createFrom('admin', { ...values, fileId })).rejects.toMatchObject({
      kind: 'not-found',
    })
    const { file } = await papers.send('supergerente', folder.id)
    await expect(papers.createFrom('admin', { ...values, fileId: file?.id })).rejects.toMatchObject(
      { kind: 'not-found' },
    )
    await papers.createFrom('supergerente', { ...values, fileId: file?.id })
    await expect(
      papers.createFrom('supergerente', { ...values, fileId: file?.id }),
    ).rejects.toMatchObject({ field: 'fileId' })
  })

  test('what is of another company is not there', async () => {
    const [first] = (await papers.list('admin')).rows
    const id = first?.id ?? ''
    await expect(papers.one('boreal.admin', id)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(papers.open('boreal.admin', id)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(papers.zip('boreal.admin', [id])).rejects.toMatchObject({ kind: 'conflict' })
    const folder = await papers.folderOf('Jefaturas')
    expect((await papers.send('boreal.admin', folder.id)).status).toBe(404)
    expect(await api.as('boreal.admin').run<object>('{ documentTypes { id } }')).toEqual({
      documentTypes: [],
    })
  })
})
