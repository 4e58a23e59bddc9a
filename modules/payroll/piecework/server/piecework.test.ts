import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { amountOf as paidOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import type { Username } from '#tests/world.ts'

const { api, world, database, drainJobs } = await startApi()
const { owner } = database
const { vina } = world.businesses
const { hernan } = world.people
const hernans = hernan.contracts[0]!
const admin = payrollOf(api.as('admin'))

type Entry = {
  id: string
  userContractId: string
  day: string
  quantity: string
  status: string
  version: number
  isAuthor: boolean
}
type Month = {
  rows: { day: string; amount: number | null; status: string }[]
  days: { day: string; amount: number }[]
  total: number
  inPayslip: number | null
  restDays: number | null
}
const Save = `mutation ($input: SavePieceworkInput!) {
  savePiecework(input: $input) { ${outcome} data { saved repeated } } }`
const Approve = `mutation ($input: ApprovePieceworkInput!) {
  approvePiecework(input: $input) { ${outcome} data { answered } } }`
const Reject = `mutation ($input: RejectPieceworkInput!) {
  rejectPiecework(input: $input) { ${outcome} data { answered } } }`
const Update = `mutation ($input: UpdatePieceworkEntryInput!) {
  updatePieceworkEntry(input: $input) { ${outcome} data { id quantity version } } }`
const Remove = `mutation ($input: ByIdPieceworkEntry!) {
  deletePieceworkEntry(input: $input) { ${outcome} data } }`

let taskId = ''
let september: MonthRow
const row = (key: string, day: string, quantity: string, contractId = hernans.publicId) => ({
  key,
  contractId,
  taskId,
  day,
  quantity,
})
const save = (rows: object[], who: Username = 'supergerente') =>
  api.as(who).mutate<{ saved: number; repeated: number }>(Save, { input: { rows } })
const refused = async (rows: object[], who: Username = 'supergerente') =>
  (await api.as(who).result(Save, { input: { rows } })).error
const entries = async (who: Username = 'admin', filter: object = { taskId }) =>
  (
    await api.as(who).run<{ pieceworkEntries: { total: number; rows: Entry[] } }>(
      `query ($filter: PieceworkFilter) { pieceworkEntries(filter: $filter,
        page: { number: 1, size: 100 }) { total rows {
          id userContractId day quantity status version isAuthor } } }`,
      { filter },
    )
  ).pieceworkEntries.rows
const seen = (rows: readonly Entry[]) => rows.map(({ id, version }) => ({ id, version }))
const approve = (rows: readonly Entry[], who: Username = 'admin') =>
  api.as(who).result<{ answered: number }>(Approve, { input: { entries: seen(rows) } })
const month = async (who: Username = 'admin', contractId = hernans.publicId) =>
  (
    await api.as(who).run<{ pieceworkMonth: Month }>(
      `query ($input: PieceworkMonthInput!) { pieceworkMonth(input: $input) {
        rows { day amount status } days { day amount } total inPayslip restDays } }`,
      { input: { contractId, yearMonth: 202609 } },
    )
  ).pieceworkMonth

beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
  await admin.calculate(september.id)
  await drainJobs()
  const task = await api.as('admin').mutate<{ id: string }>(
    `mutation ($input: CreatePieceworkTaskInput!) {
      createPieceworkTask(input: $input) { ${outcome} data { id } } }`,
    { input: { name: 'Raleo de guindos', unit: 'planta', status: 'ACTIVE' } },
  )
  taskId = task.id
})

const price = (startsOn: string, value: string) =>
  api.as('admin').mutate(
    `mutation ($input: CreatePieceworkPriceInput!) {
      createPieceworkPrice(input: $input) { ${outcome} data { id } } }`,
    { input: { taskId, startsOn, price: value } },
  )

describe('entering', () => {
  test('what is sent again, because the net went away, is there once', async () => {
    const rows = [row('a', '2026-09-07', '100'), row('b', '2026-09-08', '50.5')]
    expect(await save(rows)).toEqual({ saved: 2, repeated: 0 })
    expect(await save(rows)).toEqual({ saved: 0, repeated: 2 })
    expect(await save([...rows, row('c', '2026-09-09', '1')])).toEqual({ saved: 1, repeated: 2 })
    expect((await entries()).map(({ quantity }) => Number(quantity)).toSorted()).toEqual([
      1, 100, 50.5,
    ])
  })

  test('six at once, with the same keys, make one of each', async () => {
    const rows = [row('twice', '2026-09-10', '3')]
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(rows)))
    expect(answers.reduce((sum, { saved }) => sum + saved, 0)).toBe(1)
    const [one] = (await entries()).filter(({ day }) => day === '2026-09-10')
    expect(await api.as('supergerente').mutate(Remove, { input: { id: one?.id ?? '' } })).toBe(true)
  })

  test.each([
    ['day', '2026-09-16', '1', 'No puede ser una fecha futura'],
    ['day', '1999-09-01', '1', 'El contrato no está vigente el 01-09-1999'],
    ['quantity', '2026-09-07', '0', 'Debe ser al menos 0,01'],
    ['quantity', '2026-09-07', '1.555', 'Admite hasta 2 decimales'],
    ['quantity', '2026-09-07', '-4', 'Debe ser al menos 0,01'],
  ])(
    '%s %s with %s is refused, and nothing of its sheet is kept',
    async (field, day, many, says) => {
      const error = await refused([row('x1', '2026-09-07', '9'), row('x2', day, many)])
      expect(error).toMatchObject({ field: `rows.1.${field}` })
      expect(error?.message).toContain(says)
      expect(await entries()).toHaveLength(3)
    },
  )
})

describe('approving', () => {
  test('is not for whoever entered it, nor without a price of the day', async () => {
    const rows = await entries()
    const own = await approve(rows, 'supergerente')
    expect(own.error?.message).toBe('Lo aprueba una persona distinta de quien lo anotó')
    const free = await approve(rows)
    expect(free.error?.message).toMatch(
      /^La faena Raleo de guindos no tiene precio el \d\d-09-2026$/,
    )
    await price('2026-09-01', '450.5')
    await price('2026-09-09', '1000')
  })

  test('pays each day at its price, and its Sundays, to the peso', async () => {
    const before = await admin.payslip(september.id, hernans.publicId)
    expect((await approve(await entries())).data?.answered).toBe(3)
    const paid = await month()
    expect(paid.days).toEqual([
      { day: '2026-09-07', amount: 45_050 },
      // 50,5 × 450,5 = 22.750,25.
      { day: '2026-09-08', amount: 22_750 },
      { day: '2026-09-09', amount: 1_000 },
    ])
    const slip = await admin.payslip(september.id, hernans.publicId)
    expect(paidOf(slip, 'TRATOS') - paidOf(before, 'TRATOS')).toBe(68_800)
    expect(paid).toMatchObject({ total: 68_800, inPayslip: paidOf(slip, 'TRATOS') })
    // The week of Monday 7 to Sunday 13: five due days and one Sunday.
    expect(paidOf(slip, 'SEMANA_CORRIDA') - paidOf(before, 'SEMANA_CORRIDA')).toBe(13_760)
    expect((await admin.month(september.id)).changesSince).toBe(0)
  })

  test('is done once: again, crossed or of what changed is refused', async () => {
    const rows = await entries()
    const again = await approve(rows)
    expect(again.error?.message).toMatch(/ya está aprobado$/)
    const stale = await approve(rows.map((one) => ({ ...one, version: one.version - 1 })))
    expect(stale.error?.kind).toBe('conflict')
    const [first] = rows
    const changed = await api.as('supergerente').result(Update, {
      input: { id: first?.id, version: first?.version, quantity: '7' },
    })
    expect(changed.error?.message).toBe('Ya está aprobado')
    const removed = await api.as('supergerente').result(Remove, { input: { id: first?.id } })
    expect(removed.error?.message).toBe('Ya está aprobado')
  })

  test('a rejection takes it out of the payslip, with its reason', async () => {
    const [last] = (await entries()).filter(({ day }) => day === '2026-09-09')
    const none = await api
      .as('admin')
      .result(Reject, { input: { entries: seen([last!]), reason: ' ' } })
    expect(none.error?.field).toBe('reason')
    await api.as('admin').mutate(Reject, {
      input: { entries: seen([last!]), reason: 'Se contó en la otra cuadrilla' },
    })
    const paid = await month()
    expect(paid).toMatchObject({ total: 67_800, inPayslip: 67_800 })
    const slip = await admin.payslip(september.id, hernans.publicId)
    expect(paidOf(slip, 'TRATOS')).toBe(67_800)
    expect(paidOf(slip, 'SEMANA_CORRIDA')).toBe(13_560)
  })

  test('its item is changed only here', async () => {
    const { userItems } = await api.as('admin').run<{
      userItems: { id: string; origin: string | null; version: number }[]
    }>('query ($input: UserItemsInput!) { userItems(input: $input) { id origin version } }', {
      input: { contractId: hernans.publicId },
    })
    const item = userItems.find(({ origin }) => origin === 'PIECEWORK')
    const { error } = await api.as('admin').result(
      `mutation ($input: UpdateUserItemInput!) {
        updateUserItem(input: $input) { ${outcome} data { id } } }`,
      { input: { id: item?.id, version: item?.version, value: '1' } },
    )
    expect(error?.message).toBe('Viene de los tratos aprobados: se cambia allá')
  })
})

type Card = { key: string; kind: string; title: string; summary: string; link: string }
const inboxOf = async (who: Username) =>
  (
    await api.as(who).run<{ inbox: { rows: Card[] } }>(
      `query ($filter: InboxFilter) { inbox(filter: $filter, page: { number: 1, size: 100 }) {
        rows { key kind title summary link } } }`,
      { filter: { kind: 'PIECEWORK' } },
    )
  ).inbox.rows
const cardOf = async (who: Username, day: string) =>
  (await inboxOf(who)).find(({ title }) => title === `Tratos del ${day}: Raleo de guindos`)
const answer = (who: Username, key: string, given: string, reason?: string) =>
  api.as(who).result(
    `mutation ($input: AnswerInboxInput!) {
      answerInbox(input: $input) { ${outcome} data { rows { key problem } } } }`,
    { input: { ids: [{ key }], answer: given, reason } },
  )

describe('in the inbox', () => {
  const bernardas = world.people.bernarda.contracts[0]!

  test('a sheet is one thing: a day and a work of whoever entered it', async () => {
    await save([
      row('i1', '2026-09-14', '10.5'),
      row('i2', '2026-09-14', '20', bernardas.publicId),
      row('i3', '2026-09-15', '4'),
    ])
    const card = await cardOf('admin', '14-09-2026')
    expect(card).toMatchObject({
      kind: 'PIECEWORK',
      summary: '2 personas, 30,5 planta',
      link: '/home/tratos/anotados?status=PENDING&month=202609',
    })
    expect(await cardOf('admin', '15-09-2026')).toMatchObject({ summary: '1 persona, 4 planta' })
    for (const who of ['supergerente', 'trabajador', 'boreal.admin'] as const) {
      expect(await cardOf(who, '14-09-2026')).toBeUndefined()
    }
  })

  test('says what each person made, and who is on it twice', async () => {
    await save([row('i4', '2026-09-14', '1', bernardas.publicId)])
    const card = await cardOf('admin', '14-09-2026')
    const details = `query ($input: InboxDetailsInput!) {
      inboxDetails(input: $input) { label words warns } }`
    const { inboxDetails } = await api
      .as('admin')
      .run<{ inboxDetails: object[] }>(details, { input: { key: card?.key } })
    expect(inboxDetails).toEqual([
      {
        label: world.people.bernarda.name,
        words: `${world.people.bernarda.name} está 2 veces: 20 + 1 planta`,
        warns: true,
      },
      { label: hernan.name, words: '10,5 planta', warns: false },
    ])
    const foreign = api.as('boreal.admin').run(details, { input: { key: card?.key } })
    await expect(foreign).rejects.toMatchObject({ kind: 'not-found' })
  })

  test('a sheet that changed since it was seen is not answered', async () => {
    const card = await cardOf('admin', '14-09-2026')
    const [twice] = (await entries()).filter(
      ({ day, quantity }) => day === '2026-09-14' && Number(quantity) === 1,
    )
    await api.as('supergerente').mutate(Remove, { input: { id: twice?.id ?? '' } })
    const { error } = await answer('admin', card?.key ?? '', 'APPROVE')
    expect(error).toMatchObject({ kind: 'conflict' })
    expect(error?.message).toMatch(/^Rodrigo Covarrubias cambió estos tratos hoy a las/)
    expect((await entries()).filter(({ day }) => day === '2026-09-14')).toMatchObject([
      { status: 'PENDING' },
      { status: 'PENDING' },
    ])
  })

  test('is answered there, never by whoever entered it', async () => {
    const card = (await cardOf('admin', '14-09-2026'))!
    const own = await answer('supergerente', card.key, 'APPROVE')
    expect(own.error?.kind).toBe('not-found')
    const before = (await month()).total
    expect((await answer('admin', card.key, 'APPROVE')).error).toBeNull()
    const paid = await month()
    expect(paid.total - before).toBe(10_500)
    expect(paid.inPayslip).toBe(paid.total)
    const again = await answer('admin', card.key, 'APPROVE')
    expect(again.error?.message).toBe('Ya está aprobado')
    const other = (await cardOf('admin', '15-09-2026'))!
    expect((await answer('admin', other.key, 'REJECT')).error?.field).toBe('reason')
    expect((await answer('admin', other.key, 'REJECT', 'Llovió ese día')).error).toBeNull()
    expect(await cardOf('admin', '15-09-2026')).toBeUndefined()
    expect((await month()).total).toBe(paid.total)
  })
})

describe('of a closed month', () => {
  type Debt = {
    contractId: string
    originMonth: number
    lines: { concept: string; owed: number }[]
  }
  type Late = { contractId: string; value: string; origin: string | null; id: string }
  const owed = async () => {
    const payrollMonthId = september.id
    const { retroactivity, lateItems } = await api.as('admin').run<{
      retroactivity: { owed: Debt[] }
      lateItems: { rows: Late[] }
    }>(
      `query ($input: RetroactivityInput!, $filter: LateItemsFilter!) {
        retroactivity(input: $input) { owed { contractId originMonth lines { concept owed } } }
        lateItems(filter: $filter) { rows { id contractId value origin } } }`,
      { input: { payrollMonthId, size: 100 }, filter: { payrollMonthId } },
    )
    return { owed: retroactivity.owed, lateItems: lateItems.rows }
  }
  const ofHernan = async () => {
    const { owed: debts, lateItems } = await owed()
    const own = debts.find(
      (one) => one.contractId === hernans.publicId && one.originMonth === 202608,
    )
    const sums = Object.fromEntries((own?.lines ?? []).map((line) => [line.concept, line.owed]))
    const late = lateItems.find(({ contractId }) => contractId === hernans.publicId)
    return { sums, late }
  }
  const ofAugust = async () =>
    (await entries('admin', { taskId, month: 202608 })).filter(
      ({ userContractId }) => userContractId === hernans.publicId,
    )

  test('what is approved late is owed by it, with its Sunday, and paid once', async () => {
    await price('2026-08-01', '400')
    // Tuesday and Wednesday of the week that ends on Sunday 16 August.
    await save([row('l1', '2026-08-11', '50'), row('l2', '2026-08-12', '25')])
    expect((await ofHernan()).sums).toEqual({})
    const { data } = await api.as('admin').result<{ answered: number; late: number }>(
      `mutation ($input: ApprovePieceworkInput!) {
          approvePiecework(input: $input) { ${outcome} data { answered late } } }`,
      { input: { entries: seen(await ofAugust()) } },
    )
    expect(data).toEqual({ answered: 2, late: 2 })
    const { sums, late } = await ofHernan()
    expect(sums['TRATOS']).toBe(30_000)
    expect(sums['SEMANA_CORRIDA']).toBeGreaterThan(0)
    expect([Number(late?.value), late?.origin]).toEqual([30_000, 'PIECEWORK'])
    expect(
      await api.as('admin').run<{ pieceworkMonth: object }>(
        `query ($input: PieceworkMonthInput!) {
          pieceworkMonth(input: $input) { total inPayslip late } }`,
        { input: { contractId: hernans.publicId, yearMonth: 202608 } },
      ),
    ).toMatchObject({ pieceworkMonth: { total: 30_000, inPayslip: 0, late: 30_000 } })
  })

  test('is changed by its entries alone', async () => {
    const { late } = await ofHernan()
    const { error } = await api.as('admin').result(
      `mutation ($input: RemoveLateItemInput!) {
        removeLateItem(input: $input) { ${outcome} data { payrollMonthId } } }`,
      { input: { id: late?.id, payrollMonthId: september.id } },
    )
    expect(error?.message).toBe('Viene de los tratos aprobados: se cambia allá')
    const [, second] = (await ofAugust()).toSorted((a, b) => a.day.localeCompare(b.day))
    await api
      .as('admin')
      .mutate(Reject, { input: { entries: seen([second!]), reason: 'Fue en otra faena' } })
    expect((await ofHernan()).sums['TRATOS']).toBe(20_000)
  })

  test('posted, it is paid by the open month and owed no more', async () => {
    const before = await admin.payslip(september.id, hernans.publicId)
    await api.as('admin').mutate(
      `mutation ($input: OfRetroactivity!) {
        postRetroactive(input: $input) { ${outcome} data { payrollMonthId } } }`,
      { input: { payrollMonthId: september.id } },
    )
    expect((await ofHernan()).sums).toEqual({})
    const after = await admin.payslip(september.id, hernans.publicId)
    expect(after.net).toBeGreaterThan(before.net)
  })

  test('opened again it keeps what a later month pays, and takes the rest itself', async () => {
    await save([row('l3', '2026-08-13', '30', world.people.bernarda.contracts[0]!.publicId)])
    await approve(await entries('admin', { taskId, month: 202608, status: 'PENDING' }))
    const august = await admin.monthAt(vina, 202608)
    await owner.query(
      `delete from payslip_payment p using payroll_month m where m.id = p.payroll_month_id
         and m.business_id = $1 and m.year_month = 202608`,
      [vina.id],
    )
    await admin.reopen(august.id)
    const { lateItems } = await owed()
    expect(lateItems.map(({ contractId, origin }) => [contractId, origin])).toEqual([
      [hernans.publicId, 'PIECEWORK'],
    ])
    await admin.calculate(august.id)
    await drainJobs()
    const slip = await admin.payslip(august.id, world.people.bernarda.contracts[0]!.publicId)
    expect(paidOf(slip, 'TRATOS')).toBe(12_000)
    const again = await admin.payslip(august.id, hernans.publicId)
    expect(paidOf(again, 'TRATOS')).toBe(0)
    await admin.close(august.id)
    // The days give their Sunday in August itself now: what September paid for it is owed back.
    const { sums } = await ofHernan()
    expect(sums['TRATOS']).toBeUndefined()
    expect(sums['SEMANA_CORRIDA']).toBe(-paidOf(again, 'SEMANA_CORRIDA'))
  })
})

describe('the sheet of a month', () => {
  type OfPerson = { person: string; total: number; late: number; inPayslip: number | null }
  const crewsOf = async (who: Username, yearMonth = 202609) =>
    (
      await api.as(who).run<{ pieceworkMonthCrews: { supervisorId: string | null }[] }>(
        `query ($input: PieceworkMonthCrewsInput!) {
          pieceworkMonthCrews(input: $input) { supervisorId people } }`,
        { input: { yearMonth } },
      )
    ).pieceworkMonthCrews.map(({ supervisorId }) => supervisorId)
  const crewOf = async (who: Username, supervisorId: string | null, yearMonth = 202609) =>
    (
      await api.as(who).run<{ pieceworkCrewMonth: OfPerson[] }>(
        `query ($input: PieceworkCrewMonthInput!) { pieceworkCrewMonth(input: $input) {
          person total late inPayslip } }`,
        { input: { yearMonth, supervisorId } },
      )
    ).pieceworkCrewMonth
  const own = world.personOf('supervisor')!

  test('of a crew squares person by person with their payslips', async () => {
    expect(await crewsOf('admin')).toContain(own.publicId)
    const rows = await crewOf('admin', own.publicId)
    const bernarda = rows.find(({ person }) => person === world.people.bernarda.name)
    expect(bernarda).toMatchObject({ total: 20_000, late: 0, inPayslip: 20_000 })
    for (const { total, late, inPayslip } of rows) expect((inPayslip ?? 0) + late).toBe(total)
    const names = rows.map(({ person }) => person.split(' ').at(-2) ?? '')
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')))
  })

  test('says what of a closed month is paid late', async () => {
    const [first] = await crewsOf('admin', 202608)
    const rows = await crewOf('admin', first ?? null, 202608)
    expect(rows.map(({ total, late }) => total - late)).toContain(0)
  })

  test('is for people who read what is paid, and of oneself', async () => {
    for (const who of ['supervisor', 'trabajador', 'externo'] as const) {
      await expect(crewOf(who, own.publicId)).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect(await crewOf('boreal.admin', own.publicId)).toEqual([])
    expect(await crewsOf('boreal.admin')).toEqual([])
  })

  const paper = (who: Username, operation: string, type: string, input: object) =>
    api.as(who).result<{ name: string; url: string }>(
      `mutation ($input: ${type}!) {
        ${operation}(input: $input) { ${outcome} data { name url } } }`,
      { input },
    )

  test('is printed, of a person by themselves too', async () => {
    const ofMonth = { yearMonth: 202609 }
    const crew = { ...ofMonth, supervisorId: own.publicId }
    const made = await paper('admin', 'pieceworkCrewPaper', 'PieceworkCrewMonthInput', crew)
    expect(made.data?.name).toContain(`Tratos de la cuadrilla de ${own.name}`)
    const mine = { ...ofMonth, contractId: world.people.bernarda.contracts[0]?.publicId }
    for (const who of ['admin', 'trabajador'] as const) {
      const sheet = await paper(who, 'pieceworkMonthPaper', 'PieceworkMonthInput', mine)
      expect(sheet.data?.name).toBe(`Tratos de ${world.people.bernarda.name}, septiembre 2026.pdf`)
    }
    const others = { ...ofMonth, contractId: hernans.publicId }
    for (const who of ['trabajador', 'boreal.admin'] as const) {
      const refusal = await paper(who, 'pieceworkMonthPaper', 'PieceworkMonthInput', others)
      expect(refusal.error?.kind).toBe('not-found')
    }
  })
})

describe('who', () => {
  test('a supervisor enters and sees their crew, and nobody else', async () => {
    const { pieceworkCrews } = await api.as('supervisor').run<{
      pieceworkCrews: { supervisorId: string; people: number }[]
    }>(
      `query ($input: PieceworkCrewsInput!) {
        pieceworkCrews(input: $input) { supervisorId name people } }`,
      { input: { day: '2026-09-07' } },
    )
    const own = world.personOf('supervisor')!
    expect(pieceworkCrews.map(({ supervisorId }) => supervisorId)).toEqual([own.publicId])
    const crewsOf = async (input: object) =>
      (
        await api.as('admin').run<{ pieceworkCrews: { supervisorId: string; name: string }[] }>(
          `query ($input: PieceworkCrewsInput!) {
            pieceworkCrews(input: $input) { supervisorId name } }`,
          { input: { day: '2026-09-07', ...input } },
        )
      ).pieceworkCrews
    const [theirs] = await crewsOf({ supervisorId: own.publicId })
    expect(theirs?.supervisorId).toBe(own.publicId)
    expect(await crewsOf({ search: theirs?.name })).toEqual([theirs])
    expect(await crewsOf({ search: 'nadie se llama así' })).toEqual([])
    expect((await crewsOf({})).length).toBeLessThanOrEqual(20)
    const { pieceworkSheet } = await api.as('supervisor').run<{
      pieceworkSheet: { contractId: string; person: string; entered: string }[]
    }>(
      `query ($input: PieceworkSheetInput!) {
        pieceworkSheet(input: $input) { contractId person rut entered } }`,
      { input: { day: '2026-09-07', taskId, supervisorId: own.publicId } },
    )
    expect(pieceworkSheet).toHaveLength(pieceworkCrews[0]?.people ?? 0)
    const surnames = pieceworkSheet.map(({ person }) => person.split(' ').at(-2) ?? '')
    expect(surnames).toEqual(surnames.toSorted((a, b) => a.localeCompare(b, 'es')))
    const [first] = pieceworkSheet
    await save([row('s', '2026-09-07', '2', first?.contractId)], 'supervisor')
    const mine = await entries('supervisor')
    expect(mine.filter(({ isAuthor }) => isAuthor)).toHaveLength(1)
    const outside = { ...row('o', '2026-09-07', '2', own.contracts[0]?.publicId) }
    expect((await refused([outside], 'supervisor'))?.kind).toBe('not-found')
  })

  test('a worker reads their own month, and enters and approves nothing', async () => {
    const me = world.personOf('trabajador')!
    const mine = me.contracts[0]!.publicId
    expect(await month('trabajador', mine)).toMatchObject({ inPayslip: null, restDays: null })
    await expect(month('trabajador')).rejects.toMatchObject({ kind: 'not-found' })
    expect((await refused([row('w', '2026-09-07', '2', mine)], 'trabajador'))?.kind).toBe(
      'forbidden',
    )
    const all = await entries()
    expect((await approve(all, 'trabajador')).error?.kind).toBe('forbidden')
  })

  test('another company sees, enters and approves none of it', async () => {
    expect(await entries('boreal.admin', {})).toEqual([])
    const all = await entries()
    expect((await approve(all, 'boreal.admin')).error?.kind).toBe('not-found')
    expect((await refused([row('z', '2026-09-07', '2')], 'boreal.admin'))?.kind).toBe('not-found')
    await expect(month('boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })
})
