import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome, payrollOf } from '#tests/api/payroll.ts'
import { publicId } from '#platform/model/ids.ts'

const { api, world, database, drainJobs, clock, asCompany: write } = await startApi()
const { casa, vina } = world.businesses
const admin = payrollOf(api.as('admin'))

type Line = { code: string; amount: number }
type Stored = { id: string; status: string }
type Ending = { id: string; isPayed: boolean; status: string; version: number }

const wanted = (more: object) => ({
  pactAnyCause: false,
  pactWithoutYearsCap: false,
  pactWithoutUfCap: false,
  deferVacation: false,
  payLastPayslip: false,
  contributionsPaid: true,
  ...more,
})
const act = (operation: string, input: object) =>
  api.as('admin').mutate<Stored>(
    `mutation ($input: ${operation[0]?.toUpperCase()}${operation.slice(1)}Input!) {
      ${operation}(input: $input) { ${outcome} data { id status } } }`,
    { input },
  )
const preview = async (input: object) =>
  (
    await api.as('admin').run<{ settlementPreview: { obstacles: string[]; lines: Line[] } }>(
      `query ($input: SettlementPreviewInput!) { settlementPreview(input: $input) {
        obstacles lines { code amount } } }`,
      { input },
    )
  ).settlementPreview
const amount = (lines: readonly Line[], code: string) =>
  lines.find((line) => line.code === code)?.amount ?? 0

beforeAll(async () => {
  for (const business of [casa, vina]) {
    const september = await admin.monthAt(business, 202609)
    await admin.calculate(september.id)
  }
  await drainJobs()
})

describe('a finiquito whose ending is registered after it was paid', () => {
  const { bernarda } = world.people
  const own = bernarda.contracts[0]!.publicId
  const ending = (operation: string, input: object) =>
    api.as('admin').mutate<Ending>(
      `mutation ($input: ${operation[0]?.toUpperCase()}${operation.slice(1)}Input!) {
        ${operation}(input: $input) { ${outcome} data { id isPayed status version } } }`,
      { input },
    )
  const ends = (contractFinalDate: string, displayToEmployee: boolean) =>
    ending('createContractSettlement', {
      userContractId: own,
      dismissalCause: '159-2',
      contractFinalDate,
      notice: 'NONE',
      displayToEmployee,
    })
  const undone = (id: string) => ending('undoContractSettlement', { id, reason: 'Era otro día' })

  test('marks it paid when it is done, if it is of that very day', async () => {
    const kept = await ends('2026-09-30', false)
    expect(kept).toMatchObject({ status: 'PREPARED', isPayed: false })
    const { id } = await act(
      'createSettlement',
      wanted({
        userContractId: own,
        dismissalCause: 'ART_159_2',
        disengagementDate: '2026-09-30',
        payDate: '2026-10-09',
      }),
    )
    await act('createIssueSettlement', { id })
    clock.set('2026-10-09T15:00:00Z')
    await act('paySettlement', { id, paidOn: '2026-10-09' })
    await undone(kept.id)
    const other = await ends('2026-10-15', true)
    expect(other).toMatchObject({ status: 'DONE', isPayed: false })
    const { id: ended } = other
    const right = await ending('updateContractSettlement', {
      id: ended,
      contractFinalDate: '2026-09-30',
    })
    expect(right).toMatchObject({ status: 'DONE', isPayed: true })
  })

  test('stays paid as its finiquito does', async () => {
    const { contractEndings } = await api.as('admin').run<{ contractEndings: { rows: Ending[] } }>(
      `query ($filter: ContractEndingFilter) { contractEndings(filter: $filter) {
          rows { id isPayed version } } }`,
      { filter: { userContractId: own } },
    )
    const { id } = contractEndings.rows[0]!
    await expect(ending('updateContractSettlement', { id, isPayed: false })).rejects.toMatchObject({
      field: 'isPayed',
      message: 'Su finiquito está pagado: un finiquito pagado no se deshace',
    })
    await expect(undone(id)).rejects.toMatchObject({
      message: 'El finiquito está pagado: el término ya no se deshace',
    })
  })
})

describe('a finiquito that pays the last payslip too', () => {
  const { hernan } = world.people
  const own = hernan.contracts[0]!
  const september = { disengagementDate: '2026-09-30', payDate: '2026-10-09' }
  const asked = (more: object = september) =>
    wanted({
      userContractId: own.publicId,
      dismissalCause: 'ART_159_2',
      payLastPayslip: true,
      ...more,
    })
  const payment = async () => {
    const { rows } = await database.owner.query<{ status: string }>(
      `select p.status from payslip_payment p join payroll_month m
         on m.company_id = p.company_id and m.id = p.payroll_month_id
       where p.user_contract_id = $1 and m.year_month = 202609`,
      [own.id],
    )
    return rows.map(({ status }) => status)
  }
  const taken = 'La liquidación de septiembre 2026 ya está pagada o en el banco'

  test('needs one, that nobody has paid', async () => {
    const october = { disengagementDate: '2026-10-05', payDate: '2026-10-16' }
    expect((await preview(asked(october))).obstacles).toEqual([
      'El finiquito paga la última liquidación, y la de octubre 2026 no está calculada',
    ])
    const { obstacles, lines } = await preview(asked())
    expect(obstacles).toEqual([])
    expect(amount(lines, 'REMUNERACION_PENDIENTE')).toBeGreaterThan(0)
  })

  test('is the payment of that payslip, until it is taken back', async () => {
    const { id } = await act('createSettlement', asked())
    await act('createIssueSettlement', { id })
    await act('paySettlement', { id })
    expect(await payment()).toEqual(['IN_PROGRESS'])
    await act('undoSettlement', { id, response: 'Falta una firma' })
    expect(await payment()).toEqual(['UNPAID'])
    // Paid by somebody meanwhile, it is not issued; issued, nobody else pays it.
    await pay('PAID')
    expect((await preview(asked())).obstacles).toEqual([expect.stringContaining(taken)])
    await expect(act('createIssueSettlement', { id })).rejects.toMatchObject({
      message: expect.stringContaining(taken),
    })
    await pay('UNPAID')
    await act('createIssueSettlement', { id })
    // Nobody registered the ending yet: it is offered with the payment.
    await expect(act('paySettlement', { id, paidOn: '2026-10-09' })).rejects.toMatchObject({
      field: 'withEnding',
      message: expect.stringContaining('El contrato no tiene un término registrado'),
    })
    await act('paySettlement', { id, paidOn: '2026-10-09', withEnding: true })
    expect(await payment()).toEqual(['PAID'])
  })

  test('was marked as paid by mistake: for a day it is issued again, with a reason', async () => {
    const { contractEndings } = await api.as('admin').run<{ contractEndings: { rows: Ending[] } }>(
      `query ($filter: ContractEndingFilter) { contractEndings(filter: $filter) {
          rows { id status isPayed version } } }`,
      { filter: { userContractId: own.publicId } },
    )
    expect(contractEndings.rows).toMatchObject([{ status: 'DONE', isPayed: true }])
    const { settlements } = await api.as('admin').run<{
      settlements: { rows: { id: string; fullname: string }[] }
    }>(
      `query ($filter: SettlementFilter) { settlements(filter: $filter) {
        rows { id fullname } } }`,
      { filter: { search: hernan.rut } },
    )
    const id = settlements.rows[0]?.id
    await expect(act('undoSettlementPayment', { id, response: '  ' })).rejects.toMatchObject({
      field: 'response',
    })
    const undone = await act('undoSettlementPayment', { id, response: 'Era otra persona' })
    expect(undone.status).toBe('ISSUED')
    expect(await payment()).toEqual(['UNPAID'])
    await act('paySettlement', { id, paidOn: '2026-10-09' })
    const now = clock.now()
    clock.set(new Date(now.getTime() + 25 * 60 * 60 * 1000).toISOString())
    await expect(act('undoSettlementPayment', { id, response: 'Tarde' })).rejects.toMatchObject({
      message: 'Se marcó pagado hace más de 24 horas: el pago ya no se deshace',
    })
    // Nor by the database.
    await expect(
      asCompany(`update settlement set status = 'ISSUED', paid_on = null,
          updated_at = '${clock.now().toISOString()}'
        where company_id = ${world.coihues.id} and user_contract_id = ${own.id}`),
    ).rejects.toThrow('a paid settlement does not change')
    await database.owner.query('rollback')
    clock.set(now.toISOString())
  })

  const pay = (status: string) =>
    asCompany(`update payslip_payment set status = '${status}'
      where company_id = ${world.coihues.id} and user_contract_id = ${own.id}`)
})

describe('a finiquito above the limit', () => {
  const contract = world.people.elcira.contracts[0]!
  const company = world.coihues.id
  type Paid = { id: string; status: string; secondOver: number | null; toPay: number }
  const one = (operation: string, input: object, who: 'admin' | 'supergerente' = 'admin') =>
    api.as(who).mutate<Paid>(
      `mutation ($input: ${operation[0]?.toUpperCase()}${operation.slice(1)}Input!) {
        ${operation}(input: $input) { ${outcome} data { id status secondOver toPay } } }`,
      { input },
    )

  test('above the limit of its lists, a finiquito is paid by another person', async () => {
    await write(
      `insert into payment_limit (company_id, business_id, amount, state, creator_login_id,
         created_at, answered_login_id, answered_at)
       values ($1, $2, 100000, 'APPROVED', 1, now(), 2, now())`,
      [company, casa.id],
    )
    await write(
      `insert into contract_settlement (company_id, user_contract_id, status, dismissal_cause,
         contract_final_date, notice, display_to_employee)
       values ($1, $2, 'DONE', '161-1', '2026-09-11', 'PAID', true)`,
      [company, contract.id],
    )
    const { id, toPay, secondOver } = await one('createSettlement', {
      userContractId: contract.publicId,
      dismissalCause: 'ART_161_1',
      disengagementDate: '2026-09-11',
      payDate: '2026-09-25',
      pactAnyCause: false,
      pactWithoutYearsCap: false,
      pactWithoutUfCap: false,
      deferVacation: false,
      payLastPayslip: false,
      contributionsPaid: true,
    })
    expect(toPay).toBeGreaterThan(100_000)
    expect(secondOver).toBe(100_000)
    await one('createIssueSettlement', { id })
    for (const paidOn of ['2026-09-14', null]) {
      await expect(one('paySettlement', { id, paidOn })).rejects.toMatchObject({
        message:
          'Sobre $100.000 lo paga otra persona que quien lo emitió, con una cuenta independiente',
      })
    }
    await one('paySettlement', { id, paidOn: '2026-09-14' }, 'supergerente')
    const { rows } = await database.owner.query<{ status: string }>(
      'select status from settlement where company_id = $1 and user_contract_id = $2',
      [company, contract.id],
    )
    expect(rows).toEqual([{ status: 'PAID' }])
  })

  test('whoever took its payment back did not issue it: they may pay, its issuer not', async () => {
    const { rows } = await database.owner.query<{ id: number }>(
      'select id::int from settlement where company_id = $1 and user_contract_id = $2',
      [company, contract.id],
    )
    const id = publicId('settlement', rows[0]?.id ?? 0)
    const paid = { id, paidOn: '2026-09-14' }
    await one('undoSettlementPayment', { id, response: 'El banco no lo pagó' }, 'supergerente')
    await expect(one('paySettlement', paid)).rejects.toMatchObject({
      message: /^Sobre \$100\.000 lo paga otra persona que quien lo emitió/,
    })
    expect(await one('paySettlement', paid, 'supergerente')).toMatchObject({ status: 'PAID' })
  })
})

async function asCompany(statement: string): Promise<void> {
  await database.owner.query('begin')
  await database.owner.query('select app.begin_request($1, null, null, false, null)', [
    world.coihues.id,
  ])
  await database.owner.query(statement)
  await database.owner.query('commit')
}
