import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, drainJobs, database } = await startApi()
const { bernarda, carolina } = world.people

const Ask = `mutation Ask($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { id } }
}`
const Remove = `mutation Remove($input: DeleteVacationInput!) {
  deleteVacation(input: $input) { ${outcome} data }
}`
const Configure = `mutation Configure($input: UpdateVacationConfigInput!) {
  updateVacationConfig(input: $input) { ${outcome} data { totalBalance } }
}`
const Config = `query Config($input: VacationConfigInput!) {
  vacationConfig(input: $input) { totalBalance }
}`
const Ledger = `query Ledger($input: VacationLedgerInput!) {
  vacationLedger(input: $input) { kind days reason }
}`
const List = `query List($filter: VacationFilter) {
  vacations(filter: $filter) { rows { id businessDays legalDays } }
}`
const NewDay = `mutation NewDay($input: CreateHolidayInput!) {
  createHoliday(input: $input) { ${outcome} data { id version } }
}`
const ChangeDay = `mutation ChangeDay($input: UpdateHolidayInput!) {
  updateHoliday(input: $input) { ${outcome} data { id version } }
}`
const NoDay = `mutation NoDay($input: ByIdHoliday!) {
  deleteHoliday(input: $input) { ${outcome} data }
}`

type Line = { kind: string; days: string; reason: string | null }
type Day = { id: string; version: number }

type Who = Parameters<typeof api.as>[0]

const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const admin = api.as('admin')
const day = (date: string, more: object = {}) => ({
  date,
  title: 'Interferiado',
  type: 'CIVIL',
  status: 'ACTIVE',
  irrevocable: false,
  countsForVacation: true,
  comment: null,
  ...more,
})
const give = (date: string, more: object = {}) =>
  admin.mutate<Day>(NewDay, { input: day(date, more) })
const take = (startDate: string, endDate: string) =>
  admin.mutate<{ id: string }>(Ask, {
    input: { userContractId: contractOf(bernarda), startDate, endDate, approve: true },
  })
const balance = async () => {
  const input = { userContractId: contractOf(bernarda), asOf: '2026-12-31' }
  const { vacationConfig } = await admin.run<{ vacationConfig: { totalBalance: string } }>(Config, {
    input,
  })
  return Number(vacationConfig.totalBalance)
}
const ledger = async () => {
  const input = { userContractId: contractOf(bernarda), asOf: '2026-12-31' }
  return (await admin.run<{ vacationLedger: Line[] }>(Ledger, { input })).vacationLedger
}
const daysOf = async (id: string) => {
  const filter = { userId: bernarda.publicId }
  const { vacations } = await admin.run<{
    vacations: { rows: { id: string; businessDays: string }[] }
  }>(List, { filter })
  return vacations.rows.find((row) => row.id === id)?.businessDays
}

const configured = (balanceAdjustmentDate: string) =>
  admin.mutate(Configure, {
    input: {
      userContractId: contractOf(bernarda),
      balanceAdjustmentDate,
      legalBalance: '20',
      reason: 'Saldo del sistema anterior',
    },
  })

beforeAll(() => configured('2026-08-31'))

describe('a day off that the company gives', () => {
  test('counts the requests that nobody answered again, and moves no balance', async () => {
    const { id } = await admin.mutate<{ id: string }>(Ask, {
      input: {
        userContractId: contractOf(bernarda),
        startDate: '2026-12-14',
        endDate: '2026-12-21',
      },
    })
    expect(await daysOf(id)).toBe('6')
    const before = await balance()
    const given = await give('2026-12-16')
    await drainJobs()
    expect(await daysOf(id)).toBe('5')
    await admin.mutate(NoDay, { input: { id: given.id } })
    await drainJobs()
    expect(await daysOf(id)).toBe('6')
    expect(await balance()).toBe(before)
    await admin.mutate(Remove, { input: { id } })
  })

  test('returns the day to the vacations to come, moves it, and takes it again', async () => {
    const { id } = await take('2026-11-16', '2026-11-27')
    const before = await balance()
    const headers = { 'x-asks': '1' }
    const asked = admin.run(NewDay, { input: day('2026-11-20') }, { headers })
    await expect(asked).rejects.toMatchObject({
      kind: 'confirm',
      message: '1 vacación cambia de días.',
    })
    const given = await give('2026-11-20')
    await drainJobs()
    expect(await balance()).toBe(before + 1)
    expect(await daysOf(id)).toBe('9')
    expect(await ledger()).toContainEqual({
      kind: 'GIVE_BACK',
      days: '1',
      reason: 'El 20-11-2026 es feriado: se devolvió 1 día',
    })

    // Within the same vacation nothing changes; beyond it, the day is taken again.
    await admin.mutate(ChangeDay, {
      input: { id: given.id, version: given.version, date: '2026-11-23' },
    })
    await drainJobs()
    expect(await balance()).toBe(before + 1)
    await admin.mutate(NoDay, { input: { id: given.id } })
    await drainJobs()
    expect(await balance()).toBe(before)
    expect(await daysOf(id)).toBe('10')
    expect((await ledger()).map(({ reason }) => reason)).toContain(
      'El 23-11-2026 ya no es feriado: se usó 1 día',
    )

    // What was returned once is not returned again when the vacation ends.
    await give('2026-11-20')
    await drainJobs()
    await admin.mutate(Remove, { input: { id } })
    expect(await balance()).toBe(before + 10)
  })

  test('that spends vacations, or falls on a Saturday, changes none', async () => {
    const { id } = await take('2026-12-14', '2026-12-22')
    const before = await balance()
    await give('2026-12-15', { countsForVacation: false })
    await give('2026-12-19')
    await drainJobs()
    expect(await balance()).toBe(before)
    await admin.mutate(Remove, { input: { id } })
  })

  test('names who enjoyed it already, and changes nothing of theirs', async () => {
    const { id } = await take('2026-09-07', '2026-09-11')
    const before = await balance()
    const headers = { 'x-asks': '1' }
    await expect(
      admin.run(NewDay, { input: day('2026-09-08') }, { headers }),
    ).rejects.toMatchObject({
      kind: 'confirm',
      message:
        'Ya gozaron ese día, y su saldo se decide en «Vacaciones», «Por decidir»: ' +
        `${bernarda.name}.`,
    })
    await give('2026-09-08')
    await drainJobs()
    expect(await balance()).toBe(before)
    await admin.mutate(Remove, { input: { id, force: true, reason: 'Era una prueba' } })
  })
})

describe('a day off within vacations that were enjoyed already', () => {
  const List = `query List($filter: VacationDoubtFilter) {
    vacationDoubts(filter: $filter) {
      total rows { id fullname day days state reason decidedBy canDecide version }
    }
  }`
  const Decide = `mutation Decide($input: DecideVacationDoubtsInput!) {
    decideVacationDoubts(input: $input) { ${outcome} data { decided } }
  }`
  type Doubt = {
    id: string
    fullname: string
    day: string
    days: string
    state: string
    version: number
  }
  const doubts = async (state: string, who: Who = 'admin') => {
    const answer = await api
      .as(who)
      .run<{ vacationDoubts: { rows: Doubt[] } }>(List, { filter: { state } })
    return answer.vacationDoubts.rows
  }
  const waiting = async (on: string) => {
    const found = (await doubts('PENDING')).find((one) => one.day === on)
    if (!found) throw new Error(`nothing waits for ${on}`)
    return found
  }
  const decide = (rows: readonly Doubt[], correct: boolean, who: Who = 'admin') =>
    api.as(who).mutate<{ decided: number }>(Decide, {
      input: {
        doubts: rows.map(({ id, version }) => ({ id, version })),
        correct,
        reason: 'Se acordó con la persona',
      },
    })

  test('waits for a decision, and gives the day back once', async () => {
    const { id } = await take('2026-09-01', '2026-09-04')
    const before = await balance()
    await give('2026-09-03')
    const doubt = await waiting('2026-09-03')
    expect(doubt).toMatchObject({ days: '1', state: 'PENDING', canDecide: true })
    expect(await balance()).toBe(before)
    // Of two at the same moment one decides, and the other one reads what was decided.
    const answers = await Promise.allSettled([decide([doubt], true), decide([doubt], true)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await balance()).toBe(before + 1)
    expect(await daysOf(id)).toBe('3')
    expect(await ledger()).toContainEqual({
      kind: 'GIVE_BACK',
      days: '1',
      reason: 'Era feriado el 03-09-2026: Se acordó con la persona',
    })
    expect(await doubts('CORRECTED')).toMatchObject([
      { day: '2026-09-03', reason: 'Se acordó con la persona' },
    ])
    await expect(decide([doubt], false)).rejects.toMatchObject({ kind: 'conflict' })
    await api.as('admin').mutate(Remove, { input: { id, force: true, reason: 'Prueba' } })
    expect(await balance()).toBe(before + 4)
  })

  test('may stay as it is, and no later recount returns it', async () => {
    const { id } = await take('2026-09-07', '2026-09-25')
    const before = await balance()
    const day = await give('2026-09-09')
    await decide([await waiting('2026-09-09')], false)
    expect(await balance()).toBe(before)
    // A day to come within the same vacation is counted by itself.
    await give('2026-09-23')
    await drainJobs()
    expect(await balance()).toBe(before + 1)
    // The same day off again, in other words, asks nothing; without it nothing is to be decided.
    await admin.mutate(ChangeDay, {
      input: { id: day.id, version: day.version, title: 'Otro nombre' },
    })
    expect(await doubts('KEPT')).toHaveLength(1)
    await admin.mutate(NoDay, { input: { id: day.id } })
    expect(await doubts('KEPT')).toEqual([])
    expect(await balance()).toBe(before + 1)
    await api.as('admin').mutate(Remove, { input: { id, force: true, reason: 'Prueba' } })
  })

  test('is decided by who configures vacations, for people within reach', async () => {
    const { id } = await take('2026-09-01', '2026-09-04')
    await give('2026-09-02')
    const doubt = await waiting('2026-09-02')
    for (const who of ['supervisor', 'trabajador', 'gerente', 'lectura'] as const) {
      await expect(decide([doubt], true, who), who).rejects.toMatchObject({ kind: 'forbidden' })
      await expect(doubts('PENDING', who), who).rejects.toMatchObject({ kind: 'forbidden' })
    }
    expect(await doubts('PENDING', 'boreal.admin')).toEqual([])
    await expect(decide([doubt], true, 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
    // Nobody decides about their own, whatever their role.
    await api.as('supergerente').mutate(Ask, {
      input: {
        userContractId: contractOf(carolina),
        startDate: '2026-09-01',
        endDate: '2026-09-02',
        approve: true,
        advance: true,
      },
    })
    await give('2026-09-01')
    const own = (await doubts('PENDING')).find(({ fullname }) => fullname === carolina.name)
    if (!own) throw new Error("the day off is in nobody's vacations")
    await expect(decide([doubt, own], true)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(decide([], true)).rejects.toMatchObject({ field: 'doubts' })
    await api.as('admin').mutate(Remove, { input: { id, force: true, reason: 'Prueba' } })
    await expect(decide([doubt], true)).rejects.toMatchObject({ message: /se anularon/ })
  })
})

describe('somebody who works elsewhere from a day on', () => {
  type Office = { id: string; version: number }
  const asks = { headers: { 'x-asks': '1' } }
  const open = (name: string, communeCode: string) =>
    admin.mutate<Office>(
      `mutation Open($input: CreateBranchOfficeInput!) {
        createBranchOffice(input: $input) { ${outcome} data { id version } } }`,
      { input: { name, communeCode, status: 'ACTIVE' } },
    )
  const Move = `mutation Move($input: UpdateUserContractInput!) {
    updateUserContract(input: $input) { ${outcome} data { branchOffice } } }`
  const to = (branchOffice: string | null) => ({
    input: { id: contractOf(bernarda), branchOffice, from: '2027-08-01' },
  })
  const Correct = `mutation Correct($input: UpdateBranchOfficeInput!) {
    updateBranchOffice(input: $input) { ${outcome} data { id version } } }`
  const Join = `mutation Join($input: MergeBranchOfficesInput!) {
    mergeBranchOffices(input: $input) { ${outcome} data } }`

  test('has the approved vacations counted by the holidays of the new place', async () => {
    // Friday 20 August 2027 is a holiday in Chillán alone (commune 16101).
    const { id } = await take('2027-08-16', '2027-08-27')
    expect(await daysOf(id)).toBe('10')
    const chillan = await open('Sucursal Chillán', '16101')
    const moved = admin.run(Move, to('Sucursal Chillán'), asks)
    await expect(moved).rejects.toMatchObject({
      kind: 'confirm',
      message: '1 vacación cambia de días.',
    })
    await admin.mutate(Move, to('Sucursal Chillán'))
    await drainJobs()
    expect(await daysOf(id)).toBe('9')
    const { rows } = await database.owner.query(
      'select title from notification where user_id = $1 and key like $2',
      [bernarda.id, 'recount:%'],
    )
    expect(rows).toContainEqual({ title: 'El 20-08-2027 es feriado: se devolvió 1 día' })

    // The office itself is corrected to another commune: the day is taken again.
    const corrected = { id: chillan.id, version: chillan.version, communeCode: '07301' }
    await expect(admin.run(Correct, { input: corrected }, asks)).rejects.toMatchObject({
      kind: 'confirm',
    })
    await admin.mutate(Correct, { input: corrected })
    await drainJobs()
    expect(await daysOf(id)).toBe('10')

    // Joined to one of that place, its people have the holiday again.
    const other = await open('Planta Chillán', '16103')
    const join = { id: chillan.id, intoId: other.id, version: chillan.version + 1 }
    await admin.mutate(Join, { input: join })
    await drainJobs()
    expect(await daysOf(id)).toBe('9')
    await admin.mutate(Remove, { input: { id } })
  })

  test('has them counted again when the razón social moves to another commune', async () => {
    await admin.mutate(Move, to(null))
    const { id } = await take('2027-08-16', '2027-08-27')
    expect(await daysOf(id)).toBe('10')
    const businessId = world.businesses.vina.publicId
    const settle = async (communeCode: string, headers: Record<string, string> = {}) => {
      const { business } = await admin.run<{ business: { version: number } }>(
        'query ($input: ByIdBusiness!) { business(input: $input) { version } }',
        { input: { id: businessId } },
      )
      return admin.run<{ updateBusiness: { data: { communeCode: string } } }>(
        `mutation ($input: UpdateBusinessInput!) {
          updateBusiness(input: $input) { ${outcome} data { communeCode } } }`,
        { input: { id: businessId, version: business.version, communeCode } },
        { headers },
      )
    }
    await settle('13101')
    await drainJobs()
    await expect(settle('16101', { 'x-asks': '1' })).rejects.toMatchObject({
      kind: 'confirm',
      message: '1 vacación cambia de días.',
    })
    await settle('16101')
    await drainJobs()
    expect(await daysOf(id)).toBe('9')
    await admin.mutate(Remove, { input: { id } })
    await settle('13101')
    await drainJobs()
  })
})
