import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson, Username } from '#tests/world.ts'

/** The law gives twenty days a year in some zones: proposed by the place, answered by a person. */
const { api, world, database } = await startApi()
const { bernarda, rodrigo, monserrat } = world.people
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''

type Proposal = { userContractId: string; fullname: string; commune: string; from: string }
const proposals = async (who: Username = 'admin') =>
  (
    await api
      .as(who)
      .run<{ vacationZoneProposals: Proposal[] }>(
        `{ vacationZoneProposals { userContractId fullname commune from canAnswer } }`,
      )
  ).vacationZoneProposals.filter(({ commune }) => commune === 'Punta Arenas')
const decide = (people: readonly KnownPerson[], more: object, who: Username = 'admin') =>
  api.as(who).mutate<{ decided: number }>(
    `mutation Decide($input: DecideVacationZonesInput!) {
      decideVacationZones(input: $input) { ${outcome} data { decided } } }`,
    { input: { contracts: people.map((one) => ({ id: contractOf(one) })), ...more } },
  )
type Config = { art67: boolean; daysAYear: number; totalBalance: string }
const configOf = async (person: KnownPerson, asOf: string) => {
  const { vacationConfig } = await api.as('admin').run<{ vacationConfig: Config }>(
    `query Config($input: VacationConfigInput!) {
        vacationConfig(input: $input) { art67 daysAYear totalBalance } }`,
    { input: { userContractId: contractOf(person), asOf } },
  )
  return vacationConfig
}

beforeAll(async () => {
  await api.as('admin').mutate(
    `mutation Open($input: CreateBranchOfficeInput!) {
      createBranchOffice(input: $input) { ${outcome} data { id } } }`,
    { input: { name: 'Sucursal Punta Arenas', communeCode: '12101', status: 'ACTIVE' } },
  )
  for (const person of [bernarda, monserrat, rodrigo]) {
    await api.as('admin').mutate(
      `mutation Move($input: UpdateUserContractInput!) {
        updateUserContract(input: $input) { ${outcome} data { id } } }`,
      {
        input: {
          id: contractOf(person),
          branchOffice: 'Sucursal Punta Arenas',
          from: '2026-09-01',
        },
      },
    )
  }
})

test('who works in Magallanes is proposed for it, and nothing changes by itself', async () => {
  const found = await proposals()
  // By surname: Covarrubias, Huenchul, Valdivia.
  expect(found.map(({ fullname }) => fullname)).toEqual(
    [rodrigo, bernarda, monserrat].map(({ name }) => name),
  )
  expect(found).toContainEqual({
    userContractId: contractOf(bernarda),
    fullname: bernarda.name,
    commune: 'Punta Arenas',
    from: '2026-09-01',
    canAnswer: true,
  })
  expect(await configOf(bernarda, '2026-10-31')).toMatchObject({ art67: false, daysAYear: 15 })
})

test('is for people who configure vacations within their reach, never of oneself', async () => {
  for (const who of ['supervisor', 'trabajador'] as const) {
    await expect(decide([bernarda], { accept: true }, who)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(proposals(who)).rejects.toMatchObject({ kind: 'forbidden' })
  }
  expect(await proposals('boreal.admin')).toEqual([])
  await expect(decide([bernarda], { accept: true }, 'boreal.admin')).rejects.toMatchObject({
    kind: 'not-found',
  })
  await expect(decide([bernarda, rodrigo], { accept: true }, 'supergerente')).rejects.toMatchObject(
    {
      kind: 'forbidden',
      message: 'Son sus vacaciones: lo decide otra persona',
    },
  )
})

test('declined with a reason, it is not proposed again', async () => {
  await expect(decide([monserrat], { accept: false })).rejects.toMatchObject({ field: 'reason' })
  await decide([monserrat], { accept: false, reason: 'Trabaja ahí solo por la temporada' })
  expect((await proposals()).map(({ fullname }) => fullname)).not.toContain(monserrat.name)
  expect(await configOf(monserrat, '2026-10-31')).toMatchObject({ art67: false })
  await expect(decide([monserrat], { accept: true })).rejects.toMatchObject({ kind: 'not-found' })
})

test('accepted, 20/12 of a day are earned a month from that day, once', async () => {
  const before = await configOf(bernarda, '2027-08-31')
  const answers = await Promise.allSettled([
    decide([bernarda, rodrigo], { accept: true }),
    decide([bernarda, rodrigo], { accept: true }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const after = await configOf(bernarda, '2027-08-31')
  expect(after).toMatchObject({ art67: true, daysAYear: 20 })
  const months = Number(after.totalBalance) - Number(before.totalBalance)
  // Twelve months, each with 5/12 of a day more.
  expect(months).toBeCloseTo(5, 2)
  expect(await proposals()).toEqual([])
  const { rows } = await database.owner.query<{ accepted: boolean }>(
    'select accepted from vacation_zone_answer where company_id = $1',
    [world.coihues.id],
  )
  expect(rows).toHaveLength(3)
})
