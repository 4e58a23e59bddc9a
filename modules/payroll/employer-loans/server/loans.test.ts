import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { amountOf, findingsOf, type MonthRow, outcome, payrollOf } from '#tests/api/payroll.ts'
import { releaseOf } from '#tests/api/processes.ts'

const { api, world, asCompany, drainJobs } = await startApi()
const { vina } = world.businesses
const { bernarda } = world.people
const contractId = bernarda.contracts[0]?.publicId ?? ''
const admin = payrollOf(api.as('admin'))

type Quota = { kind: string; yearMonth: number; amount: number; state: string; owed: number }
type Loan = {
  id: string
  balance: number
  paid: number
  quotasLeft: number
  nextMonth: number | null
  lastMonth: number | null
  state: string
  version: number
  schedule: Quota[]
  pauses: { fromMonth: number; months: number; reason: string; author: string | null }[]
}
const whole = `id balance paid quotasLeft nextMonth lastMonth state version
  schedule { number kind yearMonth amount state owed }
  pauses { fromMonth months reason author }`
const Create = `mutation ($input: CreateEmployerLoanInput!) {
  createEmployerLoan(input: $input) { ${outcome} data { ${whole} } }
}`
const Pay = `mutation ($input: PayEmployerLoanInput!) {
  payEmployerLoan(input: $input) { ${outcome} data { ${whole} } }
}`
const Suspend = `mutation ($input: SuspendEmployerLoanInput!) {
  suspendEmployerLoan(input: $input) { ${outcome} data { ${whole} } }
}`
const granted = {
  contractId,
  amount: 200_000,
  totalQuotas: 4,
  startMonth: 202609,
  grantedOn: '2026-09-01',
}
const create = (more: object = {}) =>
  api.as('admin').mutate<Loan>(Create, { input: { ...granted, ...more } })
const pay = (loan: Loan, amount: number, paidOn = '2026-09-10', way = 'LAST') =>
  api.as('admin').mutate<Loan>(Pay, {
    input: { id: loan.id, version: loan.version, amount, paidOn, way },
  })
const reason = 'Está con licencia larga'
const suspend = (loan: Loan, fromMonth: number, months: number) =>
  api.as('admin').mutate<Loan>(Suspend, {
    input: { id: loan.id, version: loan.version, fromMonth, months, reason },
  })
const loanOf = async (id: string, who: Parameters<typeof api.as>[0] = 'admin') =>
  (
    await api
      .as(who)
      .run<{ employerLoan: Loan }>(
        `query ($input: ByIdLoan!) { employerLoan(input: $input) { ${whole} } }`,
        { input: { id } },
      )
  ).employerLoan
const loansOf = async (who: Parameters<typeof api.as>[0] = 'admin', more: object = {}) =>
  (
    await api.as(who).run<{ employerLoans: { total: number; rows: { id: string }[] } }>(
      `query ($filter: EmployerLoansFilter, $page: Page) {
        employerLoans(filter: $filter, page: $page) { total rows { id person balance state } } }`,
      more,
    )
  ).employerLoans

let september: MonthRow
let loan: Loan
beforeAll(async () => {
  september = await admin.monthAt(vina, 202609)
})

describe('granting', () => {
  test('is refused beyond 15 % of the pay, and says how many quotas it takes', async () => {
    // 15 % of 585.000 is 87.750; she has no other loan of the employer.
    await expect(create({ amount: 400_000, totalQuotas: 4 })).rejects.toMatchObject({
      field: 'totalQuotas',
      message: expect.stringMatching(/\$100\.000 supera el 15%.*desde \d cuotas queda dentro/),
    })
  })

  test('is refused for closed months, dates to come and quotas of nothing', async () => {
    await expect(create({ startMonth: 202608 })).rejects.toMatchObject({
      message: 'El mes está cerrado',
    })
    await expect(create({ grantedOn: '2026-12-01' })).rejects.toMatchObject({ field: 'grantedOn' })
    await expect(create({ amount: 3, totalQuotas: 4 })).rejects.toMatchObject({
      field: 'totalQuotas',
    })
  })

  test('makes a quota of each month, which the payslip discounts', async () => {
    loan = await create()
    expect(loan).toMatchObject({
      balance: 200_000,
      quotasLeft: 4,
      nextMonth: 202609,
      lastMonth: 202612,
    })
    expect(loan.schedule.map(({ owed }) => owed)).toEqual([150_000, 100_000, 50_000, 0])
    await admin.calculate(september.id)
    await drainJobs()
    expect(amountOf(await admin.payslip(september.id, contractId), 'PRESTAMO_EMPRESA')).toBe(50_000)
  })
})

describe('its life', () => {
  test('an early payment takes the last quotas, and tells both', async () => {
    await expect(pay(loan, 200_001)).rejects.toMatchObject({
      field: 'amount',
      message: 'Se deben $200.000',
    })
    const before = loan
    loan = await pay(loan, 70_000)
    expect(loan).toMatchObject({ balance: 130_000, paid: 70_000, lastMonth: 202611 })
    expect(loan.schedule.at(-1)).toMatchObject({ yearMonth: 202611, amount: 30_000 })
    await expect(pay(before, 1)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('a pause moves the quotas; the sum stays', async () => {
    loan = await suspend(loan, 202610, 2)
    const pending = loan.schedule.filter(({ state }) => state === 'PENDING')
    expect(pending.map(({ yearMonth }) => yearMonth)).toEqual([202609, 202612, 202701])
    expect(loan.balance).toBe(130_000)
    expect(loan.pauses).toMatchObject([{ fromMonth: 202610, months: 2, reason }])
  })

  test('closing the month discounts its quota; then nobody rewrites it', async () => {
    await admin.calculate(september.id)
    await drainJobs()
    await admin.close(september.id, true)
    loan = await loanOf(loan.id)
    expect(loan).toMatchObject({ balance: 80_000, nextMonth: 202612 })
    expect(loan.schedule.find(({ kind }) => kind === 'QUOTA')?.state).toBe('DISCOUNTED')
    await expect(suspend(loan, 202609, 1)).rejects.toMatchObject({ field: 'fromMonth' })
    loan = await pay(loan, 80_000)
    expect(loan).toMatchObject({ balance: 0, state: 'PAID', nextMonth: null })
  })
})

describe('a payment after which every quota is smaller', () => {
  const of = world.people.rocio.contracts[0]!
  let fresh: Loan

  test('keeps the months, to the peso', async () => {
    fresh = await create({
      contractId: of.publicId,
      amount: 100_000,
      totalQuotas: 4,
      startMonth: 202610,
    })
    await expect(pay(fresh, 1, '2026-08-31', 'SMALLER')).rejects.toMatchObject({
      field: 'paidOn',
      message: 'El préstamo se otorgó el 01-09-2026',
    })
    fresh = await pay(fresh, 30_001, '2026-09-15', 'SMALLER')
    const pending = fresh.schedule.filter(({ kind }) => kind === 'QUOTA')
    expect(pending.map(({ yearMonth, amount }) => [yearMonth, amount])).toEqual([
      [202610, 17_500],
      [202611, 17_500],
      [202612, 17_500],
      [202701, 17_499],
    ])
    expect(fresh).toMatchObject({ balance: 69_999, lastMonth: 202701 })
  })
})

describe('who reads a loan', () => {
  const own = (who: Parameters<typeof api.as>[0], userId: string) =>
    api
      .as(who)
      .run<{ userLoans: Loan[] }>(
        `query ($input: UserLoansInput!) { userLoans(input: $input) { ${whole} } }`,
        { input: { userId } },
      )
      .then(({ userLoans }) => userLoans)
  const paper = (who: Parameters<typeof api.as>[0], id: string) =>
    api.as(who).result<{ name: string; url: string }>(
      `mutation ($input: ByIdLoan!) {
        employerLoanPaper(input: $input) { ${outcome} data { name url } } }`,
      { input: { id } },
    )

  test('its person reads and prints their own, and nobody sideways does', async () => {
    const me = world.personOf('trabajador')!
    const mine = await create({
      contractId: me.contracts[0]!.publicId,
      amount: 20_000,
      totalQuotas: 2,
      startMonth: 202610,
    })
    expect((await own('trabajador', me.publicId)).map(({ id }) => id)).toContain(mine.id)
    expect(await own('admin', me.publicId)).toEqual(await own('trabajador', me.publicId))
    const { data } = await paper('trabajador', mine.id)
    expect(data?.name).toMatch(/^Préstamo de .+ del 01-09-2026\.pdf$/)

    expect(await own('trabajador', world.people.rocio.publicId)).toEqual([])
    expect(await own('supervisor', me.publicId)).toEqual([])
    expect(await own('boreal.admin', me.publicId)).toEqual([])
    const [other] = await own('admin', world.people.rocio.publicId)
    for (const who of ['trabajador', 'supervisor', 'boreal.admin'] as const) {
      expect((await paper(who, other?.id ?? '')).error?.kind, who).toBe('not-found')
    }
  })
})

describe('a quota that the payslip cannot take whole', () => {
  const of = world.people.hernan.contracts[0]!
  const amounts = async () =>
    (await loanOf(second.id)).schedule.map((row) => [row.yearMonth, row.amount, row.state])
  const closeAgain = async () => {
    await admin.calculate(september.id)
    await drainJobs()
    await noteWarnings(september)
    await admin.close(september.id, true)
  }
  let second: Loan
  let taken: number

  test('is owed after the last one, to the peso, when the month closes', async () => {
    await admin.reopen(september.id)
    second = await create({ contractId: of.publicId, amount: 160_000, totalQuotas: 2 })
    // Most of the month without pay: fifteen per cent of what is left is less than the quota.
    await asCompany(`insert into user_item (company_id, user_contract_id, item_code, value,
      start_month, end_month) values (${world.coihues.id}, ${of.id}, 'DIAS_SIN_GOCE', 25, 202609,
      202609)`)
    await closeAgain()
    taken = amountOf(await admin.payslip(september.id, of.publicId), 'PRESTAMO_EMPRESA')
    expect(taken).toBeLessThan(80_000)
    expect(await amounts()).toEqual([
      [202609, 80_000, taken === 0 ? 'CARRIED' : 'PARTIAL'],
      [202610, 80_000, 'PENDING'],
      [202611, 80_000 - taken, 'PENDING'],
    ])
    const after = await loanOf(second.id)
    expect(after).toMatchObject({ balance: 160_000 - taken, lastMonth: 202611, state: 'ACTIVE' })
    expect(after.schedule.map(({ owed }) => owed)).toEqual([160_000 - taken, 80_000 - taken, 0])
    // A loan whose quota was taken whole is as it was.
    expect((await loanOf(loan.id)).balance).toBe(0)
  })

  test('is whole again in a reopening, also after paying early, and is carried again', async () => {
    await admin.reopen(september.id)
    expect(await amounts()).toEqual([
      [202609, 80_000, 'PENDING'],
      [202610, 80_000, 'PENDING'],
    ])
    await closeAgain()
    second = await pay(await loanOf(second.id), 84_000)
    expect(second.balance).toBe(76_000 - taken)
    await admin.reopen(september.id)
    second = await loanOf(second.id)
    expect(second.balance).toBe(76_000)
    await asCompany(`delete from user_item where user_contract_id = ${of.id}
      and item_code = 'DIAS_SIN_GOCE'`)
    await closeAgain()
    const left = await loanOf(second.id)
    expect(left).toMatchObject({ balance: 0, state: 'PAID' })
    expect(left.schedule.at(-1)?.owed).toBe(0)
  })
})

describe('what a month could not collect, closed again with another amount', () => {
  const { peumal } = world.businesses
  const of = world.people.rocio.contracts[0]!
  const months = async () => ({
    august: await admin.monthAt(peumal, 202608),
    next: await admin.monthAt(peumal, 202609),
  })
  const line = async (month: MonthRow, code: string) =>
    amountOf(await admin.payslip(month.id, of.publicId), code)

  const close = async (month: MonthRow) => {
    await admin.calculate(month.id)
    await drainJobs()
    await noteWarnings(month)
    await admin.close(month.id, true)
  }

  test('is collected by the next one as the last closing left it, and once', async () => {
    const { august, next } = await months()
    await admin.calculate(next.id)
    await drainJobs()
    const first = await line(august, 'SOBREGIRO')
    expect(first).toBeGreaterThan(10_000)
    expect(await line(next, 'SOBREGIRO_ANTERIOR')).toBe(first)

    // Who ended in August was settled apart, on payslips that this calculates again.
    for (const { id, yearMonth, type, isOpen } of await admin.months(peumal.publicId)) {
      if (yearMonth === 202608 && type === 'SETTLEMENT' && !isOpen) {
        await releaseOf(api.as('admin')).transfer(id, [], 'UNPAID')
        await admin.reopen(id)
      }
    }

    // Opened, it leaves nothing; and the next one does not close before it.
    await releaseOf(api.as('admin')).transfer(august.id, [], 'UNPAID')
    await admin.reopen(august.id)
    expect(await line(next, 'SOBREGIRO_ANTERIOR')).toBe(0)
    expect((await admin.month(next.id)).changesSince).toBe(0)
    await expect(admin.close(next.id, true)).rejects.toMatchObject({
      message: 'Primero hay que cerrar agosto 2026',
    })

    // Closed again with less pay and a loan that it cannot take whole: that is a quota of October.
    const lent = await create({
      contractId: of.publicId,
      amount: 120_000,
      totalQuotas: 2,
      startMonth: 202608,
      grantedOn: '2026-08-01',
    })
    await enter(august, 'DIAS_SIN_GOCE', '25')
    await enter(august, 'ANTICIPO_SUELDO', '215000')
    await close(august)
    const pending = await line(august, 'SOBREGIRO')
    const quota = 60_000 - (await line(august, 'PRESTAMO_EMPRESA'))
    expect(quota).toBeGreaterThan(0)
    expect((await loanOf(lent.id)).schedule.at(-1)).toMatchObject({
      yearMonth: 202610,
      amount: quota,
    })
    expect(pending).toBeGreaterThan(quota)
    expect(pending).not.toBe(first)
    expect(await line(next, 'SOBREGIRO_ANTERIOR')).toBe(pending - quota)
    expect(await line(next, 'PRESTAMO_EMPRESA')).toBe(60_000)
    expect((await admin.month(next.id)).changesSince).toBe(0)

    // And with pay enough for everything: nothing is left of either.
    await admin.reopen(august.id)
    await enter(august, 'COMISIONES', '600000')
    expect(await line(august, 'SOBREGIRO')).toBe(0)
    await close(august)
    expect(await line(next, 'SOBREGIRO_ANTERIOR')).toBe(0)
    expect(await loanOf(lent.id)).toMatchObject({ balance: 60_000, lastMonth: 202609 })
    expect((await admin.month(next.id)).changesSince).toBe(0)
  })
})

describe('the list', () => {
  test('filters by state', async () => {
    expect((await loansOf('admin', { filter: { state: 'PAID' } })).total).toBe(2)
    expect((await loansOf('admin', { filter: { state: 'ACTIVE' } })).total).toBe(4)
    expect((await loansOf('admin', { filter: { search: 'nadie' } })).total).toBe(0)
    expect((await loansOf('admin', { filter: { search: 'huenchul' } })).rows[0]?.id).toBe(loan.id)
  })

  test('is not of workers, nor of another company', async () => {
    await expect(loansOf('trabajador')).rejects.toMatchObject({ kind: 'forbidden' })
    expect((await loansOf('boreal.admin')).total).toBe(0)
    await expect(loanOf(loan.id, 'boreal.admin')).rejects.toMatchObject({ kind: 'not-found' })
  })
})

const enter = (month: MonthRow, itemCode: string, value: string) =>
  api.as('admin').mutate(
    `mutation ($input: SaveUserItemsInput!) {
      saveUserItems(input: $input) { ${outcome} data { saved } } }`,
    {
      input: {
        payrollMonthId: month.id,
        cells: [{ contractId: world.people.rocio.contracts[0]?.publicId, itemCode, value }],
      },
    },
  )

/** Somebody answers for what the checks warn of. */
async function noteWarnings({ id }: MonthRow): Promise<void> {
  const all = await findingsOf<{ rule: string; contractId: string | null; severity: string }>(
    api.as('admin'),
    id,
    'rule contractId severity',
  )
  const findings = all
    .filter(({ severity }) => severity !== 'ERROR')
    .map(({ rule, contractId: of }) => ({ rule, contractId: of }))
  if (findings.length === 0) return
  await api.as('admin').mutate(
    `mutation ($input: NotePayrollChecksInput!) {
      notePayrollChecks(input: $input) { ${outcome} data { rules } } }`,
    { input: { payrollMonthId: id, note: 'Permiso sin goce acordado', findings } },
  )
}
