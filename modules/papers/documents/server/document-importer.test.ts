import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { plainPdf } from '#tests/documents.ts'
import { filesOf } from '#tests/importations.ts'
import { zipOfParts } from '#tests/word-files.ts'

/** Documents of people come in an archive. Today is Tuesday 15 September 2026. */
const { api, url, world, database, drainJobs } = await startApi()
const { act, load, rowsOf, send, sent, shown } = filesOf({ api, url, drainJobs })
const { bernarda, hernan, wilner } = world.people
const company = world.coihues.id

type Param = { name: string; options: { value: string; label: string }[] }

const paramsOf = async () => {
  const { importers } = await api
    .as('admin')
    .run<{ importers: { code: string; archive: boolean; params: Param[] }[] }>(
      '{ importers { code archive params { name options { value label } } } }',
    )
  return importers.find(({ code }) => code === 'DOCUMENTS_ZIP')?.params ?? []
}
const asked = await paramsOf()
const choose = (name: string, words: RegExp) =>
  asked.find((one) => one.name === name)?.options.find(({ label }) => words.test(label))?.value
const folderId = choose('folderId', /certificados/i) ?? choose('folderId', /./)
const typeId = choose('typeId', /certificado/i) ?? choose('typeId', /./)
const params = [
  { name: 'folderId', value: folderId },
  { name: 'typeId', value: typeId },
]
const zip = (parts: Readonly<Record<string, Buffer | string>>) =>
  load('DOCUMENTS_ZIP', zipOfParts(parts), { name: 'papeles.zip', more: { params } })

async function done(name: 'apply' | 'undo', id: string, mode = 'ALL') {
  const { version } = await shown(id)
  await act(name, name === 'apply' ? { id, version, mode } : { id, version })
  await drainJobs()
  return shown(id)
}

/** All that the folders of people have, but for when each was touched. */
async function hashOf(): Promise<string> {
  const { rows } = await database.owner.query<{ hash: string }>(
    `select md5(coalesce(string_agg(concat_ws('|', d.id, d.name, d.state, d.user_id, v.sha256), ';'
       order by d.id, v.no), '')) as hash
     from document d left join document_version v on v.company_id = d.company_id
       and v.document_id = d.id where d.company_id = $1`,
    [company],
  )
  return rows[0]?.hash ?? ''
}
const problems = async (id: string) =>
  (await rowsOf(id)).map(({ note, cells }) =>
    [...cells.flatMap(({ column, problem }) => (problem ? [`${column} ${problem}`] : [])), note]
      .filter(Boolean)
      .join(' · '),
  )

const pdf = (words: string) => plainPdf(`/Title (${words})`)

test('each PDF goes to the folder of its person, once, and is taken back', async () => {
  const before = await hashOf()
  const parts = {
    [`${bernarda.rut}_Reglamento recibido.pdf`]: pdf('uno'),
    [`2025/${hernan.rut}_Certificado_de_curso.pdf`]: pdf('dos'),
    '__MACOSX/._x': 'litter',
  }
  const file = await zip(parts)
  expect(await problems(file.id)).toEqual(['', ''])
  expect(file).toMatchObject({ state: 'READY', added: 2, errors: 0 })
  expect(await hashOf()).toBe(before)
  expect(await done('apply', file.id)).toMatchObject({ state: 'APPLIED', applied: 2 })
  expect(await zip(parts)).toMatchObject({ same: 2, added: 0, errors: 0 })
  expect(await done('undo', file.id)).toMatchObject({ state: 'UNDONE', undone: 2, kept: 0 })
  expect(await hashOf()).toBe(before)
})

test('what its person opened stays, and says so', async () => {
  const file = await zip({
    [`${bernarda.rut}_Aviso.pdf`]: pdf('abierto'),
    [`${hernan.rut}_Aviso.pdf`]: pdf('cerrado'),
  })
  await done('apply', file.id)
  await database.owner.query(
    `update document set opened_at = now() where company_id = $1 and user_id = $2 and loaded`,
    [company, bernarda.id],
  )
  expect(await done('undo', file.id)).toMatchObject({ state: 'UNDONE_PARTLY', undone: 1, kept: 1 })
  const [kept] = await rowsOf(file.id, { outcome: 'KEPT' })
  expect(kept?.note).toBe('Su persona ya lo abrió')
})

test('each file that is not taken says why, and a wrong RUT is put right in its cell', async () => {
  const file = await zip({
    '11.111.111-1_Nadie.pdf': pdf('a'),
    '12345678-4_Dígito.pdf': pdf('b'),
    'sin rut.pdf': pdf('c'),
    [`${bernarda.rut}_Foto.pdf`]: 'no es un PDF',
    [`${bernarda.rut}_Vacío.pdf`]: '',
    [`${bernarda.rut}_Abre.pdf`]: plainPdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
    [`${bernarda.rut}_Clave.pdf`]: plainPdf('/Encrypt 9 0 R'),
    [`${bernarda.rut}_Dos.pdf`]: pdf('d'),
    [`${bernarda.rut}_Otra vez.pdf`]: pdf('d'),
    [`${wilner.rut}_=1+1.pdf`]: pdf('e'),
    '__proto___constructor.pdf': pdf('f'),
  })
  const said = await problems(file.id)
  expect(said[0]).toBe('rut No existe')
  expect(said[1]).toContain('rut RUT inválido: el dígito debería ser 5')
  expect(said[2]).toBe('rut Falta «rut»')
  expect(said[3]).toBe('check No es un PDF')
  expect(said[4]).toBe('check Está vacío')
  expect(said[5]).toContain('check El PDF trae contenido activo o clave')
  expect(said[6]).toContain('check El PDF trae contenido activo o clave')
  expect(said[7]).toContain('Está dos veces en el archivo')
  expect(said[8]).toContain('Está dos veces en el archivo')
  expect(said[9]).toBe('')
  expect(said[10]).toBe('rut Falta «rut»')
  await act('repair', {
    id: file.id,
    cells: [{ line: 3, column: 'rut', value: hernan.rut }],
    everywhere: false,
  })
  expect((await problems(file.id))[2]).toBe('')
})

/** An archive of which some bytes of the directory say something else. */
function tampered(parts: Readonly<Record<string, Buffer | string>>, change: (at: Buffer) => void) {
  const bytes = zipOfParts(parts)
  const at = bytes.indexOf(Buffer.from('PK\x01\x02', 'latin1'))
  change(bytes.subarray(at))
  return bytes
}

test('an archive that leads out of itself, hides, or is a bomb is refused whole', async () => {
  const one = { [`${bernarda.rut}_Uno.pdf`]: pdf('uno') }
  const many = Object.fromEntries(
    Array.from({ length: 501 }, (_, n) => [`${bernarda.rut}_${n}.pdf`, 'x']),
  )
  const archives: Readonly<Record<string, Buffer>> = {
    'una ruta sale de él': zipOfParts({ [`../../${bernarda.rut}_Uno.pdf`]: pdf('uno') }),
    cifrado: tampered(one, (entry) => entry.writeUInt16LE(1, 8)),
    'trae enlaces': tampered(one, (entry) => entry.writeUInt32LE(0xa1ff0000, 38)),
    'demasiadas partes': zipOfParts(many),
    'demasiado grande al descomprimir': zipOfParts({
      [`${bernarda.rut}_Bomba.pdf`]: Buffer.alloc(60 * 1024 * 1024),
    }),
  }
  for (const [words, bytes] of Object.entries(archives)) {
    const file = await load('DOCUMENTS_ZIP', bytes, { name: 'malo.zip', more: { params } })
    expect(file.state, words).toBe('FAILED')
    expect(file.problem, words).toContain(words)
  }
  const empty = await zip({ '.DS_Store': 'x' })
  expect(empty).toMatchObject({ state: 'FAILED', problem: 'El archivo no trae documentos' })
})

test('its form asks for a folder and a type that there are, and nothing else', async () => {
  const bytes = zipOfParts({ [`${bernarda.rut}_Uno.pdf`]: pdf('uno') })
  const fileId = await send('DOCUMENTS_ZIP', bytes, 'admin', 'papeles.zip')
  const refused = async (more: object, code = 'DOCUMENTS_ZIP') =>
    (await sent('create', { code, fileId, dropLines: null, ...more })).error
  expect(await refused({})).toMatchObject({ field: 'params', message: 'Elija: carpeta' })
  expect(await refused({ params: [{ name: 'folderId', value: '999' }, params[1]] })).toMatchObject({
    message: 'Carpeta: no existe',
  })
  expect(await refused({ params: [...params, { name: '__proto__', value: '1' }] })).toMatchObject({
    message: 'Eso no se pide',
  })
  expect(await refused({ params: [], reason: null }, 'HOLIDAYS')).not.toBeNull()
  const sheet = await send('DOCUMENTS_ZIP', 'a;b\n1;2\n', 'admin', 'papeles.csv')
  const { error } = await sent('create', {
    code: 'DOCUMENTS_ZIP',
    fileId: sheet,
    dropLines: null,
    params,
  })
  expect(error).toMatchObject({ message: 'Suba un .zip con los documentos' })
  // Another company has other folders, and nobody of this one.
  const foreign = await send('DOCUMENTS_ZIP', bytes, 'boreal.admin', 'papeles.zip')
  const other = await sent(
    'create',
    { code: 'DOCUMENTS_ZIP', fileId: foreign, dropLines: null, params },
    'boreal.admin',
  )
  expect(other.error).not.toBeNull()
})
