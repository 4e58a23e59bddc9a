// The people that an act on many chooses: what is offered with a number chooses that many, and
// nobody is chosen whose pay is kept from the actor.
import { expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { demoToday } from '#tests/world.ts'

const { api, world, asCompany } = await startApi()
const { vina } = world.businesses
const { bernarda, rodrigo } = world.people
type Who = Parameters<typeof api.as>[0]

const Jobs = `query Jobs($input: OfContractEndingGroups!) {
  contractEndingGroups(input: $input) { jobTitle people } }`
const Ending = `query Ending($input: ContractEndingBatchPreviewInput!) {
  contractEndingBatchPreview(input: $input) { people } }`
const Areas = `query Areas($input: OfCollectiveGroups!) {
  collectiveGroups(input: $input) { area costCenterId people } }`
const Raised = `query Raised($filter: MassChangePeopleFilter!) {
  massChangePeople(filter: $filter, page: { number: 1, size: 100 }) { total rows { userId } } }`

const Ended = `query Ended($filter: ContractEndingBatchPeopleFilter!) {
  contractEndingBatchPeople(filter: $filter, page: { number: 1, size: 100 }) {
    rows { userId } } }`

const jobsOf = async (businessId: string) => {
  const { contractEndingGroups } = await api
    .as('admin')
    .run<{ contractEndingGroups: { jobTitle: string; people: number }[] }>(Jobs, {
      input: { businessId },
    })
  return contractEndingGroups
}
const ending = (businessId: string, jobTitle: string) => ({
  businessId,
  jobTitle,
  dismissalCause: '159-5',
  contractFinalDate: demoToday,
  notice: 'NONE',
})
const ofJob = async (businessId: string, jobTitle: string) => {
  const input = ending(businessId, jobTitle)
  const { contractEndingBatchPreview: found } = await api
    .as('admin')
    .run<{ contractEndingBatchPreview: { people: number } }>(Ending, { input })
  return found.people
}
const raised = async (businessId: string, more: object, who: Who = 'admin') => {
  const filter = {
    kind: 'RAISE',
    businessId,
    fromDate: demoToday,
    raiseMode: 'PERCENT',
    value: '3.5',
    rounding: 'ONE',
    ...more,
  }
  const { massChangePeople: found } = await api
    .as(who)
    .run<{ massChangePeople: { total: number; rows: { userId: string }[] } }>(Raised, {
      filter,
    })
  return found
}

test('a job is offered with as many contracts as it chooses', async () => {
  const jobs = await jobsOf(vina.publicId)
  expect(jobs.length).toBeGreaterThan(2)
  for (const { jobTitle, people } of jobs) {
    expect(await ofJob(vina.publicId, jobTitle), jobTitle).toBe(people)
  }
})

test('an area is offered with as many contracts as it chooses, however it is written', async () => {
  const { collectiveGroups } = await api
    .as('admin')
    .run<{ collectiveGroups: { area: string | null; people: number }[] }>(Areas, {
      input: { businessId: vina.publicId },
    })
  const areas = collectiveGroups.flatMap(({ area, people }) => (area ? [{ area, people }] : []))
  expect(areas.length).toBeGreaterThan(2)
  for (const { area, people } of areas) {
    expect((await raised(vina.publicId, { area })).total, area).toBe(people)
    expect((await raised(vina.publicId, { area: area.toUpperCase() })).total, area).toBe(people)
  }
})

const endingOf = async (jobTitle: string, who: Who) => {
  const filter = ending(vina.publicId, jobTitle)
  const { contractEndingBatchPeople: found } = await api
    .as(who)
    .run<{ contractEndingBatchPeople: { rows: { userId: string }[] } }>(Ended, { filter })
  return found.rows
}

const setPrivate = (id: number, isPrivate: boolean) =>
  asCompany('update users set is_private_role = $3 where company_id = $1 and id = $2', [
    world.coihues.id,
    id,
    isPrivate,
  ])

test('no act chooses people whose pay is kept from the actor', async () => {
  const chosen = async (who: Who) => {
    const raise = await raised(vina.publicId, { ruts: bernarda.rut }, who)
    const ended = await endingOf('Operaria de bodega', who)
    const isHers = ({ userId }: { userId: string }) => userId === bernarda.publicId
    return { raised: raise.rows.some(isHers), ended: ended.some(isHers) }
  }
  expect(await chosen('supergerente')).toEqual({ raised: true, ended: true })
  await setPrivate(bernarda.id, true)
  await setPrivate(rodrigo.id, false)
  try {
    expect(await chosen('supergerente')).toEqual({ raised: false, ended: false })
    expect(await chosen('admin')).toEqual({ raised: true, ended: true })
  } finally {
    await setPrivate(bernarda.id, false)
    await setPrivate(rodrigo.id, true)
  }
})
