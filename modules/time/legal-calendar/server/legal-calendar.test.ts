import { beforeAll, describe, expect, test } from 'vitest'
import { firstHolidays } from '#chile/first-holidays.ts'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { innerId } from '#platform/model/ids.ts'
import { legalCalendar } from './calendar.queries.ts'
import { legalDaysTask } from './follow.ts'

const { api, world, database, services, clock, drainJobs } = await startApi()
const { owner } = database
const { bernarda } = world.people
const one = api.as('superadmin')
const other = api.as('superadmin2')

const row = 'id date title state change law places placeNames mine before reason'
const Enter = `mutation E($input: EnterPublicHolidayInput!) {
  enterPublicHoliday(input: $input) { ${outcome} data { ${row} } } }`
const Replace = `mutation R($input: ReplacePublicHolidayInput!) {
  replacePublicHoliday(input: $input) { ${outcome} data { ${row} } } }`
const Remove = `mutation D($input: RemovePublicHolidayInput!) {
  removePublicHoliday(input: $input) { ${outcome} data { ${row} } } }`
const Confirm = `mutation C($input: ByIdPublicHoliday!) {
  confirmPublicHoliday(input: $input) { ${outcome} data { ${row} } } }`
const Reject = `mutation X($input: RejectPublicHolidayInput!) {
  rejectPublicHoliday(input: $input) { ${outcome} data { ${row} } } }`
const Propose = `mutation P($input: HolidayYearInput!) {
  proposeHolidayYear(input: $input) { ${outcome} data { year days } } }`
const ConfirmYear = `mutation Y($input: HolidayYearInput!) {
  confirmHolidayYear(input: $input) { ${outcome} data { year days } } }`
const Rows = `query L($filter: PublicHolidaysFilter, $page: Page) {
  publicHolidays(filter: $filter, page: $page) { total rows { ${row} withYear comment } } }`
const Status = `{ legalCalendarStatus {
  years overdueYear nextYear waitingYears ownYears pending } }`
const Legal = '{ legalHolidays { date name law scope } }'

type Row = { id: string; date: string; state: string; law: string | null; placeNames: string }

const day = (date: string, more: object = {}) => ({
  date,
  title: 'Día de la prueba',
  law: 'Ley 99.999, artículo único',
  type: 'CIVIL',
  scope: 'NATIONAL',
  places: null,
  irrevocable: false,
  comment: null,
  ...more,
})
const enter = (date: string, more: object = {}) =>
  one.mutate<Row>(Enter, { input: day(date, more) })
const confirm = (id: string) => other.mutate<Row>(Confirm, { input: { id } })
const refused = async <Error>(answer: Promise<{ error: Error }>) => (await answer).error
const inForce = () => services.db.onPlatform(legalCalendar)
const datesInForce = async () => (await inForce()).map(({ date }) => date)
const follow = () =>
  legalDaysTask({ db: services.db, publicUrl: 'http://localhost', now: clock.now }).run(
    {},
    { isLast: false },
  )

test('the table begins as the calendar of the product, letter for letter', async () => {
  expect(await inForce()).toEqual(firstHolidays)
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::int as count from public_holiday',
  )
  expect(rows[0]?.count).toBe(firstHolidays.length)
})

describe('a day that a law gives', () => {
  test('counts once another person confirms it, and its author cannot', async () => {
    const { id, state } = await enter('2027-11-24')
    expect(state).toBe('PENDING')
    expect(await datesInForce()).not.toContain('2027-11-24')
    expect(await refused(one.result(Confirm, { input: { id } }))).toMatchObject({
      kind: 'conflict',
      message: 'Debe confirmarlo una persona distinta de quien lo ingresó',
    })
    expect(await confirm(id)).toMatchObject({ state: 'IN_FORCE', mine: false })
    expect(await datesInForce()).toContain('2027-11-24')
    const { legalHolidays } = await api.as('trabajador').run<{ legalHolidays: object[] }>(Legal)
    expect(legalHolidays).toContainEqual({
      date: '2027-11-24',
      name: 'Día de la prueba',
      law: 'Ley 99.999, artículo único',
      scope: 'NATIONAL',
    })
    expect(await refused(other.result(Confirm, { input: { id } }))).toMatchObject({
      message: 'Ya está confirmado',
    })
  })

  test('is refused by an account that the author keeps', async () => {
    const { id } = await enter('2027-11-25')
    const keep = (by: string | null) =>
      owner.query(
        `update login set given_by = (select id from login where username = $1), mail_by = null
         where username = 'superadmin2'`,
        [by],
      )
    await keep('superadmin')
    expect(await refused(other.result(Confirm, { input: { id } }))).toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('Las dos cuentas las puede usar una misma persona'),
    })
    await keep(null)
    expect(
      await other.mutate<Row>(Reject, { input: { id, reason: 'No está en el Diario Oficial' } }),
    ).toMatchObject({ state: 'REJECTED', reason: 'No está en el Diario Oficial' })
    expect(await datesInForce()).not.toContain('2027-11-25')
  })

  test.each([
    [{ law: null }, 'law', 'Indique la ley que lo da'],
    [{ scope: 'REGION' }, 'places', 'Indique al menos una región'],
    [{ scope: 'REGION', places: '15, 77' }, 'places', 'No existe la región «77»'],
    [{ scope: 'COMMUNE', places: '15' }, 'places', 'No existe la comuna «15»'],
    [{ places: '15' }, 'places', 'Solo las lleva un feriado regional o comunal'],
    [{ date: '2027-12-25' }, 'date', 'Ya es feriado legal: Navidad'],
    [{ date: '2029-05-02' }, 'date', 'Falta el calendario de 2029: propóngalo primero'],
    [{ date: '1999-05-02' }, 'date', 'Falta el calendario de 1999: propóngalo primero'],
    [{ title: ' ' }, 'title', 'Este campo es obligatorio'],
  ])('%o is refused at %s', async (more, field, message) => {
    const error = await refused(one.result(Enter, { input: day('2027-11-26', more) }))
    expect(error).toMatchObject({ field, message })
  })

  test('of a region holds there, and the same day is not entered twice', async () => {
    const given = { scope: 'REGION', places: '16;15 15' }
    const { id, placeNames } = await enter('2027-11-29', given)
    expect(placeNames).toBe('Arica y Parinacota, Ñuble')
    const again = one.result(Enter, { input: day('2027-11-29', { ...given, places: '15' }) })
    expect(await refused(again)).toMatchObject({
      message: 'Ya espera confirmación: Día de la prueba',
    })
    await confirm(id)
    const found = (await inForce()).find(({ date }) => date === '2027-11-29')
    expect(found).toMatchObject({ scope: 'REGION', places: ['15', '16'] })
  })

  test('confirmed by two at once is confirmed once', async () => {
    const { id } = await enter('2027-11-30')
    const answers = await Promise.all([
      other.result(Confirm, { input: { id } }),
      other.result(Reject, { input: { id, reason: 'A la vez' } }),
    ])
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  })
})

describe('a day in force', () => {
  const find = async (date: string) => {
    const filter = { year: Number(date.slice(0, 4)), state: 'IN_FORCE' }
    const page = { number: 1, size: 100 }
    const { publicHolidays } = await one.run<{ publicHolidays: { rows: Row[] } }>(Rows, {
      filter,
      page,
    })
    return publicHolidays.rows.find((found) => found.date === date)?.id ?? ''
  }

  test('is changed by another row, and taken away by another one, each with its law', async () => {
    const id = await find('2027-06-28')
    const change = day('2027-06-29', { title: 'San Pedro y San Pablo', type: 'RELIGIOUS' })
    const moved = await one.mutate<Row>(Replace, { input: { id, ...change } })
    expect(moved).toMatchObject({ before: '28-06-2027 · San Pedro y San Pablo', state: 'PENDING' })
    const twice = one.result(Remove, { input: { id, law: 'Ley 1', comment: null } })
    expect(await refused(twice)).toMatchObject({
      message: 'Ya hay un cambio por confirmar de este feriado',
    })
    expect(await datesInForce()).toContain('2027-06-28')
    await confirm(moved.id)
    const dates = await datesInForce()
    expect([dates.includes('2027-06-28'), dates.includes('2027-06-29')]).toEqual([false, true])
    expect(await find('2027-06-28')).toBe('')

    const removal = { id: await find('2027-06-29'), law: 'Ley 99.998', comment: null }
    const gone = await one.mutate<Row>(Remove, { input: removal })
    await confirm(gone.id)
    expect(await datesInForce()).not.toContain('2027-06-29')
    // And it may be given again.
    await confirm((await enter('2027-06-28', { title: 'San Pedro y San Pablo' })).id)
    expect(await datesInForce()).toContain('2027-06-28')
  })

  test('is changed and deleted by no statement of the application', async () => {
    const as = async (statement: string) => {
      await owner.query('begin')
      try {
        await owner.query('set local role minga_app')
        await owner.query(statement)
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.message : 'refused'
      } finally {
        await owner.query('rollback')
      }
    }
    const denied = expect.stringMatching(/permission denied/)
    for (const statement of [
      `update public_holiday set title = 'x'`,
      'delete from public_holiday',
      `insert into public_holiday (date, title, type, irrevocable, scope, law, published)
       values ('2027-01-05', 'x', 'CIVIL', false, 'NATIONAL', 'Ley 1', true)`,
      `update public_holiday_answer set answer = 'CONFIRMED', reason = null`,
      'delete from public_holiday_answer',
    ]) {
      expect(await as(statement), statement).toEqual(denied)
    }
    const { id } = await enter('2027-12-01')
    const own = `insert into public_holiday_answer
        (public_holiday_id, entered_by, answer, answered_by, answered_at)
      select id, entered_by, 'CONFIRMED', entered_by, now() from public_holiday
      where id = ${innerId('publicHoliday', id)}`
    expect(await as(own)).toMatch(/public_holiday_second/)
    expect(await as(own.replace('select id, entered_by,', 'select id, 1 + entered_by,'))).toMatch(
      /public_holiday_answer_of/,
    )
    await other.mutate(Reject, { input: { id, reason: 'De la prueba' } })
  })
})

test('nobody of a company enters, confirms or reads it', async () => {
  const { id } = await enter('2027-12-02')
  for (const who of ['admin', 'supergerente', 'trabajador'] as const) {
    const his = api.as(who)
    for (const [document, input] of [
      [Enter, day('2027-12-03')],
      [Confirm, { id }],
      [Reject, { id, reason: 'No' }],
      [Propose, { year: 2029 }],
      [ConfirmYear, { year: 2029 }],
    ] as const) {
      expect((await his.result(document, { input })).error?.kind, who).toBe('forbidden')
    }
    await expect(his.run(Rows)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(his.run(Status)).rejects.toMatchObject({ kind: 'forbidden' })
  }
  await other.mutate(Reject, { input: { id, reason: 'De la prueba' } })
})

describe('the calendar of a year', () => {
  const status = async () =>
    (await one.run<{ legalCalendarStatus: object }>(Status)).legalCalendarStatus

  test('is asked for from July of the year before', async () => {
    expect(await status()).toMatchObject({ overdueYear: null, nextYear: 2029 })
    const before = clock.now().toISOString()
    clock.set('2028-06-30T12:00:00Z')
    const early = await api.as('superadmin').run<{ legalCalendarStatus: object }>(Status)
    expect(early.legalCalendarStatus).toMatchObject({ overdueYear: null })
    clock.set('2028-07-01T12:00:00Z')
    const late = await api.as('superadmin').run<{ legalCalendarStatus: object }>(Status)
    expect(late.legalCalendarStatus).toMatchObject({ overdueYear: 2029 })
    clock.set(before)
  })

  test('is proposed as the law computes it, and another person confirms it whole', async () => {
    const propose = (year: number) => one.result(Propose, { input: { year } })
    expect(await refused(propose(2028))).toMatchObject({ field: 'year' })
    expect(await refused(propose(2031))).toMatchObject({
      message: 'Primero va el calendario de 2029',
    })
    expect((await propose(2029)).data).toEqual({ year: 2029, days: 20 })
    expect(await refused(propose(2029))).toMatchObject({ kind: 'conflict' })
    expect(await status()).toMatchObject({ waitingYears: [2029], ownYears: [2029] })

    const filter = { year: 2029 }
    const page = { number: 1, size: 100 }
    const { publicHolidays } = await other.run<{
      publicHolidays: { rows: (Row & { withYear: boolean; comment: string | null })[] }
    }>(Rows, { filter, page })
    const { rows } = publicHolidays
    expect(rows.every(({ withYear, state }) => withYear && state === 'PENDING')).toBe(true)
    expect(rows.filter(({ comment }) => comment?.includes('solsticio'))).toHaveLength(1)
    expect(rows.filter(({ law }) => law === null)).toHaveLength(1)
    const [first] = rows
    const alone = other.result(Confirm, { input: { id: first?.id ?? '' } })
    expect(await refused(alone)).toMatchObject({
      message: 'Se confirma junto con el calendario de su año',
    })
    expect(await refused(one.result(ConfirmYear, { input: filter }))).toMatchObject({
      kind: 'conflict',
    })
    expect((await inForce()).some(({ date }) => date.startsWith('2029'))).toBe(false)
    expect(await other.mutate(ConfirmYear, { input: filter })).toEqual({ year: 2029, days: 20 })
    expect((await inForce()).filter(({ date }) => date.startsWith('2029'))).toHaveLength(20)
    expect(await status()).toMatchObject({ waitingYears: [], nextYear: 2030 })
  })
})

describe('what is confirmed', () => {
  const contract = bernarda.contracts[0]?.publicId ?? ''
  const Ask = `mutation Ask($input: CreateVacationInput!) {
    createVacation(input: $input) { ${outcome} data { id } } }`
  const List = `query List($filter: VacationFilter) {
    vacations(filter: $filter) { rows { id businessDays } } }`
  const Notices = '{ notices { rows { title } } }'
  let id = ''
  const days = async () => {
    const filter = { userId: bernarda.publicId }
    const { vacations } = await api
      .as('admin')
      .run<{ vacations: { rows: { id: string; businessDays: string }[] } }>(List, { filter })
    return vacations.rows.find((one) => one.id === id)?.businessDays
  }

  beforeAll(async () => {
    const input = { userContractId: contract, startDate: '2026-12-14', endDate: '2026-12-18' }
    const asked = await api.as('admin').mutate<{ id: string }>(Ask, {
      input: { ...input, approve: true },
    })
    id = asked.id
  })

  test('gives a day back once to people with vacations on it, and tells them', async () => {
    await drainJobs()
    expect(await days()).toBe('5')
    const entered = await enter('2026-12-18')
    expect(await days()).toBe('5')
    await confirm(entered.id)
    // The worker is asked by the confirmation itself; asking again follows nothing twice.
    await drainJobs()
    expect(await days()).toBe('4')
    await Promise.all([follow(), follow()])
    await drainJobs()
    expect(await days()).toBe('4')
    const { notices } = await api
      .as('trabajador')
      .run<{ notices: { rows: { title: string }[] } }>(Notices)
    const told = notices.rows.filter(({ title }) => title.startsWith('El 18-12-2026 es feriado'))
    expect(told).toEqual([{ title: 'El 18-12-2026 es feriado: se devolvió 1 día' }])
  })

  test('and a day that is no holiday any more is used again', async () => {
    const page = { number: 1, size: 100 }
    const filter = { year: 2026, state: 'IN_FORCE', search: 'prueba' }
    const { publicHolidays } = await one.run<{ publicHolidays: { rows: Row[] } }>(Rows, {
      filter,
      page,
    })
    const input = { id: publicHolidays.rows[0]?.id, law: 'Ley 99.998', comment: null }
    const removal = await one.mutate<Row>(Remove, { input })
    await confirm(removal.id)
    await drainJobs()
    expect(await days()).toBe('5')
  })

  test('is in the trail of each company, which open months of payroll follow', async () => {
    const { rows } = await owner.query<{ title: string; company: string }>(
      `select d.title, c.slug as company from legal_day d join company c on c.id = d.company_id
       where d.date = '2026-12-18' and d.change = 'ADD' order by 2`,
    )
    expect(rows.length).toBeGreaterThan(1)
    const { rows: events } = await owner.query<{ n: number }>(
      `select count(*)::int as n from audit_event where entity = 'legal_day'
       and after ->> 'date' = '2026-12-18' and company_id = $1`,
      [world.coihues.id],
    )
    expect(events[0]?.n).toBe(2)
  })
})
