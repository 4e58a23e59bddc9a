import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { innerId } from '#platform/model/ids.ts'
import { queriesOf } from '#tests/queries.ts'

const { api, world, asCompany, database, drainJobs, restJobs } = await startApi()
const { owner } = database
const { vina } = world.businesses
type Who = Parameters<typeof api.as>[0]

const shown = 'id state people done total failed version'
const Create = `mutation Create($input: CreateContractEndingBatchInput!) {
  createContractEndingBatch(input: $input) { ${outcome} data { ${shown} } } }`
const Undo = `mutation Undo($input: UndoContractEndingBatchInput!) {
  undoContractEndingBatch(input: $input) { ${outcome} data { ${shown} } } }`
const Resume = `mutation Resume($input: ResumeContractEndingBatchInput!) {
  resumeContractEndingBatch(input: $input) { ${outcome} data { ${shown} } } }`
const Preview = `query Preview($input: ContractEndingBatchPreviewInput!) {
  contractEndingBatchPreview(input: $input) { people ending left } }`
const People = `query People($filter: ContractEndingBatchPeopleFilter!) {
  contractEndingBatchPeople(filter: $filter, page: { number: 1, size: 100 }) {
    total rows { userId fullname lines left } } }`
const List = `query List { contractEndingBatches { total rows { ${shown} } } }`
const Groups = `query Groups($input: OfContractEndingGroups!) {
  contractEndingGroups(input: $input) { jobTitle people } }`

type Batch = { id: string; state: string; people: number; version: number }
type Group = { jobTitle: string; people: number }

let job: Group
const asked = (more: object = {}) => ({
  businessId: vina.publicId,
  jobTitle: job.jobTitle,
  dismissalCause: '159-5',
  contractFinalDate: '2026-12-31',
  notice: 'NONE',
  ...more,
})
const preview = async (more: object = {}, who: Who = 'admin') =>
  (
    await api
      .as(who)
      .run<{ contractEndingBatchPreview: { people: number; ending: number; left: number } }>(
        Preview,
        { input: asked(more) },
      )
  ).contractEndingBatchPreview
const stateOf = async (id: string) => {
  const { contractEndingBatches } = await api
    .as('admin')
    .run<{ contractEndingBatches: { rows: Batch[] } }>(List)
  return contractEndingBatches.rows.find((one) => one.id === id)
}
const ended = async () => {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from user_contract
     where company_id = $1 and final_date = '2026-12-31'`,
    [world.coihues.id],
  )
  return rows[0]?.n ?? 0
}

beforeAll(async () => {
  const { contractEndingGroups } = await api
    .as('admin')
    .run<{ contractEndingGroups: Group[] }>(Groups, { input: { businessId: vina.publicId } })
  const [first] = contractEndingGroups.toSorted((a, b) => b.people - a.people)
  if (!first) throw new Error('without jobs')
  job = first
})

describe('contracts that end in one act', () => {
  test('show before each of the people, and who is left out', async () => {
    const totals = await preview()
    expect(totals.people).toBe(job.people)
    expect(totals.ending + totals.left).toBe(totals.people)
    const { contractEndingBatchPeople: people } = await api.as('admin').run<{
      contractEndingBatchPeople: { total: number; rows: { left: string | null }[] }
    }>(People, { filter: asked() })
    expect(people.total).toBe(totals.people)
    expect(people.rows.filter(({ left }) => left === null)).toHaveLength(totals.ending)
  })

  test('are left out, each with its reason, where the law refuses the cause', async () => {
    expect(await preview({ dismissalCause: '159-4' })).toMatchObject({ ending: 0 })
    const nobody = { input: asked({ dismissalCause: '159-4' }) }
    await expect(api.as('admin').mutate(Create, nobody)).rejects.toMatchObject({
      field: 'jobTitle',
    })
    await expect(preview({ dismissalCause: '999' })).rejects.toMatchObject({
      field: 'dismissalCause',
    })
    await expect(preview({ notice: 'GIVEN' })).rejects.toMatchObject({ field: 'noticeDate' })
  })

  test('are ended by people who may end each of them', async () => {
    for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
      await expect(preview({}, who), who).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(api.as(who).mutate(Create, { input: asked() })).rejects.toMatchObject({
        kind: 'forbidden',
      })
    }
    await expect(preview({}, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('end once, are resumed where they stopped, and are taken back together', async () => {
    const { ending } = await preview()
    const before = await ended()
    const headers = { 'x-asks': '1' }
    await expect(
      api.as('admin').run(Create, { input: asked() }, { headers }),
    ).rejects.toMatchObject({ kind: 'confirm' })
    // Nobody takes the job before it is found failed.
    await restJobs()
    const { id } = await api.as('admin').mutate<Batch>(Create, { input: asked() })
    await asCompany(
      `update job set status = 'FAILED' where company_id = $1 and id = (
         select job_id from contract_ending_batch where company_id = $1 and id = $2)`,
      [world.coihues.id, innerId('contractEndingBatch', id)],
    )
    await api.as('admin').mutate(Resume, { input: { id } })
    await drainJobs()
    const done = await stateOf(id)
    expect(done).toMatchObject({ state: 'ENDED', people: ending })
    expect(await ended()).toBe(before + ending)
    expect(await preview()).toMatchObject({ ending: 0 })
    const version = done?.version ?? 0
    const undoneWhy = 'La cosecha sigue dos semanas'
    await expect(
      api.as('admin').mutate(Undo, { input: { id, undoneWhy, version: version - 1 } }),
    ).rejects.toMatchObject({ kind: 'conflict' })
    await expect(
      api.as('admin').mutate(Undo, { input: { id, version, undoneWhy: ' ' } }),
    ).rejects.toMatchObject({ field: 'undoneWhy' })
    await api.as('admin').mutate(Undo, { input: { id, version, undoneWhy } })
    await drainJobs()
    const { rows: reasons } = await owner.query(
      'select distinct undo_reason from contract_settlement where batch_id = $1',
      [innerId('contractEndingBatch', id)],
    )
    expect(reasons).toEqual([{ undo_reason: undoneWhy }])
    expect(await stateOf(id)).toMatchObject({ state: 'UNDONE', people: 0 })
    expect(await ended()).toBe(before)
    expect(await preview()).toMatchObject({ ending })
  })

  test('cost as many questions for all as for a few', async () => {
    expect(await queriesOf(() => preview())).toBeLessThan(40)
  })
})
