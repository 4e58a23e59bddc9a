import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { amountOf as paidOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import type { Username } from '#tests/world.ts'

const { api, world, drainJobs } = await startApi()
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
    ['day', '2026-08-20', '1', 'Agosto 2026 ya está cerrado'],
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
