import { describe, expect, test } from 'vitest'
import { startApi, type Payload } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { queriesOf } from '#tests/queries.ts'
import type { KnownPerson } from '#tests/world.ts'

/** Several requests answered at once, a whole month for the calendar, and what has a deadline. */
const { api, world, database } = await startApi()
const { bernarda, gustavo, monserrat, hernan } = world.people

const Create = `mutation Create($input: CreateAbsenceInput!) {
  createAbsence(input: $input) { ${outcome} data { id version } }
}`
const Update = `mutation Update($input: UpdateAbsenceInput!) {
  updateAbsence(input: $input) { ${outcome} data { id sentOn } }
}`
const Answer = `mutation Several($input: AnswerAbsencesInput!) {
  answerAbsences(input: $input) { ${outcome} data { answered } }
}`
const Month = `query Month($input: AbsenceMonthInput!) {
  absenceMonth(input: $input) { cut holidays { date title } rows { id fullname responseStatus } }
}`
const Alerts = `query Alerts($input: AbsenceAlertsInput!) {
  absenceAlerts(input: $input) { id fullname kind words due overdue }
}`
type Absence = { id: string; version: number }
type Who = Parameters<typeof api.as>[0]

const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const request = (person: KnownPerson, day: string, more: object = {}, who: Who = 'admin') =>
  api.as(who).mutate<Absence>(Create, {
    input: {
      userContractId: contractOf(person),
      type: 'LEAVE',
      startDate: day,
      endDate: day,
      ...more,
    },
  })
const statesOf = async (...absences: Absence[]) => {
  const ids = absences.map(({ id }) => id)
  const { rows } = (await month('admin')).absenceMonth
  return ids.map((id) => rows.find((row) => row.id === id)?.responseStatus)
}
type Told = {
  absenceMonth: {
    cut: boolean
    holidays: { date: string; title: string }[]
    rows: { id: string; fullname: string; responseStatus: string }[]
  }
}
const month = (who: Who, more: object = {}) =>
  api.as(who).run<Told>(Month, { input: { month: 202611, ...more } })
const answer = (answers: readonly Absence[], more: object = {}, who: Who = 'admin') =>
  api.as(who).result<{ answered: number }>(Answer, {
    input: {
      answers: answers.map(({ id, version }) => ({ id, version })),
      responseStatus: 'APPROVED',
      ...more,
    },
  })
const why = ({ error }: Payload) => error?.message

describe('several requests', () => {
  test('are answered at once, and each keeps its step', async () => {
    const asked = [await request(bernarda, '2026-11-03'), await request(gustavo, '2026-11-03')]
    expect((await answer(asked)).data).toEqual({ answered: 2 })
    expect(await statesOf(...asked)).toEqual(['APPROVED', 'APPROVED'])
    const { rows } = await database.owner.query<{ steps: number }>(
      `select count(*)::int as steps from absence_step where state = 'APPROVED'
         and absence_id in (select id from absence where start_date = '2026-11-03')`,
    )
    expect(rows).toEqual([{ steps: 2 }])
  })

  test('are answered all or none: the refusal names the person', async () => {
    const [done] = [await request(bernarda, '2026-11-04')]
    await answer([done])
    const open = await request(gustavo, '2026-11-04')
    const refused = why(await answer([open, { ...done, version: done.version + 1 }]))
    expect(refused).toMatch(/^Bernarda .*: Ya está aprobada$/)
    expect(await statesOf(open)).toEqual(['PENDING'])
    const crossed = await answer([await request(bernarda, '2026-11-06'), { ...open, version: 99 }])
    expect(crossed.error?.field).toBe('answers.1')
    expect(why(crossed)).toMatch(
      /^Gustavo.*: Usted cambió esta solicitud hoy a las .* vuelva a responder\.$/,
    )
    expect(why(await answer([open], { responseStatus: 'REJECTED' }))).toBe(
      'Diga por qué se rechaza',
    )
    const rejected = { responseStatus: 'REJECTED', response: 'Hay inventario ese día' }
    expect((await answer([open], rejected)).data).toEqual({ answered: 1 })
    expect(await statesOf(open)).toEqual(['REJECTED'])
    expect(why(await answer([]))).toBe('Elija al menos una solicitud')
  })

  test('out of reach, or without the right, are not found and not answered', async () => {
    const open = await request(monserrat, '2026-11-05')
    expect(why(await answer([open], {}, 'supervisor'))).toBeDefined()
    expect(why(await answer([open], {}, 'trabajador'))).toBeDefined()
    expect(why(await answer([open], {}, 'boreal.admin'))).toBeDefined()
    expect(await statesOf(open)).toEqual(['PENDING'])
  })

  test('take as many statements for ten as for one', async () => {
    const days = ['09', '10', '11', '12', '13', '16', '17', '18', '19', '20']
    const asked: Absence[] = []
    for (const day of days) asked.push(await request(gustavo, `2026-11-${day}`))
    const [first, ...others] = asked
    const one = await queriesOf(() => answer(first ? [first] : []))
    const several = await queriesOf(() => answer(others))
    expect(several).toBe(one)
  })
})

test('a month has all of its absences, and its holidays', async () => {
  const { absenceMonth } = await month('admin')
  expect(absenceMonth.cut).toBe(false)
  expect(absenceMonth.holidays.map(({ date }) => date)).toContain('2026-11-01')
  const all = absenceMonth.rows.length
  expect(all).toBeGreaterThan(10)
  const own = (await month('admin', { search: 'Huenchul' })).absenceMonth.rows
  expect(new Set(own.map(({ fullname }) => fullname)).size).toBe(1)
  expect((await month('trabajador')).absenceMonth.rows.length).toBeLessThan(all)
})

describe('what is to be looked at', () => {
  type Told = { absenceAlerts: { kind: string; words: string; due: string; overdue: boolean }[] }
  const alerts = async (person: KnownPerson, who: Who = 'admin') =>
    (await api.as(who).run<Told>(Alerts, { input: { userId: person.publicId } })).absenceAlerts

  test('two days in a row without a reason, and no days of rest between', async () => {
    expect(await alerts(hernan)).toEqual([])
    const missed = { type: 'NOT_WORKED', approve: true }
    await request(hernan, '2026-09-02', { ...missed, endDate: '2026-09-03' })
    expect(await alerts(hernan)).toMatchObject([
      { kind: 'DISMISSAL_CAUSE', words: expect.stringContaining('02-09-2026 y el día siguiente') },
    ])
    // Whoever reads absences and does not answer them is not shown it.
    await expect(alerts(hernan, 'lectura')).rejects.toThrow()
  })

  test('a leave to send, until somebody writes down that it was sent', async () => {
    const leave = { type: 'LICENSE', endDate: '2026-09-10', approve: true, format: 'ELECTRONIC' }
    const { id } = await request(monserrat, '2026-09-07', leave)
    expect(await alerts(monserrat)).toMatchObject([{ kind: 'LICENSE_TO_SEND' }])
    const early = await api.as('admin').result(Update, { input: { id, sentOn: '2026-09-06' } })
    expect(early.error).toMatchObject({ field: 'sentOn' })
    await api.as('admin').mutate(Update, { input: { id, sentOn: '2026-09-08' } })
    expect(await alerts(monserrat)).toEqual([])
  })
})
