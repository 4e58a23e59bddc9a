import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world } = await startApi()
const { bernarda, gustavo, monserrat } = world.people
const { vina, peumal } = world.businesses

const Calendar = `query Calendar($input: TeamCalendarInput!) {
  teamCalendar(input: $input) {
    people { id fullname businessName }
    bars { person from to kind pending changes half part }
    holidays { date title place } cut
  }
}`
const Absence = `mutation Create($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id } }
}`
const Vacation = `mutation Create($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id } }
}`

type Bar = { person: number; from: string; to: string; kind: string; pending: boolean }
type Team = {
  people: { id: string; fullname: string }[]
  bars: Bar[]
  holidays: { date: string; title: string; place: string | null }[]
  cut: boolean
}
type Who = Parameters<typeof api.as>[0]

/** A November in which nobody of the demo world is away before these tests. */
const november = { from: '2026-11-01', to: '2026-11-30' }
const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const team = async (who: Who, more: object = {}) =>
  (await api.as(who).run<{ teamCalendar: Team }>(Calendar, { input: { ...november, ...more } }))
    .teamCalendar
const seen = async (who: Who, more: object = {}) => {
  const { people, bars } = await team(who, more)
  return bars.map(
    ({ person, from, kind, pending }) =>
      `${people[person]?.fullname.split(' ')[0]} ${from} ${kind}${pending ? ' pendiente' : ''}`,
  )
}
const absence = (person: KnownPerson, more: object) =>
  api.as('admin').mutate(Absence, {
    input: { userContractId: contractOf(person), approve: true, ...more },
  })

beforeAll(async () => {
  await absence(bernarda, {
    type: 'LICENSE',
    subtype: 'MATERNITY',
    startDate: '2026-11-02',
    endDate: '2026-11-04',
  })
  await absence(monserrat, { type: 'LEAVE', startDate: '2026-11-10', endDate: '2026-11-10' })
  await absence(gustavo, {
    type: 'LEAVE',
    startDate: '2026-10-30',
    endDate: '2026-11-03',
    approve: false,
  })
  await api.as('admin').mutate(Vacation, {
    input: {
      userContractId: contractOf(bernarda),
      startDate: '2026-11-23',
      endDate: '2026-11-24',
      approve: true,
      advance: true,
    },
  })
})

test('who reads absences sees who is away and why, and not the class of a leave', async () => {
  expect(await seen('admin')).toEqual(
    expect.arrayContaining([
      'Bernarda 2026-11-02 Licencia médica',
      'Bernarda 2026-11-23 Vacaciones',
      'Gustavo 2026-10-30 Permiso pendiente',
      'Monserrat 2026-11-10 Permiso',
    ]),
  )
  expect(JSON.stringify(await team('admin'))).not.toMatch(/maternal/i)
})

test('who only has a team reads «Ausente» for all of it, vacations too', async () => {
  const own = await seen('supervisor')
  expect(own).toEqual(
    expect.arrayContaining(['Bernarda 2026-11-02 Ausente', 'Bernarda 2026-11-23 Ausente']),
  )
  expect(own.filter((words) => /Licencia|Vacaciones|Permiso/.test(words))).toEqual([])
  expect(own.join()).not.toContain('Monserrat')
})

test('a worker sees what is theirs and nothing of anybody else', async () => {
  expect(await seen('trabajador')).toEqual([
    'Bernarda 2026-11-02 Licencia médica',
    'Bernarda 2026-11-23 Vacaciones',
  ])
  expect((await team('trabajador', { search: 'Monserrat' })).people).toEqual([])
})

test('a manager of one razón social sees no other, nor a company another', async () => {
  expect((await seen('gerente.peumal')).join()).not.toContain('Bernarda')
  expect(await seen('boreal.admin')).toEqual([])
  expect(await seen('gerente.peumal', { businessId: vina.publicId })).toEqual([])
})

test('is narrowed by name, without its accents, and by razón social', async () => {
  const names = async (more: object) =>
    (await team('admin', more)).people.map(({ fullname }) => fullname)
  expect(await names({ search: 'huenchúl' })).toEqual([bernarda.name])
  const ofPeumal = await names({ businessId: peumal.publicId })
  expect(ofPeumal).toContain(monserrat.name)
  expect(ofPeumal).not.toContain(bernarda.name)
})

test('is narrowed to a unit and those under it, for readers of units', async () => {
  const { hierarchyNodes } = await api
    .as('admin')
    .run<{ hierarchyNodes: { id: string; name: string }[] }>(
      '{ hierarchyNodes(input: {}) { id name } }',
    )
  const names = async (unit: string, who: Who = 'admin') => {
    const unitId = hierarchyNodes.find(({ name }) => name === unit)?.id
    return (await team(who, { unitId })).people.map(({ fullname }) => fullname)
  }
  // Bernarda is of «Bodega y enología» and Gustavo of «Servicios», both under «Gerencia general».
  expect(await names('Bodega y enología')).toEqual([bernarda.name])
  expect(await names('Servicios')).toEqual([gustavo.name])
  expect(await names('Gerencia general')).toEqual(
    expect.arrayContaining([bernarda.name, gustavo.name]),
  )
  await expect(names('Campo', 'supervisor')).rejects.toMatchObject({ message: 'No encontrado' })
})

test('brings the holidays of its days: of the law and of the company', async () => {
  expect((await team('trabajador')).holidays).toEqual([
    { date: '2026-11-01', title: 'Día de Todos los Santos', place: null },
    { date: '2026-11-06', title: 'Día de Los Coihues', place: null },
  ])
})

test.each([
  [{ from: '2026-11-01', to: '2027-02-09' }, 'A lo más 100 días'],
  [{ from: '2026-11-02', to: '2026-11-01' }, 'Termina antes de comenzar'],
])('of %o it says: %s', async (days, message) => {
  await expect(team('admin', days)).rejects.toMatchObject({ field: 'to', message })
  expect((await team('admin', { to: '2027-02-08' })).cut).toBe(false)
})

test('new dates of a vacation wait beside the old ones, for readers of the kinds', async () => {
  const december = { from: '2026-12-01', to: '2026-12-31', search: 'huenchúl' }
  const request = (startDate: string, endDate: string, more: object) =>
    api.as('admin').mutate<{ id: string }>(Vacation, {
      input: { userContractId: contractOf(bernarda), startDate, endDate, advance: true, ...more },
    })
  const { id: replacesId } = await request('2026-12-14', '2026-12-18', { approve: true })
  // They overlap the days that the wall has.
  await request('2026-12-16', '2026-12-22', { approve: false, replacesId })
  const { bars } = await team('admin', december)
  expect(bars).toMatchObject([
    { from: '2026-12-14', to: '2026-12-18', kind: 'Vacaciones', pending: false, changes: false },
    { from: '2026-12-16', to: '2026-12-22', kind: 'Vacaciones', pending: true, changes: true },
  ])
  // Two that overlap can only be a change: of «Ausente» it would say that it is a vacation.
  expect(await seen('supervisor', december)).toEqual(['Bernarda 2026-12-14 Ausente'])
  // A change by itself on the days that are shown is a change still.
  expect(await seen('admin', { ...december, from: '2026-12-21' })).toEqual([
    'Bernarda 2026-12-16 Vacaciones pendiente',
  ])
})

test('a calendar of days reads all days off around today at once, by their names', async () => {
  const { daysOff } = await api
    .as('trabajador')
    .run<{ daysOff: { date: string; title: string; place: string | null }[] }>(
      '{ daysOff { date title place } }',
    )
  expect(daysOff).toContainEqual({
    date: '2026-12-25',
    title: expect.stringContaining('Navidad'),
    place: null,
  })
  expect(daysOff.every(({ date }) => date >= '2024-09-15' && date <= '2028-09-15')).toBe(true)
})
