// How approved reports are paid: by a list of the bank or by hand, after one or two approvals; and
// the paper that whoever rendered signs.
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { signaturesOf } from '#tests/signatures.ts'

/** Today is Tuesday 15 September 2026. Bernarda renders, Carolina answers, Rodrigo pays. */
const started = await startApi()
const { api, world, database } = started
const signatures = signaturesOf(started)
const { owner } = database
const { bernarda } = world.people
const company = world.coihues.id
const { vina } = world.businesses
type Who = Parameters<typeof api.as>[0]

type Known = { id: string; version: number }
type Report = Known & {
  number: number
  status: string
  total: number
  paidOn: string | null
  payment: string | null
  signature: { id: string; state: string; isStale: boolean } | null
}
type Listed = { rut: string; amount: number; subject: string; state: string }

const reportParts = 'id version number status total paidOn payment signature { id state isStale }'
const attempt = <Of>(who: Who, name: string, input: object, data: string) =>
  api.as(who).result<Of>(
    `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
      ${name}(input: $input) { ${outcome} data { ${data} } } }`,
    { input },
  )
async function act<Of>(who: Who, name: string, input: object, data: string): Promise<Of> {
  const { data: done, error } = await attempt<Of>(who, name, input, data)
  if (!done) throw new Error(JSON.stringify(error))
  return done
}

type Policy = Known & { code: string; categories: { id: string; maxAmount: number | null }[] }
const policies = async () =>
  (
    await api
      .as('supergerente')
      .run<{ expensePolicies: Policy[] }>(
        '{ expensePolicies { id version code levels categories { id maxAmount } } }',
        {},
      )
  ).expensePolicies
const policyOf = async (code: string) => {
  const found = (await policies()).find((one) => one.code === code)
  if (!found) throw new Error(`no policy ${code}`)
  return found
}

/** A report of Bernarda that was sent to be answered. */
async function sent(amount = '12000'): Promise<Report> {
  const trip = await policyOf('VIAJE')
  const expense = await act<Known>(
    'trabajador',
    'createExpense',
    {
      name: 'Peaje a Talca',
      expensePolicyId: trip.id,
      expenseCategoryId: trip.categories[0]?.id,
      date: '2026-09-10',
      accountingDocumentType: 'PEAJE',
      currencyId: 'CLP',
      amount,
      comment: 'Visita a la planta',
      files: [],
    },
    'id version',
  )
  const report = await act<Report>(
    'trabajador',
    'createExpenseReport',
    { title: 'Viaje', businessId: vina.publicId, expenses: [{ expenseId: expense.id }] },
    reportParts,
  )
  const { id, version } = report
  return act<Report>('trabajador', 'submitExpenseReport', { id, version }, reportParts)
}
const answer = (who: Who, { id }: Known, status: string) =>
  attempt<Report>(who, 'updateExpenseReportStatus', { id, status, comment: null }, reportParts)
const approved = async () => {
  const report = await sent()
  await answer('admin', report, 'APPROVED')
  return report
}
const read = async ({ id }: Known) =>
  (
    await api
      .as('supergerente')
      .run<{ expenseReport: Report }>(
        `query R($input: ByIdExpenseReport!) { expenseReport(input: $input) { ${reportParts} } }`,
        { input: { id } },
      )
  ).expenseReport
const pay = (reports: readonly Known[]) =>
  attempt<{ paid: number; total: number }>(
    'supergerente',
    'payExpenseReports',
    {
      reports: reports.map(({ id }) => ({ reportId: id })),
      paidOn: '2026-09-15',
      payment: 'CASH',
    },
    'paid total',
  )

beforeAll(async () => {
  await owner.query('update expense_policy set receipt_from = 100000000 where company_id = $1', [
    company,
  ])
  await owner.query(
    `update payroll_month m set bank_account_id = (select min(a.id) from bank_account a
       where a.company_id = $1 and a.business_id = m.business_id) where m.company_id = $1`,
    [company],
  )
})

describe('a list of the bank', () => {
  const make = (who: Who = 'supergerente') =>
    attempt<{ id: string; people: number; total: number; left: { number: number }[] }>(
      who,
      'createExpenseList',
      { businessId: vina.publicId, builtin: 'BCI' },
      'id state people total left { number name problem }',
    )
  const rowsOf = async (paymentListId: string) =>
    (
      await api.as('supergerente').run<{ paymentListRows: { rows: Listed[] } }>(
        `query R($filter: PaymentListRowsFilter, $page: Page) {
          paymentListRows(filter: $filter, page: $page) { rows { rut amount subject state } } }`,
        { filter: { paymentListId }, page: { number: 1, size: 100 } },
      )
    ).paymentListRows.rows
  const versionOf = async (id: string) =>
    (
      await api
        .as('supergerente')
        .run<{ paymentList: Known }>(
          'query L($input: ByIdPaymentList!) { paymentList(input: $input) { id version } }',
          { input: { id } },
        )
    ).paymentList.version

  test('pays what was approved, once, and the answer of the bank marks it as paid', async () => {
    const report = await approved()
    const made = await make()
    const id = made.data?.id ?? ''
    const rows = await rowsOf(id)
    const own = rows.find(({ subject }) => subject === `Rendición de gastos ${report.number}`)
    expect(own).toMatchObject({ amount: 12_000, state: 'LISTED' })
    expect((await make()).error?.message).toMatch(/no tiene rendiciones aprobadas|No hay a quién/)
    expect((await pay([report])).error?.message).toMatch(/la paga la nómina \d+: anúlela primero/)
    const reopened = await attempt(
      'supergerente',
      'reopenExpenseReport',
      { id: report.id, comment: 'La boleta es de otra empresa' },
      'id',
    )
    expect(reopened.error?.message).toBe('La paga una nómina: anúlela primero')

    await act('supergerente', 'openPaymentList', { id, version: await versionOf(id) }, 'id')
    const text = rows.map(({ rut, amount }) => `${rut}\t${amount}\tPagado`).join('\n')
    const said = await act<Known>(
      'supergerente',
      'readPaymentAnswer',
      { paymentListId: id, text },
      'id version paid',
    )
    expect(await read(report)).toMatchObject({
      status: 'PAID',
      paidOn: '2026-09-15',
      payment: 'TRANSFER',
    })
    await act(
      'supergerente',
      'undoPaymentAnswer',
      { id: said.id, version: said.version, reason: 'Era de otro día' },
      'id',
    )
    expect(await read(report)).toMatchObject({ status: 'APPROVED', paidOn: null, payment: null })
    const cancel = { id, version: await versionOf(id), reason: 'El dinero no salió' }
    await act('supergerente', 'cancelPaymentList', cancel, 'id')
    expect((await pay([report])).data).toEqual({ paid: 1, total: 12_000 })
  })

  test('is not made twice of the same reports, even at once', async () => {
    await approved()
    const answers = await Promise.all([make(), make(), make()])
    expect(answers.filter(({ data }) => data)).toHaveLength(1)
  })

  test('is of who makes transfers and pays expenses', async () => {
    await approved()
    for (const who of ['trabajador', 'supervisor', 'gerente'] as const) {
      expect((await make(who)).error?.kind).toBe('forbidden')
    }
    expect((await make('boreal.admin')).data ?? null).toBeNull()
  })
})

describe('reports that are paid by hand', () => {
  test('are all paid, or none', async () => {
    const [one, other] = [await approved(), await approved()]
    const waiting = await sent()
    const refused = await pay([one, other, waiting])
    expect(refused.error).toBeTruthy()
    expect((await read(one)).status).toBe('APPROVED')
    expect((await pay([one, other])).data).toEqual({ paid: 2, total: 24_000 })
    const steps = await api
      .as('supergerente')
      .run<{ expenseReportSteps: { state: string }[] }>(
        `query S($input: ByIdExpenseReport!) { expenseReportSteps(input: $input) { state } }`,
        { input: { id: one.id } },
      )
    expect(steps.expenseReportSteps.map(({ state }) => state)).toContain('PAID')
  })
})

describe('a policy with two approvals', () => {
  test('wants two people, whoever else approves', async () => {
    const trip = await policyOf('VIAJE')
    await act(
      'supergerente',
      'updateExpensePolicy',
      { id: trip.id, version: trip.version, levels: 2 },
      'id',
    )
    await owner.query(
      `insert into expense_permission (company_id, user_id, issuer, approver, admin)
       values ($1, $2, false, true, true)
       on conflict (company_id, user_id) do update set approver = true`,
      [company, world.people.rodrigo.id],
    )
    const report = await sent()
    expect((await answer('admin', report, 'APPROVED')).data?.status).toBe('CHECKED')
    const again = await answer('admin', report, 'APPROVED')
    expect(again.error?.message).toBe('La segunda aprobación la da otra persona')
    const direct = owner.query(
      `update expense_report set status = 'APPROVED', approved_total = 12000
       where company_id = $1 and number = $2`,
      [company, report.number],
    )
    await expect(direct).rejects.toThrow('La segunda aprobación es de otra persona')
    expect((await pay([report])).error).toBeTruthy()
    expect((await answer('supergerente', report, 'APPROVED')).data?.status).toBe('APPROVED')
    const limits = trip.categories.map(({ id }) => ({ expenseCategoryId: id, maxAmount: 7000 }))
    const { version } = await policyOf('VIAJE')
    await act(
      'supergerente',
      'updateExpensePolicy',
      { id: trip.id, version, levels: 1, categories: limits },
      'id',
    )
    expect((await policyOf('VIAJE')).categories[0]?.maxAmount).toBe(7000)
  })
})

describe('the paper of a report', () => {
  const send = (who: Who, { id }: Known) =>
    attempt<Report>(who, 'sendExpenseReportToSign', { id }, reportParts)

  test('is signed by whoever rendered it, alone', async () => {
    const report = await sent('6000')
    expect((await send('supervisor', report)).error?.kind).toBe('forbidden')
    const { data } = await send('admin', report)
    expect(data?.signature).toMatchObject({ state: 'SENT', isStale: false })
    const request = await signatures.one('admin', data?.signature?.id ?? '')
    expect(request.signing.map(({ role, userId }) => [role, userId])).toEqual([
      ['WORKER', bernarda.publicId],
    ])
    await signatures.enrol('trabajador')
    expect((await signatures.openAndSign('trabajador', request)).error).toBeNull()
    expect((await send('admin', report)).error?.message).toBe('Ya está firmado')
  })

  test('is sent anew when its report was given back', async () => {
    const report = await sent('6000')
    await send('admin', report)
    await attempt(
      'admin',
      'updateExpenseReportStatus',
      { id: report.id, status: 'RETURNED', comment: 'Falta la boleta' },
      'id',
    )
    expect((await read(report)).signature).toMatchObject({ state: 'SENT', isStale: true })
    expect((await send('admin', report)).error?.message).toBe(
      'Falta enviarla a aprobación: todavía puede cambiar',
    )
  })

  test('is printed for whoever reads the report', async () => {
    const report = await sent('6000')
    const print = (who: Who) =>
      api.as(who).result<{ name: string }>(
        `mutation ($input: ByIdExpenseReport!) { printExpenseReport(input: $input) {
          ${outcome} data { name url } } }`,
        { input: { id: report.id } },
      )
    expect((await print('trabajador')).data?.name).toMatch(/^Rendición de gastos \d+ de .*\.pdf$/)
    expect((await print('boreal.admin')).error?.kind).toBe('not-found')
  })
})
