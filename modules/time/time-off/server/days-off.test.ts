import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { contractsOf } from '#modules/payroll/payroll-input/server/gather.queries.ts'
import { daysOffIn } from './days-off.queries.ts'
import type { KnownPerson } from '#tests/world.ts'

/** What a holiday of the company moves: Wednesday 18 November 2026, in a week of five days. */
const { api, world, database, services } = await startApi()
const { owner } = database
const { bernarda, monserrat } = world.people
const { vina, peumal } = world.businesses
const week = { startDate: '2026-11-16', endDate: '2026-11-20' }

const Give = `mutation Give($input: CreateHolidayInput!) {
  createHoliday(input: $input) { ${outcome} data { id businessName } }
}`
const Remove = `mutation Remove($input: ByIdHoliday!) {
  deleteHoliday(input: $input) { ${outcome} data }
}`
const Absence = `query Preview($input: AbsenceOverlapDatesInput!) {
  absenceOverlapDates(input: $input) { workDays effects { words } }
}`
const Vacation = `query Preview($input: VacationOverlapDatesInput!) {
  vacationOverlapDates(input: $input) { businessDays holidays }
}`

const given: string[] = []
async function give(more: object = {}) {
  const input = {
    date: '2026-11-18',
    title: 'Fiesta de la vendimia',
    type: 'CIVIL',
    status: 'ACTIVE',
    irrevocable: false,
    countsForVacation: true,
    ...more,
  }
  const day = await api.as('admin').mutate<{ id: string; businessName: string | null }>(Give, {
    input,
  })
  given.push(day.id)
  return day
}
afterEach(async () => {
  for (const id of given.splice(0)) await api.as('admin').mutate(Remove, { input: { id } })
})

const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const absenceOf = async (person: KnownPerson) => {
  const input = {
    ...week,
    userContractId: contractOf(person),
    type: 'NOT_WORKED',
    subtype: 'NORMAL',
    pay: 'WITHOUTPAY',
    halfDay: false,
    ignoreHolidays: false,
  }
  type Told = { workDays: string; effects: { words: string }[] }
  return (await api.as('admin').run<{ absenceOverlapDates: Told }>(Absence, { input }))
    .absenceOverlapDates
}
const vacationOf = async (person: KnownPerson) => {
  const input = { ...week, userContractId: contractOf(person) }
  type Told = { businessDays: string; holidays: string[] }
  return (await api.as('admin').run<{ vacationOverlapDates: Told }>(Vacation, { input }))
    .vacationOverlapDates
}

beforeAll(() => owner.query('update business_option set vacation_public = true'))

test('without it, the week has five days for everybody', async () => {
  for (const person of [bernarda, monserrat]) {
    expect(await absenceOf(person)).toMatchObject({ workDays: '5' })
    expect(await vacationOf(person)).toEqual({ businessDays: '5', holidays: [] })
  }
})

test('a day of the company is none of work in absences, in pay and in vacations', async () => {
  expect(await give()).toMatchObject({ businessName: null })
  for (const person of [bernarda, monserrat]) {
    expect(await absenceOf(person)).toEqual({
      workDays: '4',
      effects: [{ words: 'Se descuentan 4 días de sueldo de noviembre 2026.' }],
    })
    expect(await vacationOf(person)).toEqual({ businessDays: '4', holidays: ['2026-11-18'] })
  }
})

test('a day of one razón social is only of its people', async () => {
  expect((await give({ businessId: vina.publicId })).businessName).toContain('Viña')
  expect(await absenceOf(bernarda)).toMatchObject({ workDays: '4' })
  expect(await absenceOf(monserrat)).toMatchObject({ workDays: '5' })
  expect((await vacationOf(bernarda)).businessDays).toBe('4')
  expect((await vacationOf(monserrat)).businessDays).toBe('5')
})

test('a day that vacations spend is still none of work', async () => {
  await give({ countsForVacation: false })
  expect(await absenceOf(bernarda)).toMatchObject({ workDays: '4' })
  expect(await vacationOf(bernarda)).toEqual({ businessDays: '5', holidays: [] })
})

test('a day without effect moves nothing', async () => {
  await give({ status: 'INACTIVE' })
  expect(await absenceOf(bernarda)).toMatchObject({ workDays: '5' })
  expect((await vacationOf(bernarda)).businessDays).toBe('5')
})

test('one day is given once to all and once to each razón social', async () => {
  await give()
  await give({ businessId: vina.publicId })
  await give({ businessId: peumal.publicId })
  await expect(give()).rejects.toMatchObject({ message: 'Ya hay un feriado ese día' })
  await expect(give({ businessId: vina.publicId })).rejects.toMatchObject({ field: 'date' })
})

test('the razón social of another company is none', async () => {
  const { boreal } = world.boreal.businesses
  await expect(give({ businessId: boreal.publicId })).rejects.toMatchObject({
    field: 'businessId',
    message: 'No existe esa razón social',
  })
})

test('a holiday of a region is of the people who work there', async () => {
  // Thursday 20 August 2026 is a holiday in Chillán (commune 16101) and Chillán Viejo alone.
  const days = { startDate: '2026-08-17', endDate: '2026-08-21' }
  const counted = async () => {
    const input = { ...days, userContractId: contractOf(bernarda) }
    type Told = { vacationOverlapDates: { businessDays: string } }
    return (await api.as('admin').run<Told>(Vacation, { input })).vacationOverlapDates.businessDays
  }
  expect(await counted()).toBe('5')
  const moveTo = (commune: string) =>
    owner.query('update business set commune_code = $1 where id = $2', [commune, vina.id])
  const before = await owner.query<{ commune_code: string }>(
    'select commune_code from business where id = $1',
    [vina.id],
  )
  await moveTo('16101')
  expect(await counted()).toBe('4')
  await moveTo(before.rows[0]?.commune_code ?? '')
})

describe('who works in branch offices of two regions', () => {
  const outcomeOf = 'status message error { kind message field }'
  type Office = { id: string; version: number }
  const open = async (name: string, communeCode: string) =>
    api.as('admin').mutate<Office>(
      `mutation ($input: CreateBranchOfficeInput!) {
        createBranchOffice(input: $input) { ${outcomeOf} data { id version } } }`,
      { input: { name, communeCode, status: 'ACTIVE' } },
    )
  const move = (branchOffice: string | null, from: string) =>
    api.as('admin').mutate(
      `mutation ($input: UpdateUserContractInput!) {
        updateUserContract(input: $input) { ${outcomeOf} data { branchOffice } } }`,
      { input: { id: contractOf(bernarda), branchOffice, from } },
    )
  // Monday 7 June 2027 is a holiday in Arica, Friday 20 August 2027 in Chillán.
  const days = { startDate: '2027-05-31', endDate: '2027-08-27' }
  const input = { ...days, userContractId: contractOf(bernarda) }
  const local = (found: readonly string[]) =>
    found.filter((day) => day === '2027-06-07' || day === '2027-08-20')
  const ofVacation = async () => {
    type Told = { vacationOverlapDates: { holidays: string[] } }
    const told = await api.as('admin').run<Told>(Vacation, { input })
    return local(told.vacationOverlapDates.holidays)
  }
  const workDays = async () => {
    type Told = { absenceOverlapDates: { workDays: string } }
    const absence = { type: 'LEAVE', subtype: 'NORMAL', pay: 'WITHOUTPAY' }
    const told = await api.as('admin').run<Told>(Absence, {
      input: { ...input, ...absence, halfDay: false, ignoreHolidays: false },
    })
    return Number(told.absenceOverlapDates.workDays)
  }
  const inTenant = <T>(read: (tx: Tx) => Promise<T>) =>
    services.db.withTenant(
      { companyId: world.coihues.id, userId: null, loginId: null, acting: false, traceId: 'off' },
      read,
    )
  /** The legal holidays by which the semana corrida of a month is paid. */
  const ofPayslip = async (month: number) => {
    const read = await inTenant((tx) => contractsOf(tx, vina.id, month))
    const own = read.find(({ contractId }) => contractId === bernarda.contracts[0]?.id)
    return local([...(own?.legalDaysOff() ?? [])])
  }
  let offices: { arica: Office; chillan: Office }

  beforeAll(async () => {
    offices = {
      arica: await open('Sucursal Arica', '15101'),
      chillan: await open('Sucursal Chillán', '16101'),
    }
  })

  test('has on each day the holidays of the office of that day, whatever asks', async () => {
    const before = await workDays()
    expect(await ofVacation()).toEqual([])
    await move('Sucursal Arica', '2027-01-01')
    expect(await ofVacation()).toEqual(['2027-06-07'])
    expect(await workDays()).toBe(before - 1)
    await move('Sucursal Chillán', '2027-07-01')
    expect(await ofVacation()).toEqual(['2027-06-07', '2027-08-20'])
    expect(await workDays()).toBe(before - 2)
    expect(await ofPayslip(202706)).toEqual(['2027-06-07', '2027-08-20'])
    const off = await inTenant((tx) =>
      daysOffIn(tx, { from: days.startDate, to: days.endDate }, [bernarda.contracts[0]?.id ?? 0]),
    )
    for (const purpose of ['WORK', 'VACATION', 'LAW'] as const) {
      const found = off(bernarda.contracts[0]?.id ?? 0, purpose)
      expect(local([...found]).toSorted(), purpose).toEqual(['2027-06-07', '2027-08-20'])
    }
  })

  test('loses the day of an office that moves to another commune', async () => {
    const { id, version } = offices.chillan
    await api.as('admin').mutate(
      `mutation ($input: UpdateBranchOfficeInput!) {
        updateBranchOffice(input: $input) { ${outcomeOf} data { id version } } }`,
      { input: { id, version, communeCode: '07301' } },
    )
    expect(await ofVacation()).toEqual(['2027-06-07'])
    await move(null, '2027-01-01')
    expect(await ofVacation()).toEqual([])
  })

  test('has the days that the company gives to their office alone', async () => {
    await give({ branchOfficeId: offices.arica.id })
    expect((await vacationOf(bernarda)).holidays).toEqual([])
    await move('Sucursal Arica', '2026-11-01')
    expect((await vacationOf(bernarda)).holidays).toEqual(['2026-11-18'])
    expect((await vacationOf(monserrat)).holidays).toEqual([])
    await move(null, '2026-11-01')
    await expect(
      give({ branchOfficeId: offices.arica.id, businessId: vina.publicId }),
    ).rejects.toMatchObject({ message: 'Elija una razón social o una sucursal' })
  })

  test('opens in no commune that does not exist', async () => {
    await expect(open('Sucursal Nada', '99999')).rejects.toMatchObject({ field: 'communeCode' })
  })
})
