import { expect, test } from 'vitest'
import { rutOf } from '#chile/rut.ts'
import { startApi } from '#tests/api.ts'
import { acceptInvitation } from '#tests/links.ts'
import type { Session } from '#tests/client.ts'

const { api, database, world } = await startApi()

const outcome = 'status message error { kind message field traceId }'
const Steps = `query S($input: FirstStepsInput) {
  firstSteps(input: $input) {
    released businessId userId uncontractedId
    steps { step state optional lacks { text businessId userId } }
  }
}`
const Leave = `mutation L($input: LeaveFirstStepInput!) {
  leaveFirstStep(input: $input) { ${outcome} data }
}`
const Create = `mutation C($input: CreateCompanyInput!) {
  createCompany(input: $input) { ${outcome} data { username } }
}`
const Business = `mutation B($input: CreateBusinessInput!) {
  createBusiness(input: $input) { ${outcome} data { id } }
}`
const Person = `mutation P($input: CreateUserInput!) {
  createUser(input: $input) { ${outcome} data { id } }
}`

type Step = { step: string; state: string; optional: boolean; lacks: { text: string }[] }
type Found = { released: boolean; uncontractedId: string | null; steps: Step[] }

const stepsFor = async (session: Session, always: boolean | null = null) =>
  (await session.run<{ firstSteps: Found }>(Steps, { input: { always } })).firstSteps
const states = ({ steps }: Found) =>
  Object.fromEntries(steps.map(({ step, state }) => [step, state]))
const lacksOf = ({ steps }: Found, step: string) =>
  steps.find((one) => one.step === step)?.lacks.map(({ text }) => text)

/** A company that was opened today, and its administrator. */
async function newCompany(): Promise<Session> {
  const to = 'elba.rojas@panaderia.example'
  const { username } = await api.as('superadmin').mutate<{ username: string }>(Create, {
    input: {
      name: 'Panadería Sur',
      slug: 'panaderia-sur',
      adminFirstname: 'Elba',
      adminLastname: 'Rojas',
      adminRut: rutOf(43_900_001),
      adminEmail: to,
      adminUsername: 'elba.rojas',
    },
  })
  await acceptInvitation({ nobody: api.nobody, owner: database.owner, to, password: 'Parronal7' })
  return api.signIn(username, 'Parronal7')
}

test('a new company begins with its razón social, and each fact ends a step', async () => {
  const elba = await newCompany()
  const empty = await stepsFor(elba)
  expect(states(empty)).toEqual({
    BUSINESS: 'NOW',
    OPTIONS: 'WAITING',
    BANK_ACCOUNT: 'WAITING',
    INDICATORS: 'DONE',
    CONCEPTS: 'NOW',
    STRUCTURE: 'NOW',
    PEOPLE: 'NOW',
    CONTRACTS: 'WAITING',
    BALANCES: 'WAITING',
    MONTH: 'WAITING',
    CALCULATE: 'WAITING',
    CHECKS: 'WAITING',
    CLOSE: 'WAITING',
    RELEASE: 'WAITING',
  })
  // Without a razón social nothing can be paid: it does not wait.
  expect(empty.steps[0]?.optional).toBe(false)

  await elba.mutate(Business, {
    input: {
      name: 'Panadería',
      businessName: 'Panadería Sur SpA',
      rut: rutOf(76_900_001),
      usePayroll: true,
      baseAccidentabilityRate: '0.90',
      accidentabilityRate: '0',
      sannaRate: '0.03',
      status: 'ACTIVE',
    },
  })
  const begun = await stepsFor(elba)
  expect(states(begun)).toMatchObject({ BUSINESS: 'NOW', OPTIONS: 'NOW', MONTH: 'NOW' })
  expect(lacksOf(begun, 'BUSINESS')).toEqual([
    'Panadería: sin mutualidad, sin giro, sin comuna, sin representante legal',
  ])
  expect(lacksOf(begun, 'BANK_ACCOUNT')).toEqual(['Panadería: sin cuenta bancaria'])

  const { id } = await elba.mutate<{ id: string }>(Person, {
    input: {
      identificationType: 'RUT',
      rut: rutOf(43_900_002),
      firstname: 'Nelda',
      paternalLastname: 'Paredes',
    },
  })
  const staffed = await stepsFor(elba)
  expect(states(staffed)).toMatchObject({ PEOPLE: 'DONE', CONTRACTS: 'NOW' })
  expect(lacksOf(staffed, 'CONTRACTS')).toEqual(['Nelda Paredes: sin contrato'])
  expect(staffed.uncontractedId).toBe(id)

  const leave = (step: string, later: boolean) => elba.result(Leave, { input: { step, later } })
  expect((await leave('OPTIONS', true)).status).toBe('OK')
  expect((await leave('OPTIONS', true)).status).toBe('OK')
  expect(states(await stepsFor(elba))['OPTIONS']).toBe('LEFT')
  expect((await leave('OPTIONS', false)).status).toBe('OK')
  expect(states(await stepsFor(elba))['OPTIONS']).toBe('NOW')
  expect((await leave('CONTRACTS', true)).error?.field).toBe('step')
  expect((await leave('STRUCTURE', true)).status).toBe('OK')
  expect((await leave('BALANCES', true)).status).toBe('OK')
  expect(states(await stepsFor(elba))).toMatchObject({ STRUCTURE: 'LEFT', BALANCES: 'WAITING' })
  await elba.mutate(
    `mutation A($input: CreateAreaInput!) { createArea(input: $input) { ${outcome} data { id } } }`,
    { input: { name: 'Amasandería', status: 'ACTIVE' } },
  )
  expect(states(await stepsFor(elba))['STRUCTURE']).toBe('DONE')
})

test('whoever worked before the first month and brought no days is named', async () => {
  const { bernarda } = world.people
  const named = async () => lacksOf(await stepsFor(api.as('admin'), true), 'BALANCES')
  const lack = `${bernarda.name}: sin saldo de partida`
  expect(await named()).not.toContain(lack)
  await database.owner.query('set session_replication_role = replica')
  await database.owner.query('delete from vacation_entry where company_id = $1', [world.coihues.id])
  await database.owner.query('set session_replication_role = origin')
  const lacking = await named()
  // The first of them by surname: the list of balances has all.
  expect(lacking).toHaveLength(20)
  expect(lacking?.every((words) => words.endsWith(': sin saldo de partida'))).toBe(true)
})

test('after the first payslip they are gone, and answered only on request', async () => {
  const gone = await stepsFor(api.as('admin'))
  expect([gone.released, gone.steps]).toEqual([true, []])
  const kept = await stepsFor(api.as('admin'), true)
  expect(kept.steps).toHaveLength(14)
  expect(states(kept)).toMatchObject({ MONTH: 'DONE', CLOSE: 'DONE', RELEASE: 'DONE' })
})

test('nobody but an administrator sees or leaves a step', async () => {
  for (const who of ['supergerente', 'gerente', 'lectura', 'supervisor', 'trabajador'] as const) {
    await expect(stepsFor(api.as(who)), who).rejects.toMatchObject({ kind: 'forbidden' })
    const refused = await api.as(who).result(Leave, { input: { step: 'OPTIONS', later: true } })
    expect(refused.error?.kind, who).toBe('forbidden')
  }
})
