import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, paragraph } from '#database/seed/template-bodies.ts'
import { innerId } from '../../platform/model/ids.ts'
import { startApi } from '../api.ts'
import { documentsOf } from '../documents.ts'
import { startWorker } from '../server.ts'
import { templatesOf } from '../templates.ts'
import { until } from '../until.ts'
import { kills, killUntil } from './kills.ts'

const started = await startApi()
const { api, world, database, asCompany } = started
const { owner } = database
const papers = documentsOf(started)
const templates = templatesOf(started)

/** Single documents, so that a kill falls between any two of them. */
const begin = () => startWorker(database, { DOCUMENT_BATCH: '1', LOG_LEVEL: 'silent' })
let worker = begin()
afterAll(() => worker.kill())
const again = async () => {
  await worker.kill()
  worker = begin()
}

type Batch = { id: string; state: string; people: number; made: number; errors: number }
const fields = 'id state people made errors'
const outcome = 'status message error { kind message field traceId }'
let order: () => Promise<Batch>

beforeAll(async () => {
  await asCompany(`create function app.take_a_while() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.05); return null; end $$`)
  await asCompany(`create trigger take_a_while after update on document_batch_person
    for each statement execute function app.take_a_while()`)
  const folder = await papers.folderOf('Contratos y anexos')
  const typeId = await papers.typeOf('CERTIFICADO')
  const body = bodyOf(paragraph('Certifico que {{trabajador.nombre_completo}} trabaja aquí.'))
  const written = await templates.create('admin', { name: 'Constancia', typeId, body })
  const { id: templateId } = await templates.publish('admin', written)
  order = () =>
    api.as('admin').mutate<Batch>(
      `mutation ($input: CreateCollaboratorFileInput!) { createCollaboratorFile(input: $input) {
        ${outcome} data { ${fields} } } }`,
      {
        input: {
          templateId,
          businessId: world.businesses.vina.publicId,
          folderId: folder.id,
          reveal: false,
        },
      },
    )
})

test(`the documents of everybody survive ${kills} kills: one of each, none twice`, async () => {
  const killed = await order()
  await killUntil({
    again,
    done: () =>
      count('document_batch_person where batch_id = $1 and document_id is not null', killed),
    isOver: async () => (await stateOf(killed)).state === 'GENERATED',
  })
  const ended = await stateOf(killed)
  expect(ended.people).toBeGreaterThan(10)
  expect(ended).toMatchObject({ made: ended.people, errors: 0 })
  const made = `template_document t join document_batch b on b.company_id = t.company_id
    and b.template_version_id = t.template_version_id where b.id = $1`
  expect(await count(made, killed)).toBe(ended.people)
  expect(
    await count(
      `(select from ${made} group by t.user_contract_id having count(*) > 1) twice`,
      killed,
    ),
  ).toBe(0)
  // The same as work that nobody killed makes of the same text, file by file.
  const plain = await order()
  await until(async () => (await stateOf(plain)).state === 'GENERATED')
  expect(await hashesOf(killed)).toEqual(await hashesOf(plain))
})

async function stateOf({ id }: Batch): Promise<Batch> {
  const { documentBatch } = await api
    .as('admin')
    .run<{ documentBatch: Batch }>(
      `query One($input: ByIdDocumentBatch!) { documentBatch(input: $input) { ${fields} } }`,
      { input: { id } },
    )
  return documentBatch
}

/** What each contract of a batch got, by the hash of its file. */
async function hashesOf({ id }: Batch) {
  const { rows } = await owner.query<{ contract: string; sha256: string }>(
    `select p.user_contract_id as contract, v.sha256 from document_batch_person p
     join document_version v on v.company_id = p.company_id and v.document_id = p.document_id
     where p.batch_id = $1 order by p.user_contract_id`,
    [innerId('documentBatch', id)],
  )
  return rows
}

async function count(of: string, { id }: Batch): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from ${of}`, [
    innerId('documentBatch', id),
  ])
  return rows[0]?.n ?? 0
}
