// Documents that move to another folder, many at once, and back.
import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { documentsOf, type Folder, type Row } from '#tests/documents.ts'

const started = await startApi()
const { api, world } = started
const papers = documentsOf(started)
const { bernarda } = world.people

const ofCompany = async (names: readonly string[]): Promise<Row[]> => {
  const { rows } = await papers.list('admin', { kind: 'COMPANY' })
  return rows.filter(({ name }) => names.includes(name))
}
const to = (rows: readonly Row[], folder: Folder) =>
  rows.map(({ id, version }) => ({ id, version, folderId: folder.id }))

test('many documents move at once, and back each to where it was', async () => {
  const rules = await papers.folderOf('Políticas y reglamentos')
  const heads = await papers.folderOf('Jefaturas')
  const target = await papers.createFolder('admin', 'Archivo 2026')
  const names = ['Reglamento interno 2026', 'Guía para jefaturas', 'Política de teletrabajo']
  const before = await ofCompany(names)
  expect(before).toHaveLength(3)
  const { moved } = await papers.move('admin', to(before, target))
  expect(new Set(moved.map(({ folderId }) => folderId))).toEqual(new Set([rules.id, heads.id]))
  expect((await papers.list('admin', { folderId: target.id })).total).toBe(3)
  expect((await papers.move('admin', to(await ofCompany(names), target))).moved).toEqual([])
  await expect(papers.move('admin', to(before, target))).rejects.toMatchObject({
    kind: 'conflict',
  })
  await papers.move('admin', moved)
  const after = await ofCompany(names)
  expect(after.map(({ id, folderId }) => [id, folderId])).toEqual(
    before.map(({ id, folderId }) => [id, folderId]),
  )
})

test('what is signed moves, with its file and its state as they were', async () => {
  const { rows } = await papers.list('admin', { state: 'SIGNED', userId: bernarda.publicId })
  const [signed] = rows
  if (!signed) throw new Error('The demo has a signed contract of Bernarda')
  const target = await papers.createFolder('admin', 'Firmados', { kind: 'PERSON' })
  const { moved } = await papers.move('admin', to([signed], target))
  const { state, currentNo, folderId } = await papers.one('admin', signed.id)
  expect({ state, currentNo, folderId }).toEqual({
    state: 'SIGNED',
    currentNo: signed.currentNo,
    folderId: target.id,
  })
  await papers.move('admin', moved)
})

test('all move, or none: of another kind, of another company, or out of reach', async () => {
  const heads = await papers.folderOf('Jefaturas')
  const people = await papers.folderOf('Contratos y anexos')
  const [guide] = await ofCompany(['Guía para jefaturas'])
  if (!guide) throw new Error('The demo has a guide')
  await expect(papers.move('admin', to([guide], people))).rejects.toMatchObject({
    field: 'folderId',
    message: 'Esa carpeta es de otra clase',
  })
  const { rows } = await papers.list('admin', { userId: bernarda.publicId })
  await expect(
    papers.move('admin', [...to([guide], heads), ...to(rows.slice(0, 1), heads)]),
  ).rejects.toMatchObject({ field: 'folderId' })
  await expect(papers.move('boreal.admin', to([guide], heads))).rejects.toMatchObject({
    kind: 'not-found',
  })
  for (const who of ['gerente', 'trabajador', 'lectura'] as const) {
    await expect(papers.move(who, to([guide], heads))).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await expect(papers.move('admin', [])).rejects.toMatchObject({ field: 'documents' })
  const [still] = await ofCompany(['Guía para jefaturas'])
  expect(still).toMatchObject({ folderId: heads.id, version: guide.version })
})

test('a move after which more people read is confirmed first', async () => {
  const open = await papers.createFolder('admin', 'Para todos')
  const guides = await ofCompany(['Guía para jefaturas'])
  const answer = await api.as('admin').result(
    `mutation ($input: MoveDocumentsInput!) { moveDocuments(input: $input) {
      status message error { kind message field traceId } data { moved { id } } } }`,
    { input: { documents: to(guides, open) } },
    { headers: { 'x-asks': '1' } },
  )
  expect(answer.error).toMatchObject({
    kind: 'confirm',
    message: 'Con este cambio más personas leen 1 documento.',
  })
})
