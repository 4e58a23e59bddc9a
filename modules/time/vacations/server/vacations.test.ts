import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { pdfText } from '#tests/pdf-text.ts'
import type { KnownPerson } from '#tests/world.ts'

const { api, world, database, url } = await startApi()
const { owner } = database
const { vina } = world.businesses
const { bernarda, rocio, hernan, carolina } = world.people

const shown = `id userContractId startDate endDate half enjoyedUntil businessDays legalDays
  progressiveDays additionalDays advanceDays responseStatus response voucherNo version
  canAnswer canCancel canEdit authorizedBy`
const Create = `mutation Create($input: CreateVacationInput!) {
  createVacation(input: $input) { ${outcome} data { ${shown} } }
}`
const Update = `mutation Update($input: UpdateVacationInput!) {
  updateVacation(input: $input) { ${outcome} data { ${shown} } }
}`
const Withdraw = `mutation Withdraw($input: WithdrawVacationInput!) {
  withdrawVacation(input: $input) { ${outcome} data { ${shown} } }
}`
const Remove = `mutation Remove($input: DeleteVacationInput!) {
  deleteVacation(input: $input) { ${outcome} data }
}`
const Preview = `query Preview($input: VacationOverlapDatesInput!) {
  vacationOverlapDates(input: $input) {
    businessDays calendarDays returnsOn holidays available left advance shortage
    overlaps { from to isVacation } warnings
  }
}`
const configFields = `totalBalance legalBalance progressiveBalance additionalBalance claimable
  reserved daysAYear art67 progressiveMonths balanceAdjustmentDate
  periods { number from to legalDays takenDays pendingDays }`
const Config = `query Config($input: VacationConfigInput!) {
  vacationConfig(input: $input) { ${configFields} }
}`
const Configure = `mutation Configure($input: UpdateVacationConfigInput!) {
  updateVacationConfig(input: $input) { ${outcome} data { ${configFields} } }
}`
const Adjust = `mutation Adjust($input: CreateVacationAdjustmentInput!) {
  createVacationAdjustment(input: $input) { ${outcome} data { ${configFields} } }
}`
const Lot = `mutation Lot($input: CreateVacationLotInput!) {
  createVacationLot(input: $input) { ${outcome} data { ${configFields} } }
}`
const Ledger = `query Ledger($input: VacationLedgerInput!) {
  vacationLedger(input: $input) { on pool kind days balance reason vacationId }
}`
const List = `query List($filter: VacationFilter, $page: Page) {
  vacations(filter: $filter, page: $page) { total rows { ${shown} fullname } }
}`

type Vacation = {
  id: string
  responseStatus: string
  version: number
  businessDays: string
  advanceDays: string
  voucherNo: number | null
}
type Balance = { totalBalance: string; legalBalance: string; additionalBalance: string }
type Who = Parameters<typeof api.as>[0]

const contractOf = ({ contracts: [contract] }: KnownPerson) => contract?.publicId ?? ''
const ask = (person: KnownPerson, more: object, who: Who = 'admin') =>
  api.as(who).mutate<Vacation>(Create, {
    input: {
      userContractId: contractOf(person),
      startDate: '2026-10-05',
      endDate: '2026-10-09',
      ...more,
    },
  })
const answer = (id: string, responseStatus: string, more: object = {}, who: Who = 'admin') =>
  api.as(who).mutate<Vacation>(Update, { input: { id, responseStatus, ...more } })
const configOf = async (person: KnownPerson, asOf?: string) => {
  const input = { userContractId: contractOf(person), asOf }
  return (await api.as('admin').run<{ vacationConfig: Balance }>(Config, { input })).vacationConfig
}
const configure = (person: KnownPerson, more: object, who: Who = 'admin') =>
  api.as(who).mutate<Balance>(Configure, {
    input: { userContractId: contractOf(person), ...more },
  })
const opening = { balanceAdjustmentDate: '2026-08-31', reason: 'Saldo del sistema anterior' }

beforeAll(async () => {
  await owner.query('update business_option set vacation_public = true where business_id = $1', [
    vina.id,
  ])
})

describe('the balance', () => {
  test('begins again from a balance that somebody writes, and grows with each month', async () => {
    await configure(bernarda, { ...opening, legalBalance: '12.5', progressiveBalance: '1' })
    expect(await configOf(bernarda, '2026-08-31')).toMatchObject({
      legalBalance: '12.5',
      totalBalance: '13.5',
      balanceAdjustmentDate: '2026-08-31',
    })
    expect(await configOf(bernarda, '2026-10-31')).toMatchObject({ legalBalance: '15' })
  })

  test('is shown before it changes, where the screen asks', async () => {
    const input = { userContractId: contractOf(bernarda), ...opening, legalBalance: '20' }
    const headers = { 'x-asks': '1' }
    await expect(api.as('admin').run(Configure, { input }, { headers })).rejects.toMatchObject({
      kind: 'confirm',
      message: 'El saldo al 15-09-2026 cambia de 14,75 días a 22,25 días.',
    })
    expect(await configOf(bernarda, '2026-08-31')).toMatchObject({ legalBalance: '12.5' })
  })

  test('says at the field what is missing', async () => {
    const wrong = [
      [{ legalBalance: '3', reason: 'x' }, 'balanceAdjustmentDate'],
      [{ legalBalance: '3', balanceAdjustmentDate: '2026-08-31' }, 'reason'],
      [
        { ...opening, legalBalance: '3', balanceAdjustmentDate: '2027-01-01' },
        'balanceAdjustmentDate',
      ],
      [{ art67: true }, 'since'],
      [{ progressiveMonths: 120 }, 'recognizedOn'],
    ] as const
    for (const [given, field] of wrong) {
      await expect(configure(bernarda, given), field).rejects.toMatchObject({ field })
    }
  })

  test('is nobody’s own to write, and nobody’s without the right', async () => {
    const own = { ...opening, legalBalance: '90' }
    await expect(configure(carolina, own)).rejects.toMatchObject({ kind: 'forbidden' })
    await expect(configure(bernarda, own, 'trabajador')).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(configure(bernarda, own, 'boreal.admin')).rejects.toMatchObject({
      kind: 'not-found',
    })
  })

  test('a line of the ledger for each thing, whose sum is the balance', async () => {
    await api.as('admin').mutate(Adjust, {
      input: {
        userContractId: contractOf(bernarda),
        pool: 'LEGAL',
        on: '2026-09-01',
        days: '-0.5',
        reason: 'Día convenido en 2025',
      },
    })
    await api.as('admin').mutate(Lot, {
      input: {
        userContractId: contractOf(bernarda),
        source: 'BENEFIT',
        grantedOn: '2026-09-01',
        days: '2',
      },
    })
    const input = { userContractId: contractOf(bernarda), asOf: '2026-09-15' }
    const { vacationLedger: lines } = await api
      .as('admin')
      .run<{ vacationLedger: { kind: string; days: string; balance: string }[] }>(Ledger, { input })
    const sum = lines.reduce((all, { days }) => all + Number(days), 0)
    const { totalBalance } = await configOf(bernarda, '2026-09-15')
    expect(sum).toBe(Number(totalBalance))
    expect(lines.at(-1)?.balance).toBe(totalBalance)
    expect(lines.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['OPENING', 'ADJUSTMENT', 'LOT']),
    )
  })
})

describe('a request', () => {
  test('shows before it is sent its days, the return and what is left', async () => {
    // Monday 14 to Monday 21 of September: the 18th is a holiday.
    const input = {
      userContractId: contractOf(bernarda),
      startDate: '2026-09-14',
      endDate: '2026-09-21',
    }
    const { vacationOverlapDates: told } = await api
      .as('trabajador')
      .run<{ vacationOverlapDates: object }>(Preview, { input })
    expect(told).toMatchObject({
      businessDays: '5',
      calendarDays: '8',
      returnsOn: '2026-09-22',
      holidays: ['2026-09-18'],
      overlaps: [],
    })
  })

  test('waits for another person, who approves it with its voucher', async () => {
    const before = await configOf(bernarda, '2026-10-31')
    const mine = await ask(bernarda, {}, 'trabajador')
    expect(mine).toMatchObject({ responseStatus: 'PENDING', businessDays: '5', voucherNo: null })
    await expect(answer(mine.id, 'APPROVED', {}, 'trabajador')).rejects.toMatchObject({
      kind: 'forbidden',
    })
    const approved = await answer(mine.id, 'APPROVED')
    expect(approved).toMatchObject({ responseStatus: 'APPROVED', canAnswer: false })
    expect(approved.voucherNo).toBeGreaterThan(0)
    const after = await configOf(bernarda, '2026-10-31')
    expect(Number(after.totalBalance)).toBe(Number(before.totalBalance) - 5)
    await expect(answer(mine.id, 'APPROVED')).rejects.toMatchObject({
      message: 'Ya está aprobada',
    })
    const back = await api.as('trabajador').mutate<Vacation>(Withdraw, { input: { id: mine.id } })
    expect(back).toMatchObject({ responseStatus: 'CANCELED' })
    expect(await configOf(bernarda, '2026-10-31')).toEqual(before)
  })

  test('of one person is never answered by that person, not even by an administrator', async () => {
    await configure(hernan, { ...opening, legalBalance: '10' })
    await expect(ask(carolina, { approve: true })).rejects.toMatchObject({
      message: 'No puede responder su propia solicitud',
    })
    const own = await ask(carolina, { startDate: '2026-11-02', endDate: '2026-11-03' })
    await expect(answer(own.id, 'APPROVED')).rejects.toMatchObject({
      message: 'No puede responder su propia solicitud',
    })
    await expect(
      owner.query(
        `update vacation v set response_status = 'APPROVED', responded_login_id = l.id
         from login l where l.user_id = $1 and l.company_id = v.company_id
           and v.response_status = 'PENDING'`,
        [carolina.id],
      ),
    ).rejects.toMatchObject({ code: 'MG002' })
  })

  test('says why it is rejected', async () => {
    const mine = await ask(bernarda, {}, 'trabajador')
    await expect(answer(mine.id, 'REJECTED')).rejects.toMatchObject({
      field: 'response',
      message: 'Diga por qué se rechaza',
    })
    const rejected = await answer(mine.id, 'REJECTED', { response: 'Hay cosecha esa semana' })
    expect(rejected).toMatchObject({
      responseStatus: 'REJECTED',
      response: 'Hay cosecha esa semana',
    })
  })

  test('asks for no more than the balance; days in advance are given by who answers', async () => {
    await configure(rocio, { ...opening, legalBalance: '1' })
    const dates = { startDate: '2026-10-05', endDate: '2026-10-09' }
    await expect(ask(rocio, dates)).rejects.toMatchObject({
      field: 'endDate',
      message: /El saldo al 05-10-2026 es de .* y pide 5: faltan/,
    })
    const given = await ask(rocio, { ...dates, advance: true, approve: true })
    expect(Number(given.advanceDays)).toBeGreaterThan(0)
    await api.as('admin').mutate(Remove, { input: { id: given.id } })
  })

  test('spends one balance once, whatever comes at the same time', async () => {
    await configure(rocio, { ...opening, legalBalance: '5' })
    const weeks = [
      { startDate: '2026-09-21', endDate: '2026-09-25' },
      { startDate: '2026-09-28', endDate: '2026-10-02' },
      { startDate: '2026-10-19', endDate: '2026-10-23' },
    ]
    const answers = await Promise.allSettled(weeks.map((week) => ask(rocio, week)))
    const taken = answers.filter(({ status }) => status === 'fulfilled')
    expect(taken).toHaveLength(1)
    for (const one of taken) {
      if (one.status === 'fulfilled') {
        await api.as('admin').mutate(Withdraw, { input: { id: one.value.id } })
      }
    }
  })

  test('has no days of another absence, and names the days off', async () => {
    const first = await ask(bernarda, {}, 'trabajador')
    await expect(ask(bernarda, { startDate: '2026-10-08' }, 'trabajador')).rejects.toMatchObject({
      field: 'startDate',
      message: 'Ya hay otra ausencia o vacación en esos días',
    })
    await api.as('trabajador').mutate(Withdraw, { input: { id: first.id } })
    const wrong = [
      [{ startDate: '2026-09-18', endDate: '2026-09-18' }, 'startDate', /El 18-09-2026 es feriado/],
      [{ startDate: '2026-10-03', endDate: '2026-10-04' }, 'startDate', /No hay días hábiles/],
      [{ endDate: '2026-10-01' }, 'endDate', /antes de comenzar/],
      [{ half: 'AM' }, 'half', /un solo día/],
      [{ startDate: '2001-10-01', endDate: '2001-10-02' }, 'startDate', /./],
    ] as const
    for (const [given, field, message] of wrong) {
      const refused = await ask(bernarda, given, 'trabajador').catch((error: unknown) => error)
      expect(refused, field).toMatchObject({ field })
      expect(String(refused)).toMatch(message)
    }
  })

  test('half a day comes from additional days alone', async () => {
    const half = await ask(bernarda, { endDate: '2026-10-05', half: 'PM' }, 'trabajador')
    expect(half).toMatchObject({ businessDays: '0.5', additionalDays: '0.5', legalDays: '0' })
    await api.as('trabajador').mutate(Withdraw, { input: { id: half.id } })
  })
})

describe('the voucher', () => {
  const Voucher = `query Voucher($input: VacationVoucherInput!) {
    vacationVoucher(input: $input) { name url }
  }`
  type Link = { vacationVoucher: { name: string; url: string } }

  test('says on one sheet what was taken, for both to sign', async () => {
    const dates = { startDate: '2026-10-26', endDate: '2026-10-30', approve: true }
    const { id, voucherNo } = await ask(bernarda, dates)
    const { vacationVoucher } = await api.as('trabajador').run<Link>(Voucher, { input: { id } })
    expect(vacationVoucher.name).toContain(`Comprobante de vacaciones ${voucherNo}`)
    const { pathname, search } = new URL(vacationVoucher.url, url)
    const file = await fetch(new URL(pathname + search, url))
    const text = pdfText(new Uint8Array(await file.arrayBuffer()))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
    for (const said of [
      'San Fernando, 15 de septiembre de 2026',
      'lunes 26 de octubre de 2026',
      'viernes 30 de octubre de 2026',
      'Vuelve al trabajo lunes 2 de noviembre de 2026',
      'Días hábiles 5 días Sábados, domingos y festivos 0 días Días corridos 5 días',
      'Rodrigo Covarrubias Mena RUT 41.000.027-K Gerente general por Viña Los Coihues SpA',
      `${bernarda.name} RUT 41.000.069-5`,
      bernarda.name,
    ]) {
      expect(text).toContain(said)
    }
    await api.as('admin').mutate(Remove, { input: { id } })
    await expect(api.as('admin').run<Link>(Voucher, { input: { id } })).rejects.toMatchObject({
      message: /aprobadas tienen comprobante/,
    })
  })
})

describe('taking back', () => {
  test('a vacation that has begun ends today, and gives back what is left', async () => {
    const before = await configOf(bernarda, '2026-12-31')
    const begun = await ask(bernarda, {
      startDate: '2026-09-10',
      endDate: '2026-09-17',
      approve: true,
    })
    expect(begun.businessDays).toBe('6')
    const ended = await answer(begun.id, 'CANCELED', { response: 'Se le necesita en la planta' })
    // Thursday 10, Friday 11 and Monday 14 were enjoyed.
    expect(ended).toMatchObject({ responseStatus: 'APPROVED', enjoyedUntil: '2026-09-14' })
    const after = await configOf(bernarda, '2026-12-31')
    expect(Number(after.totalBalance)).toBe(Number(before.totalBalance) - 3)
    // It is over: nobody ends it once more, and makes another day of it.
    await expect(answer(begun.id, 'CANCELED', { response: 'Otra vez' })).rejects.toMatchObject({
      message: 'Ya terminaron: corrija el saldo con un ajuste',
    })
    await expect(api.as('admin').mutate(Remove, { input: { id: begun.id } })).rejects.toMatchObject(
      { kind: 'conflict' },
    )
    await expect(
      api.as('admin').mutate(Remove, { input: { id: begun.id, force: true } }),
    ).rejects.toMatchObject({ field: 'reason' })
    const input = { id: begun.id, force: true, reason: 'Se registró a quien no era' }
    await api.as('admin').mutate(Remove, { input })
    expect(await configOf(bernarda, '2026-12-31')).toEqual(before)
  })

  test('nobody rewrites an entry of a ledger', async () => {
    for (const statement of ['update vacation_entry set units = 0', 'delete from vacation_entry']) {
      await expect(asApplication(statement)).rejects.toMatchObject({ code: '42501' })
    }
  })
})

describe('a medical leave over a vacation', () => {
  const Leave = `mutation Leave($input: CreateAbsenceInput!) {
    createAbsence(input: $input) { ${outcome} data { id } }
  }`
  const Answer = `mutation Answer($input: UpdateAbsenceResponseInput!) {
    updateAbsenceResponse(input: $input) { ${outcome} data { id } }
  }`
  const Foretell = `query Foretell($input: AbsenceOverlapDatesInput!) {
    absenceOverlapDates(input: $input) { vacations }
  }`
  const leave = (startDate: string, endDate: string, who: Who, approve = false) =>
    api.as(who).result<{ id: string }>(Leave, {
      input: { userContractId: contractOf(bernarda), type: 'LICENSE', startDate, endDate, approve },
    })
  const foretold = async (startDate: string, endDate: string, who: Who = 'admin') => {
    const days = { startDate, endDate, halfDay: false, ignoreHolidays: false }
    const kind = { type: 'LICENSE', subtype: 'NORMAL', pay: 'WITHOUTPAY' }
    const input = { userContractId: contractOf(bernarda), ...kind, ...days }
    const { absenceOverlapDates } = await api
      .as(who)
      .run<{ absenceOverlapDates: { vacations: string[] } }>(Foretell, { input })
    return absenceOverlapDates.vacations
  }
  const stateOf = async (id: string) => {
    const filter = { userId: bernarda.publicId }
    const { vacations } = await api
      .as('admin')
      .run<{ vacations: { rows: { id: string }[] } }>(List, {
        filter,
        page: { number: 1, size: 50 },
      })
    return vacations.rows.find((one) => one.id === id)
  }

  test('ends it on the day before, and the answer says how many days return', async () => {
    const before = await configOf(bernarda, '2026-12-31')
    const dates = { startDate: '2026-11-09', endDate: '2026-11-20', approve: true }
    const { id, voucherNo } = await ask(bernarda, dates)
    const says = [
      'Las vacaciones del 09-11-2026 al 20-11-2026 quedan hasta el 15-11-2026: ' +
        'vuelven 5 días al saldo.',
      `El comprobante N.º ${voucherNo} pasa a ser de 5 días.`,
      'En la liquidación de noviembre 2026 ese feriado baja de 12 a 7 días corridos.',
    ]
    expect(await foretold('2026-11-16', '2026-11-18')).toEqual(says)
    expect(await foretold('2026-11-16', '2026-11-18', 'trabajador')).toEqual(says)
    expect(await foretold('2026-11-23', '2026-11-25')).toEqual([])
    const { status, message } = await leave('2026-11-16', '2026-11-18', 'admin', true)
    expect(status).toBe('OK')
    expect(message).toContain('Las vacaciones de esos días se suspenden: 5 días vuelven al saldo')
    expect(await stateOf(id)).toMatchObject({
      responseStatus: 'APPROVED',
      enjoyedUntil: '2026-11-15',
      response: 'Suspendidas por otra ausencia desde el 16-11-2026',
    })
    const after = await configOf(bernarda, '2026-12-31')
    expect(Number(after.totalBalance)).toBe(Number(before.totalBalance) - 5)
  })

  test('annuls one that begins within it, once somebody confirms the leave', async () => {
    const before = await configOf(bernarda, '2026-12-31')
    const dates = { startDate: '2026-12-01', endDate: '2026-12-04', approve: true }
    const { id } = await ask(bernarda, dates)
    expect((await foretold('2026-11-30', '2026-12-02'))[0]).toBe(
      'Las vacaciones del 01-12-2026 al 04-12-2026 se anulan: vuelven 4 días al saldo.',
    )
    const { data } = await leave('2026-11-30', '2026-12-02', 'trabajador')
    expect(await stateOf(id)).toMatchObject({ responseStatus: 'APPROVED' })
    const input = { id: data?.id, responseStatus: 'APPROVED' }
    const { message } = await api.as('admin').result(Answer, { input })
    expect(message).toContain('4 días vuelven al saldo')
    expect(await stateOf(id)).toMatchObject({ responseStatus: 'CANCELED' })
    expect(await configOf(bernarda, '2026-12-31')).toEqual(before)
  })
})

describe('the reports', () => {
  const Balances = `query Balances($filter: VacationBalanceFilter, $page: Page) {
    vacationBalanceReport(filter: $filter, page: $page) {
      total rows { id fullname totalBalance claimable reserved }
    }
  }`
  const History = `query History($filter: VacationHistoryFilter!, $page: Page) {
    vacationHistoryReport(filter: $filter, page: $page) { total rows { id fullname businessDays } }
  }`
  type Row = { id: string; fullname: string; totalBalance: string }
  const balances = async (who: Who, filter: object = {}) =>
    (
      await api.as(who).run<{ vacationBalanceReport: { total: number; rows: Row[] } }>(Balances, {
        filter,
        page: { number: 1, size: 100 },
      })
    ).vacationBalanceReport

  test('the balance of a person there is that of their account', async () => {
    const { rows } = await balances('admin', { search: 'huenchul', asOf: '2026-10-31' })
    const { totalBalance } = await configOf(bernarda, '2026-10-31')
    expect(rows).toMatchObject([{ id: contractOf(bernarda), totalBalance }])
  })

  test('everybody within reach has a balance, and nobody else', async () => {
    const { total, rows } = await balances('admin')
    expect(total).toBeGreaterThan(50)
    expect(rows).toHaveLength(Math.min(total, 100))
    const ofPeumal = await balances('gerente.peumal')
    expect(ofPeumal.total).toBeLessThan(total)
    await expect(balances('trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
  })

  test('the history has what was taken in some days', async () => {
    const filter = { from: '2026-02-01', to: '2026-02-28', status: 'APPROVED' }
    const { vacationHistoryReport: history } = await api
      .as('admin')
      .run<{ vacationHistoryReport: { total: number } }>(History, {
        filter,
        page: { number: 1, size: 50 },
      })
    expect(history.total).toBe(3)
    await expect(
      api.as('admin').run(History, { filter: { from: '2026-02-01', to: '2026-01-01' } }),
    ).rejects.toMatchObject({ field: 'to' })
  })
})

describe('the contracts of somebody', () => {
  const Contracts = `query Contracts($input: VacationContractsInput!) {
    vacationContracts(input: $input) { id canAsk canAnswer canSeeBalance canConfigure }
  }`
  const contractsOf = async (who: Who, person?: KnownPerson) =>
    (
      await api.as(who).run<{ vacationContracts: object[] }>(Contracts, {
        input: { userId: person?.publicId },
      })
    ).vacationContracts
  const [id, none] = [contractOf(bernarda), { canAnswer: false, canConfigure: false }]

  test('say what each person may do there', async () => {
    const own = { id, canAsk: true, canSeeBalance: true, ...none }
    expect(await contractsOf('trabajador')).toEqual([own])
    expect(await contractsOf('supervisor', bernarda)).toMatchObject([
      { id, canAnswer: true, canSeeBalance: false, canConfigure: false },
    ])
    expect(await contractsOf('admin', bernarda)).toMatchObject([
      { canAnswer: true, canConfigure: true },
    ])
    expect(await contractsOf('admin', carolina)).toMatchObject([none])
    expect(await contractsOf('trabajador', rocio)).toEqual([])
  })
})

describe('the list', () => {
  test('shows each person their own, and somebody of HR all', async () => {
    const rowsFor = async (who: Who, filter: object = {}) =>
      (
        await api.as(who).run<{
          vacations: { total: number; rows: { fullname: string; canAnswer: boolean }[] }
        }>(List, { filter, page: { number: 1, size: 50 } })
      ).vacations
    const mine = await rowsFor('trabajador')
    expect(mine.total).toBeGreaterThan(0)
    expect(new Set(mine.rows.map(({ fullname }) => fullname)).size).toBe(1)
    expect(mine.rows.some(({ canAnswer }) => canAnswer)).toBe(false)
    expect((await rowsFor('admin')).total).toBeGreaterThan(mine.total)
    expect((await rowsFor('boreal.admin')).total).toBe(0)
  })
})

async function asApplication(statement: string): Promise<void> {
  await owner.query('begin')
  try {
    await owner.query('set local role minga_app')
    await owner.query(`select set_config('app.company_id', $1, true)`, [String(world.coihues.id)])
    await owner.query(statement)
  } finally {
    await owner.query('rollback')
  }
}
