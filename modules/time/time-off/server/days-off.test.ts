import { afterEach, beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

/** What a holiday of the company moves: Wednesday 18 November 2026, in a week of five days. */
const { api, world, database } = await startApi()
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
