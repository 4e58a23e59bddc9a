// Documents of a template for many people: seen before, made in background, resumed, tried again.
import { describe, expect, test } from 'vitest'
import { bodyOf, paragraph } from '#database/seed/template-bodies.ts'
import { startApi } from '#tests/api.ts'
import { documentsOf } from '#tests/documents.ts'
import { templatesOf } from '#tests/templates.ts'
import type { Username } from '#tests/world.ts'

const started = await startApi()
const { api, world, database, drainJobs } = started
const papers = documentsOf(started)
const templates = templatesOf(started)
const { bernarda, rodrigo, wilner } = world.people
const { vina, peumal } = world.businesses
const folder = await papers.folderOf('Contratos y anexos')

const shown = 'id state version people made errors failed problem'
type Batch = {
  id: string
  state: string
  version: number
  people: number
  made: number
  errors: number
  failed: boolean
  problem: string | null
}
const outcome = 'status message error { kind message field traceId }'

const published = async (name: string, words: string, type = 'CERTIFICADO') => {
  const body = bodyOf(paragraph(words))
  const typeId = await papers.typeOf(type)
  return templates.publish('admin', await templates.create('admin', { name, typeId, body }))
}
const ruts = [bernarda, wilner].map(({ rut }) => rut).join('\n')
const order = (who: Username, templateId: string, more: object = {}) =>
  api.as(who).mutate<Batch>(
    `mutation ($input: CreateCollaboratorFileInput!) { createCollaboratorFile(input: $input) {
      ${outcome} data { ${shown} } } }`,
    {
      input: {
        templateId,
        businessId: vina.publicId,
        ruts,
        folderId: folder.id,
        reveal: false,
        ...more,
      },
    },
  )
const operations = { resume: 'resumeDocumentBatch', cancel: 'cancelDocumentBatch' } as const
const act = (who: Username, name: keyof typeof operations, id: string) =>
  api.as(who).mutate<Batch>(
    `mutation ($input: ByIdDocumentBatch!) { ${operations[name]}(input: $input) {
      ${outcome} data { ${shown} } } }`,
    { input: { id } },
  )
const listed = async (who: Username) =>
  (
    await api
      .as(who)
      .run<{ documentBatches: { rows: { id: string }[] } }>(
        '{ documentBatches { total rows { id } } }',
      )
  ).documentBatches.rows
const one = async (who: Username, id: string) =>
  (
    await api
      .as(who)
      .run<{ documentBatch: Batch }>(
        `query ($input: ByIdDocumentBatch!) { documentBatch(input: $input) { ${shown} } }`,
        { input: { id } },
      )
  ).documentBatch
const peopleOf = async (who: Username, id: string) =>
  (
    await api.as(who).run<{
      documentBatchPeople: {
        rows: { userId: string; documentId: string | null; problem: string | null }[]
      }
    }>(
      `query ($filter: DocumentBatchPeopleFilter) { documentBatchPeople(filter: $filter) {
        total rows { userId documentId problem } } }`,
      { filter: { id } },
    )
  ).documentBatchPeople.rows
const preview = async (who: Username, templateId: string, more: object = {}) =>
  (
    await api.as(who).run<{
      previewDocumentBatch: {
        people: number
        ready: number
        lacks: { label: string; people: number }[]
        lackers: { userId: string; missing: string }[]
      }
    }>(
      `query ($input: PreviewDocumentBatchInput!) { previewDocumentBatch(input: $input) {
        people ready reserved lacks { label people } lackers { userId missing } } }`,
      { input: { templateId, businessId: vina.publicId, ...more } },
    )
  ).previewDocumentBatch

/** The hash of each document of a batch, in the order of their contracts. */
const hashesOf = async (id: string) => {
  const rows = await peopleOf('admin', id)
  const hashes: string[] = []
  for (const { documentId } of rows) {
    if (documentId === null) continue
    const { versions } = await papers.one('admin', documentId)
    hashes.push(...versions.map(({ sha256 }) => sha256))
  }
  return hashes
}

describe('documents for many people', () => {
  test('are seen before, made, and read by each person', async () => {
    const { id: templateId } = await published('Saludo', 'Hola, {{trabajador.nombre_completo}}')
    expect(await preview('admin', templateId, { ruts })).toMatchObject({ people: 2, ready: 2 })
    const { id, state } = await order('supergerente', templateId)
    expect(state).toBe('GENERATING')
    await drainJobs()
    expect(await one('supergerente', id)).toMatchObject({
      state: 'GENERATED',
      people: 2,
      made: 2,
      errors: 0,
    })
    const own = (await papers.list('trabajador')).rows.map(({ name }) => name)
    expect(own).toContain('Saludo de Bernarda Rosa Huenchul Ortiz')
  })

  test('who lacks something is a row with its reason, and is tried again', async () => {
    const { id: templateId } = await published('Domicilio', 'Vive en {{trabajador.comuna}}')
    await database.owner.query(
      'update user_version set commune_code = null where company_id = $1 and user_id = $2',
      [world.coihues.id, bernarda.id],
    )
    const seen = await preview('admin', templateId, { ruts })
    expect(seen).toMatchObject({
      people: 2,
      ready: 1,
      lacks: [{ label: 'Comuna', people: 1 }],
      lackers: [{ userId: bernarda.publicId, missing: 'Falta «Comuna»' }],
    })
    const { id } = await order('admin', templateId)
    await drainJobs()
    expect(await one('admin', id)).toMatchObject({ made: 1, errors: 1, state: 'GENERATED' })
    await database.owner.query(
      `update user_version set commune_code = '06301' where company_id = $1 and user_id = $2`,
      [world.coihues.id, bernarda.id],
    )
    await act('admin', 'resume', id)
    await drainJobs()
    expect(await one('admin', id)).toMatchObject({ made: 2, errors: 0, state: 'GENERATED' })
    await expect(act('admin', 'resume', id)).rejects.toThrow('Ya están todos los documentos')
  })

  test('made twice are the same files, and no contract of a batch has two', async () => {
    const { id: templateId } = await published('Dos veces', 'RUT {{trabajador.rut}}')
    const [first, second] = [await order('admin', templateId), await order('admin', templateId)]
    await drainJobs()
    expect(await hashesOf(first.id)).toEqual(await hashesOf(second.id))
    const { rows } = await database.owner.query(
      `select job_id from document_batch where company_id = $1 order by id desc limit 1`,
      [world.coihues.id],
    )
    expect(rows).toHaveLength(1)
    expect((await hashesOf(second.id)).length).toBe(2)
  })
})

describe('who may', () => {
  test.each(['gerente', 'lectura', 'supervisor', 'trabajador'] as const)(
    '%s orders none',
    async (who) => {
      const { id: templateId } = await published(`De ${who}`, 'Hola')
      await expect(order(who, templateId)).rejects.toMatchObject({ kind: 'forbidden' })
    },
  )

  test('people of a confidential payroll are of whoever sees it', async () => {
    const { id: templateId } = await published('Confidencial', 'Hola')
    await database.owner.query(
      'update users set is_private_role = (id = $2) where company_id = $1 and id in ($2, $3)',
      [world.coihues.id, wilner.id, rodrigo.id],
    )
    expect(await preview('supergerente', templateId, { ruts })).toMatchObject({ people: 1 })
    expect(await preview('admin', templateId, { ruts })).toMatchObject({ people: 2 })
    const { id } = await order('admin', templateId)
    await drainJobs()
    expect(await peopleOf('supergerente', id)).toHaveLength(1)
  })

  test('another company finds none of it', async () => {
    const { id: templateId } = await published('Ajena', 'Hola')
    const { id } = await order('admin', templateId)
    for (const name of ['resume', 'cancel'] as const) {
      await expect(act('boreal.admin', name, id)).rejects.toMatchObject({ kind: 'not-found' })
    }
    expect(await listed('boreal.admin')).toEqual([])
    expect((await listed('admin')).map((row) => row.id)).toContain(id)
    await expect(one('boreal.admin', id)).rejects.toMatchObject({ kind: 'not-found' })
    await expect(order('boreal.admin', templateId)).rejects.toMatchObject({ kind: 'not-found' })
    await drainJobs()
  })

  test('what is of class A is asked for, and an empty choice is refused', async () => {
    const words = 'Gana {{contrato.sueldo_base}}'
    const { id: templateId } = await published('Sueldos', words, 'CONTRATO_SUELDO')
    await expect(order('admin', templateId)).rejects.toMatchObject({ field: 'reveal' })
    await expect(
      order('admin', templateId, { reveal: true, businessId: peumal.publicId }),
    ).rejects.toMatchObject({ field: 'businessId' })
    await order('admin', templateId, { reveal: true })
    await drainJobs()
  })
})
