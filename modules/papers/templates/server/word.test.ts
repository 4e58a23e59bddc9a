// Word files of templates: what goes out comes back, and what is no plain text is refused.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { bodyOf, heading, paragraph, when } from '#database/seed/template-bodies.ts'
import { startApi } from '#tests/api.ts'
import { spend } from '#tests/budget.ts'
import { documentsOf } from '#tests/documents.ts'
import { templatesOf } from '#tests/templates.ts'
import { anyBody, KNOWN_TAGS, zipOfParts } from '#tests/word-files.ts'
import { drawnBody } from './word/drawn.ts'
import { createLosses } from './word/losses.ts'
import { checkParts } from './word/parts.ts'
import { readWord } from './word/word-text.ts'
import { readInThread } from './word/reader.ts'
import { writeWord } from './word/write.ts'

const started = await startApi()
const { world, database } = started
const papers = documentsOf(started)
const templates = templatesOf(started)

const OPEN = 'http://schemas.openxmlformats.org'
const PARTS = `${OPEN}/package/2006/relationships`
const OFFICE = `${OPEN}/officeDocument/2006/relationships`
const KIND = 'application/vnd.openxmlformats'
const TYPES =
  `<?xml version="1.0"?><Types xmlns="${OPEN}/package/2006/content-types">` +
  `<Default Extension="rels" ContentType="${KIND}-package.relationships+xml"/>` +
  '<Default Extension="xml" ContentType="application/xml"/><Override ' +
  'PartName="/word/document.xml" ' +
  `ContentType="${KIND}-officedocument.wordprocessingml.document.main+xml"/></Types>`
const RELS =
  `<?xml version="1.0"?><Relationships xmlns="${PARTS}"><Relationship Id="rId1" ` +
  `Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`
const document = (inside: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="${OPEN}/wordprocessingml/2006/main">` +
  `<w:body>${inside}</w:body></w:document>`
const words = (...pieces: string[]) =>
  `<w:p>${pieces.map((one) => `<w:r><w:t xml:space="preserve">${one}</w:t></w:r>`).join('')}</w:p>`
/** A Word file that some other program wrote. */
const foreign = (inside: string, more: Record<string, string | Buffer> = {}) =>
  zipOfParts({
    '[Content_Types].xml': TYPES,
    '_rels/.rels': RELS,
    'word/document.xml': document(inside),
    ...more,
  })
const read = (bytes: Buffer) => readWord(bytes, KNOWN_TAGS)

describe('a text that goes out and comes back', () => {
  test('is the same, whatever it is made of', async () => {
    await spend('Word files', { seconds: 4, least: 25 }, async ({ draw }) => {
      const body = draw(anyBody)
      const { body: back, dropped } = await read(await writeWord('Prueba', drawnBody(body)))
      expect(back).toEqual(body)
      expect(dropped).toEqual([])
    })
  })

  test('of the company is the same: tags, conditions, tables and headings', async () => {
    const typeId = await papers.typeOf('CERTIFICADO')
    for (const listed of await templates.list('admin')) {
      const { body } = await templates.one('admin', listed.id)
      const { url, name } = await templates.word('admin', { id: listed.id })
      expect(name).toBe(`${listed.name}.docx`)
      const fileId = await templates.sendWord('admin', await templates.bytesAt(url))
      const { body: back, dropped } = await templates.fromWord('admin', fileId)
      expect(JSON.parse(back)).toEqual(JSON.parse(body))
      expect(dropped).toEqual([])
      const made = await templates.create('admin', { name: `${listed.name} W`, typeId, body: back })
      expect(made.state).toBe('DRAFT')
    }
  })

  test('opens in LibreOffice too, where it is', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'minga-word-'))
    try {
      const body = bodyOf(heading('Contrato'), paragraph('Entre {{empresa.nombre}} y otros'))
      writeFileSync(path.join(folder, 'a.docx'), await writeWord('Contrato', drawnBody(body)))
      const command = ['--headless', '--convert-to', 'txt:Text', '--outdir', folder]
      const done = spawnSync('soffice', [...command, path.join(folder, 'a.docx')])
      if (done.error) process.stdout.write('LibreOffice is not here: its reading was not tried\n')
      else expect(readdirSync(folder)).toContain('a.txt')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('a Word file of another program', () => {
  test('brings its words, lists, tables and tags, and says what it does not bring', async () => {
    const cell = (inside: string, look = '') => `<w:tc><w:tcPr>${look}</w:tcPr>${inside}</w:tc>`
    const { body, dropped } = await read(
      foreign(
        '<w:p><w:pPr><w:jc w:val="center"/></w:pPr>' +
          '<w:r><w:rPr><w:b/></w:rPr><w:t>CONTRATO</w:t></w:r></w:p>' +
          words('Don {{traba', 'jador.comuna}}, ', '{{no.existe}}') +
          words('{{#si trabajador.comuna es igual a Ñuñoa}}') +
          words('Vive cerca') +
          words('{{/si}}') +
          words('{{/repetir}}') +
          '<w:p><w:r><w:rPr><w:strike/></w:rPr>' +
          '<w:t>Tachado</w:t><w:br w:type="page"/></w:r></w:p>' +
          `<w:tbl><w:tr>${cell(words('Ancho'), '<w:gridSpan w:val="2"/>')}</w:tr>` +
          `<w:tr>${cell(words('Uno'))}${cell(words('Dos'))}</w:tr></w:tbl>`,
      ),
    )
    expect(body.content.map((block) => block.type)).toEqual([
      'paragraph',
      'paragraph',
      'condition',
      'paragraph',
      'paragraph',
      'table',
    ])
    expect(body.content[0]).toEqual({
      type: 'paragraph',
      attrs: { textAlign: 'center' },
      content: [{ type: 'text', text: 'CONTRATO', marks: [{ type: 'bold' }] }],
    })
    expect(body.content[1]).toMatchObject({
      content: [
        { text: 'Don ' },
        { type: 'tag', attrs: { code: 'trabajador.comuna' } },
        { text: ', {{no.existe}}' },
      ],
    })
    expect(body.content[2]).toMatchObject({
      attrs: { code: 'trabajador.comuna', is: 'IS', value: 'Ñuñoa' },
    })
    expect(body.content[5]).toMatchObject({
      content: [{ content: [{}, { content: [{ type: 'paragraph' }] }] }, { content: [{}, {}] }],
    })
    expect(dropped).toEqual([
      'Tachado',
      'Saltos de página',
      'La etiqueta «no.existe» no existe: quedó como texto',
      'Condiciones o repeticiones sin comienzo o sin fin: quedaron como texto',
      'Celdas combinadas',
    ])
  })

  test('links to nothing but pages and mails, and follows no link to a file', async () => {
    const relation = (id: string, kind: string, target: string) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}" ` +
      'TargetMode="External"/>'
    const rels =
      `<Relationships xmlns="${PARTS}">` +
      relation('l0', 'hyperlink', 'javascript:alert(1)') +
      relation('l1', 'hyperlink', 'https://www.dt.gob.cl') +
      relation('t', 'attachedTemplate', 'file:///etc/passwd') +
      '</Relationships>'
    const link = (id: string) =>
      `<w:p><w:hyperlink xmlns:r="${OFFICE}" r:id="${id}">` +
      '<w:r><w:t>aquí</w:t></w:r></w:hyperlink></w:p>'
    const { body, dropped } = await read(
      foreign(link('l0') + link('l1'), { 'word/_rels/document.xml.rels': rels }),
    )
    expect(body.content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'aquí' }] },
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'aquí',
            marks: [{ type: 'link', attrs: { href: 'https://www.dt.gob.cl' } }],
          },
        ],
      },
    ])
    expect(dropped).toEqual(['Vínculos a otros archivos', 'Enlaces que no son https ni correos'])
  })

  test.each<[string, () => Buffer, string]>([
    ['that is none', () => zipOfParts({ 'a.txt': 'x' }), 'no es un documento de Word'],
    ['that is no zip', () => Buffer.from('hola'), 'no es un zip'],
    ['with macros', () => foreign('', { 'word/vbaProject.bin': 'x' }), 'trae macros'],
    ['with objects', () => foreign('', { 'word/embeddings/a.bin': 'x' }), 'trae macros u objetos'],
    [
      'that climbs',
      () => foreign('', { '../../etc/cron.d/x': 'x' }),
      'nombres que no corresponden',
    ],
    ['with a part twice', () => foreign('', { 'WORD/document.xml': 'x' }), 'el mismo nombre'],
    [
      'with entities',
      () =>
        zipOfParts({
          '[Content_Types].xml': TYPES,
          '_rels/.rels': RELS,
          'word/document.xml':
            '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>' + document(words('&a;')),
        }),
      'declaraciones que no se permiten',
    ],
    ['that is cut', () => foreign(words('x')).subarray(0, 300), 'no es un zip'],
    ['of broken XML', () => foreign('<w:p><w:r>'), 'dañado'],
    ['nested without end', () => foreign('<w:p><w:r>'.repeat(40_000)), 'no se puede leer|dañado'],
    [
      'of 42 kB that unpacks to 60 MB',
      () => foreign('', { 'word/media/a.bin': Buffer.alloc(60 * 1024 * 1024) }),
      'demasiado grande al descomprimir',
    ],
    ['that is too long', () => foreign(words('a'.repeat(160_000))), 'es muy largo'],
  ])('%s is refused', async (_what, bytes, why) => {
    await expect(readInThread(bytes(), KNOWN_TAGS)).rejects.toThrow(new RegExp(why))
  })
})

describe('people', () => {
  test('send no archive that unpacks beyond measure, and nothing of it is stored', async () => {
    const before = await files()
    const bomb = foreign('', { 'word/media/a.bin': Buffer.alloc(60 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(80 * 1024)
    expect(await templates.sendWord('admin', bomb)).toBeUndefined()
    expect(await templates.sendWord('admin', foreign('', { 'word/vbaProject.bin': 'x' }))).toBe(
      undefined,
    )
    expect(await files()).toBe(before)
    expect(() => checkParts(Buffer.alloc(11 * 1024 * 1024), createLosses())).toThrow('10 MB')
  })

  test('who writes templates sends them, and reads their own files alone', async () => {
    const file = foreign(words('Hola'))
    expect(await templates.sendWord('gerente', file)).toBeUndefined()
    const fileId = await templates.sendWord('admin', file)
    expect((await templates.fromWord('admin', fileId)).body).toContain('Hola')
    await expect(templates.fromWord('supergerente', fileId)).rejects.toMatchObject({
      kind: 'not-found',
    })
    await expect(templates.fromWord('gerente', fileId)).rejects.toMatchObject({ kind: 'forbidden' })
    const broken = await templates.sendWord('admin', foreign('<w:p><w:r>'))
    await expect(templates.fromWord('admin', broken)).rejects.toMatchObject({
      kind: 'invalid',
      field: 'fileId',
    })
  })

  test('with a contract the file has its facts, for who makes documents of it', async () => {
    const { bernarda } = world.people
    const [contract] = bernarda.contracts
    const typeId = await papers.typeOf('CERTIFICADO')
    const body = bodyOf(
      paragraph('Don(ña) {{trabajador.nombre_completo}}'),
      when('trabajador.comuna', 'EMPTY', '', paragraph('Sin comuna')),
    )
    const made = await templates.publish(
      'admin',
      await templates.create('admin', { name: 'Carta en Word', typeId, body }),
    )
    const asked = { id: made.id, userContractId: contract?.publicId }
    const { url, name } = await templates.word('admin', asked)
    expect(name).toContain('Carta en Word de Bernarda')
    const fileId = await templates.sendWord('admin', await templates.bytesAt(url))
    const { body: filled } = await templates.fromWord('admin', fileId)
    expect(filled).toContain('Bernarda')
    expect(filled).not.toMatch(/Sin comuna|"tag"/)
    for (const who of ['supervisor', 'trabajador'] as const) {
      await expect(templates.word(who, asked)).rejects.toMatchObject({ kind: 'forbidden' })
    }
  })
})

async function files(): Promise<number> {
  const { rows } = await database.owner.query<{ count: number }>(
    `select count(*)::int as count from file where related_type = 'templateWord'`,
  )
  return rows[0]?.count ?? -1
}
