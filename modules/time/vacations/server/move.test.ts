import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database } = await startApi()
const { vina } = world.businesses
const { bernarda, rocio } = world.people

const shown = `id startDate endDate businessDays legalDays responseStatus response voucherNo version
  canMove canAnswer oldStart oldEnd`
const Create = `mutation Create($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { ${shown} } }
}`
const Update = `mutation Update($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { ${shown} } }
}`
const Withdraw = `mutation Withdraw($input: WithdrawVacationInput!) {
  withdrawVacation(input: $input) { ${outcome} data { ${shown} } }
}`
const Config = `query Config($input: VacationConfigInput!) {
  vacationConfig(input: $input) { legalBalance totalBalance reserved }
}`
const Configure = `mutation Configure($input: UpdateVacationConfigInput!) {
  updateVacationConfig(input: $input) { ${outcome} data { legalBalance } }
}`
const Preview = `query Preview($input: VacationOverlapDatesInput!) {
  vacationOverlapDates(input: $input) { businessDays available left overlaps { from to } }
}`
const Balances = `query B($filter: VacationBalanceFilter) {
  vacationBalanceReport(filter: $filter) { rows { fullname reserved } }
}`
const Inbox = `query { inbox { rows { key title summary } } }`
const Notices = `query { notices { rows { title detail } } }`
const List = `query List($filter: VacationFilter) {
  vacations(filter: $filter) { rows { ${shown} } }
}`

type Row = {
  id: string
  startDate: string
  businessDays: string
  responseStatus: string
  response: string | null
  voucherNo: number | null
  canMove: boolean
  oldStart: string | null
  oldEnd: string | null
}
type Who = Parameters<typeof api.as>[0]

const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const ask = (
  who: Who,
  person: KnownPerson,
  startDate: string,
  endDate: string,
  more: object = {},
) =>
  api.as(who).mutate<Row>(Create, {
    input: { userContractId: contractOf(person), startDate, endDate, ...more },
  })
const answer = (id: string, responseStatus: string, more: object = {}, who: Who = 'admin') =>
  api.as(who).mutate<Row>(Update, { input: { id, responseStatus, ...more } })
const withdraw = (id: string, who: Who) => api.as(who).mutate<Row>(Withdraw, { input: { id } })
const rowsOf = async (person: KnownPerson) =>
  (
    await api.as('admin').run<{ vacations: { rows: Row[] } }>(List, {
      filter: { userId: person.publicId },
    })
  ).vacations.rows
const rowOf = async (person: KnownPerson, id: string) => {
  const row = (await rowsOf(person)).find((one) => one.id === id)
  if (!row) throw new Error(`No vacation ${id}`)
  return row
}
const balanceOf = async (person: KnownPerson) => {
  const input = { userContractId: contractOf(person), asOf: '2026-12-31' }
  const { vacationConfig } = await api
    .as('admin')
    .run<{ vacationConfig: { totalBalance: string; reserved: string } }>(Config, { input })
  return vacationConfig
}

beforeAll(async () => {
  await database.owner.query(
    'update business_option set vacation_public = true where business_id = $1',
    [vina.id],
  )
  for (const person of [bernarda, rocio]) {
    await api.as('admin').mutate(Configure, {
      input: {
        userContractId: contractOf(person),
        balanceAdjustmentDate: '2026-08-31',
        legalBalance: '12',
        reason: 'Saldo del sistema anterior',
      },
    })
  }
})

describe('other dates of an approved vacation', () => {
  test('are asked for, and swapped when somebody approves them', async () => {
    const before = await balanceOf(bernarda)
    const first = await ask('admin', bernarda, '2026-11-09', '2026-11-13', { approve: true })
    expect(first).toMatchObject({ responseStatus: 'APPROVED', canMove: true })
    expect(Number((await balanceOf(bernarda)).totalBalance)).toBe(Number(before.totalBalance) - 5)

    const change = await ask('trabajador', bernarda, '2026-11-11', '2026-11-20', {
      replacesId: first.id,
    })
    expect(change).toMatchObject({
      responseStatus: 'PENDING',
      businessDays: '8',
      oldStart: '2026-11-09',
      oldEnd: '2026-11-13',
    })
    // The approved ones hold meanwhile, and only the three days more are reserved.
    expect(await rowOf(bernarda, first.id)).toMatchObject({ responseStatus: 'APPROVED' })
    expect(await balanceOf(bernarda)).toEqual({
      ...before,
      legalBalance: expect.any(String),
      totalBalance: String(Number(before.totalBalance) - 5),
      reserved: String(Number(before.reserved) + 3),
    })
    const { vacationBalanceReport } = await api
      .as('admin')
      .run<{ vacationBalanceReport: { rows: { fullname: string; reserved: string }[] } }>(
        Balances,
        {
          filter: { search: bernarda.rut },
        },
      )
    expect(vacationBalanceReport.rows[0]?.reserved).toBe(String(Number(before.reserved) + 3))

    const { inbox } = await api
      .as('supergerente')
      .run<{ inbox: { rows: { title: string; summary: string }[] } }>(Inbox)
    expect(inbox.rows).toContainEqual(
      expect.objectContaining({
        title: 'Vacaciones del 11-11-2026 al 20-11-2026',
        summary: expect.stringMatching(/^8 días · .*Cambia las del 09-11-2026 al 13-11-2026/),
      }),
    )
    const told = await answer(change.id, 'APPROVED')
    expect(told).toMatchObject({ responseStatus: 'APPROVED', voucherNo: expect.any(Number) })
    expect(await rowOf(bernarda, first.id)).toMatchObject({
      responseStatus: 'CANCELED',
      response: 'Cambiadas por las del 11-11-2026 al 20-11-2026',
    })
    const after = await balanceOf(bernarda)
    expect(Number(after.totalBalance)).toBe(Number(before.totalBalance) - 8)
    expect(after.reserved).toBe(before.reserved)
    const { notices } = await api
      .as('trabajador')
      .run<{ notices: { rows: { title: string; detail: string | null }[] } }>(Notices)
    expect(notices.rows).toContainEqual(
      expect.objectContaining({
        title: 'Sus vacaciones del 11-11-2026 al 20-11-2026 fueron aprobadas',
        detail: 'Reemplazan a las del 09-11-2026 al 13-11-2026',
      }),
    )
    const { rows } = await database.owner.query<{ from: string; to: string }>(
      `select from_day::text as "from", to_day::text as "to" from time_off
       where user_contract_id = $1 and from_day between '2026-11-01' and '2026-11-30'`,
      [bernarda.contracts[0]?.id],
    )
    expect(rows).toEqual([{ from: '2026-11-11', to: '2026-11-20' }])
  })

  test('count with the days that return, also where the balance is short', async () => {
    // Twelve days and a fraction: eight are approved, and the other eight fit only with them back.
    const eight = await ask('admin', rocio, '2026-10-19', '2026-10-28', { approve: true })
    const input = {
      userContractId: contractOf(rocio),
      startDate: '2026-10-26',
      endDate: '2026-11-06',
      exceptId: eight.id,
    }
    const { vacationOverlapDates } = await api
      .as('admin')
      .run<{ vacationOverlapDates: { available: string; overlaps: unknown[] } }>(Preview, { input })
    expect(Number(vacationOverlapDates.available)).toBeGreaterThanOrEqual(12)
    expect(vacationOverlapDates.overlaps).toEqual([])
    // Whoever answers changes them at once.
    const moved = await ask('admin', rocio, '2026-10-26', '2026-11-06', {
      replacesId: eight.id,
      approve: true,
    })
    expect(moved).toMatchObject({ responseStatus: 'APPROVED', oldStart: '2026-10-19' })
    expect(await rowOf(rocio, eight.id)).toMatchObject({ responseStatus: 'CANCELED' })
    await answer(moved.id, 'CANCELED')
  })

  test('that are rejected leave the approved ones as they were', async () => {
    const before = await balanceOf(bernarda)
    const first = await ask('admin', bernarda, '2026-12-14', '2026-12-15', { approve: true })
    const change = await ask('trabajador', bernarda, '2026-12-21', '2026-12-22', {
      replacesId: first.id,
    })
    await answer(change.id, 'REJECTED', { response: 'Es temporada alta' })
    expect(await rowOf(bernarda, first.id)).toMatchObject({ responseStatus: 'APPROVED' })
    expect(Number((await balanceOf(bernarda)).totalBalance)).toBe(Number(before.totalBalance) - 2)
    const { notices } = await api
      .as('trabajador')
      .run<{ notices: { rows: { detail: string | null }[] } }>(Notices)
    expect(notices.rows).toContainEqual(
      expect.objectContaining({
        detail: 'Es temporada alta. Siguen aprobadas las del 14-12-2026 al 15-12-2026',
      }),
    )
    // What was annulled meanwhile returned its days: the change is then a request like others.
    const again = await ask('trabajador', bernarda, '2026-12-28', '2026-12-29', {
      replacesId: first.id,
    })
    await withdraw(first.id, 'trabajador')
    await answer(again.id, 'APPROVED')
    const after = await balanceOf(bernarda)
    expect(Number(after.totalBalance)).toBe(Number(before.totalBalance) - 2)
    await answer(again.id, 'CANCELED')
    expect(await balanceOf(bernarda)).toEqual(before)
  })

  test('are refused of what began, twice at once, on taken days, and to anybody else', async () => {
    const first = await ask('admin', bernarda, '2026-12-14', '2026-12-15', { approve: true })
    const other = await ask('admin', bernarda, '2026-12-17', '2026-12-18', { approve: true })
    const change = (startDate: string, endDate: string, who: Who, more: object = {}) =>
      ask(who, bernarda, startDate, endDate, { replacesId: first.id, ...more })
    await expect(change('2026-12-16', '2026-12-17', 'trabajador')).rejects.toMatchObject({
      message: 'Ya hay otra ausencia o vacación en esos días',
    })
    await expect(change('2026-12-14', '2026-12-15', 'trabajador')).rejects.toMatchObject({
      message: 'Son las mismas fechas',
      field: 'startDate',
    })
    await expect(
      change('2026-12-21', '2026-12-22', 'trabajador', { approve: true }),
    ).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(
      ask('admin', rocio, '2026-12-21', '2026-12-22', { replacesId: first.id }),
    ).rejects.toMatchObject({ kind: 'not-found' })
    await expect(
      ask('boreal.admin', bernarda, '2026-12-21', '2026-12-22', { replacesId: first.id }),
    ).rejects.toMatchObject({ kind: 'not-found' })
    const asked = await Promise.allSettled([
      change('2026-12-21', '2026-12-22', 'trabajador'),
      change('2026-12-28', '2026-12-29', 'trabajador'),
    ])
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(change('2026-12-21', '2026-12-22', 'admin')).rejects.toMatchObject({
      message: 'Ya hay un cambio de fechas que espera respuesta',
    })
    const [pending] = (await rowsOf(bernarda)).filter(
      ({ responseStatus, oldStart }) => responseStatus === 'PENDING' && oldStart === '2026-12-14',
    )
    await expect(
      ask('trabajador', bernarda, '2026-12-21', '2026-12-22', { replacesId: pending?.id }),
    ).rejects.toMatchObject({
      message: 'Aún no se responde: modifique la solicitud, o anúlela y pida otra',
    })
    await expect(
      api.as('admin').mutate(Update, {
        input: { id: pending?.id, startDate: '2026-12-17', endDate: '2026-12-18' },
      }),
    ).rejects.toMatchObject({ message: 'Ya hay otra ausencia o vacación en esos días' })
    // Of two answers at once to a change, one is second; the days are spent once.
    const both = await Promise.allSettled([
      answer(pending?.id ?? '', 'APPROVED'),
      answer(pending?.id ?? '', 'APPROVED', {}, 'supergerente'),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    for (const id of [pending?.id ?? '', other.id]) await answer(id, 'CANCELED')
    await expect(change('2026-12-21', '2026-12-22', 'trabajador')).rejects.toMatchObject({
      message: 'Está anulada',
    })
    await database.owner.query(
      `update vacation set start_date = '2026-09-14', end_date = '2026-09-16',
         response_status = 'APPROVED' where id = (select max(id) from vacation
         where user_contract_id = $1 and start_date = '2026-12-17')`,
      [bernarda.contracts[0]?.id],
    )
    await expect(
      ask('trabajador', bernarda, '2026-12-21', '2026-12-22', { replacesId: other.id }),
    ).rejects.toMatchObject({ message: 'Ya comenzaron: sus fechas no se cambian' })
    await expect(withdraw(first.id, 'trabajador')).rejects.toMatchObject({
      message: 'Está anulada',
    })
  })
})

describe('the purse that somebody prefers', () => {
  const given = {
    userContractId: contractOf(rocio),
    startDate: '2026-12-01',
    endDate: '2026-12-04',
  }
  const Pools = `query P($input: VacationOverlapDatesInput!) {
    vacationOverlapDates(input: $input) { purses legalDays additionalDays } }`
  type Told = { purses: number; legalDays: string; additionalDays: string }
  const told = async (more: object) => {
    const { vacationOverlapDates } = await api
      .as('admin')
      .run<{ vacationOverlapDates: Told }>(Pools, { input: { ...given, ...more } })
    return vacationOverlapDates
  }
  const Lot = `mutation Lot($input: CreateVacationLotInput!) {
    createVacationLot(input: $input) { ${outcome} data { totalBalance } } }`

  test('gives its days first, before and after the answer', async () => {
    await api.as('admin').mutate(Lot, {
      input: {
        userContractId: contractOf(rocio),
        source: 'BENEFIT',
        grantedOn: '2026-09-01',
        days: '3',
      },
    })
    const order = { poolOrder: 'ADDITIONAL_LEGAL_PROGRESSIVE' }
    expect(await told({})).toMatchObject({ legalDays: '4', additionalDays: '0' })
    expect(await told(order)).toMatchObject({ legalDays: '1', additionalDays: '3' })
    expect((await told({})).purses).toBeGreaterThan(1)
    const asked = await ask('admin', rocio, given.startDate, given.endDate, {
      ...order,
      approve: false,
    })
    expect(asked).toMatchObject({ responseStatus: 'PENDING', legalDays: '1' })
    expect(await answer(asked.id, 'APPROVED')).toMatchObject({ legalDays: '1' })
    const { rows } = await database.owner.query<{ pool: string; units: number }>(
      `select pool, sum(units)::integer as units from vacation_entry e
       where e.user_contract_id = $1 and e.effective_on >= '2026-12-01'
       group by pool order by pool`,
      [rocio.contracts[0]?.id],
    )
    expect(rows).toEqual([
      { pool: 'ADDITIONAL', units: -2160 },
      { pool: 'LEGAL', units: -720 },
    ])
    await expect(
      ask('admin', rocio, '2026-12-09', '2026-12-10', { poolOrder: 'CUALQUIERA' }),
    ).rejects.toThrow()
  })
})
