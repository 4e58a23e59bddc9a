import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tenantTables } from '#generated/tenant.ts'
import { startApi } from '../api.ts'
import { createInterleaving } from './interleave.ts'
import { findingsOf, type MonthRow, outcome, payrollOf } from './payroll.ts'

const { api, world, database, drainJobs, restJobs } = await startApi()
const { owner } = database
const admin = payrollOf(api.as('admin'))
const { casa } = world.businesses
const contract = world.people.elcira.contracts[0]!
const contractId = contract.publicId

const interleaving = createInterleaving(owner)
afterAll(interleaving.end)

let month: MonthRow
let of: { payrollMonthId: string }
beforeAll(async () => {
  month = await admin.monthAt(casa, 202609)
  of = { payrollMonthId: month.id }
  await owner.query('begin')
  await owner.query('set local session_replication_role = replica')
  await owner.query(`update user_version set email = 'persona' || user_id || '@minga.test'
    where superseded_at is null`)
  await owner.query('commit')
  await admin.calculate(month.id)
  await drainJobs()
})

type Answer = { status: string; error: { kind: string; message: string } | null }
type Known = 'admin' | 'supergerente'

/**
 * Somebody presses twice: both requests have read what there is before either writes. One of them
 * does it, the other does nothing or says why not; and the rows are those of one.
 */
async function twice(
  mutation: string,
  type: string,
  input: object,
  who: Known = 'admin',
): Promise<Record<string, number>> {
  const document = `mutation M($input: ${type}!) { ${mutation}(input: $input) { ${outcome} } }`
  const token = await api.as(who).token()
  const before = await counted()
  const send = async (traceparent: string): Promise<Answer> => {
    const { json, text } = await api
      .as(who)
      .raw(document, { input }, { token, headers: { traceparent } })
    const [answer] = Object.values(json?.data ?? {})
    if (!answer) throw new Error(`${mutation}: ${text}`)
    return answer as Answer
  }
  // What the first request asks for waits, as on a machine that is busy.
  await restJobs()
  const answers = await interleaving.play('before writing', [send, send])
  await drainJobs()
  const after = await counted()
  const rows = Object.fromEntries(
    [...after].flatMap(([table, count]) => {
      const more = count - (before.get(table) ?? 0)
      return more === 0 ? [] : [[table, more]]
    }),
  )
  expect(
    answers.some(({ status }) => status === 'OK'),
    `${mutation}: ${said(answers)}`,
  ).toBe(true)
  for (const { error } of answers) {
    if (error) expect(['conflict', 'invalid'], said(answers)).toContain(error.kind)
  }
  return rows
}

const said = (answers: readonly Answer[]) =>
  answers.map(({ error }) => error?.message ?? 'OK').join(' | ')

/** What only tells of what was done, once for each time that somebody asked, and what is kept. */
const trails = new Set([
  'audit_event',
  'audit_head',
  'payslip_recalculation',
  'payslip_revision',
  'retroactive_debt',
  'retroactive_reading',
])

const inDatabase = (table: string) =>
  table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** How many rows the company has in each table, and how many mails wait to leave. */
async function counted(): Promise<Map<string, number>> {
  const tables = tenantTables.map(inDatabase).filter((table) => !trails.has(table))
  const { rows } = await owner.query<{ table: string; count: number }>(
    [
      ...tables.map(
        (table) => `select '${table}' as table, count(*)::int as count from ${table}
          where company_id = ${world.coihues.id}`,
      ),
      `select 'mail_outbox', count(*)::int from mail_outbox`,
    ].join(' union all '),
  )
  return new Map(rows.map(({ table, count }) => [table, count]))
}

/** The other process of the same month, as it was just opened. */
async function opened(type: string): Promise<{ payrollMonthId: string }> {
  const input = { businessId: casa.publicId, yearMonth: month.yearMonth, type }
  expect(await twice('initPayrollMonth', 'InitPayrollMonthInput', input)).toEqual({
    payroll_month: 1,
  })
  const found = (await admin.months(casa.publicId)).find((one) => one.type === type)
  return { payrollMonthId: found?.id ?? '' }
}

const close = (id: string) =>
  twice('closePayrollMonth', 'ClosePayrollMonthInput', { id, acceptErrors: false })
const paid = (process: object, status = 'PAID') =>
  twice('updateTransferCompleted', 'UpdateTransferCompletedInput', {
    ...process,
    contracts: [],
    status,
  })

describe('pressed twice', () => {
  test('an advance is opened, entered, closed, listed for the bank and paid once', async () => {
    const advance = await opened('ADVANCE')
    const rows = [{ contractId, mode: 'FIXED', value: '50000' }]
    const entered = await twice('saveAdvances', 'SaveAdvancesInput', { ...advance, rows })
    expect(entered).toEqual({ salary_advance: 1 })
    const proposed = { ...advance, percent: '10' }
    expect(await twice('proposeAdvances', 'ProposeAdvancesInput', proposed)).toEqual({
      salary_advance: 3,
    })
    expect(await close(advance.payrollMonthId)).toEqual({ user_item: 4 })
    // The file takes its payments, so that nothing else pays them too.
    expect(await twice('createTransferFile', 'CreateTransferFileInput', advance)).toEqual({
      file: 1,
      payslip_payment: 4,
    })
    expect(await paid(advance)).toEqual({})
  })

  test('what is entered for a person is entered once', async () => {
    const cells = [
      { contractId, itemCode: 'BONO_RESPONSABILIDAD', value: '12345' },
      { contractId, itemCode: 'COMISIONES', value: '9500000' },
    ]
    expect(await twice('saveUserItems', 'SaveUserItemsInput', { ...of, cells })).toEqual({
      user_item: 2,
    })
    expect(
      await twice('createEmployerLoan', 'CreateEmployerLoanInput', {
        contractId,
        amount: 180_000,
        totalQuotas: 2,
        startMonth: 202609,
        grantedOn: '2026-09-01',
      }),
    ).toEqual({ employer_loan: 1, employer_loan_quota: 2, user_item: 2 })
    expect(
      await twice('createAbsence', 'CreateAbsenceInput', {
        userContractId: contractId,
        type: 'LICENSE',
        startDate: '2026-09-22',
        endDate: '2026-09-23',
        licenseNumber: '1-22',
        approve: true,
      }),
    ).toEqual({ absence: 1, absence_step: 1, time_off: 1 })
    expect(
      await twice('createLateItem', 'CreateLateItemInput', {
        ...of,
        contractId,
        yearMonth: 202608,
        itemCode: 'BONO_RESPONSABILIDAD',
        value: '9000',
        comment: 'Se supo tarde',
      }),
    ).toEqual({ late_item: 1 })
  })

  test('differences are posted, taken back and posted again once', async () => {
    const post = () => twice('postRetroactive', 'OfRetroactivity', of)
    const posted = await post()
    expect(posted['retroactive_line']).toBeGreaterThan(1)
    expect(await twice('undoRetroactive', 'OfRetroactivity', of)).toEqual(
      Object.fromEntries(Object.entries(posted).map(([table, count]) => [table, -count])),
    )
    expect(await post()).toEqual(posted)
  })

  test('a month is calculated, signed off, answered for, asked for and closed once', async () => {
    expect(await twice('generateProcess', 'GenerateProcessInput', { id: month.id })).toEqual({
      job: 1,
      payroll_run: 1,
      payslip: 4,
    })
    const reviewed = { ...of, reviewed: true }
    expect(await twice('reviewPayslips', 'ReviewPayslipsInput', reviewed)).toEqual({
      payslip_review: 4,
    })
    const findings = await findingsOf<{ rule: string; contractId: string }>(
      api.as('admin'),
      of.payrollMonthId,
      'rule contractId',
    )
    const noted = { ...of, note: 'Revisado', findings }
    expect(await twice('notePayrollChecks', 'NotePayrollChecksInput', noted)).toEqual({
      payroll_check_note: findings.length,
    })
    const rule = { closingApproval: true, payDay: 30, payNextMonth: false, fromMonth: 202609 }
    const ofCasa = { businessId: casa.publicId, ...rule }
    expect(await twice('saveProcessRule', 'SaveProcessRuleInput', ofCasa)).toEqual({
      process_rule: 1,
    })
    const asked = { ...of, acceptErrors: false }
    expect(
      await twice('requestPayrollClosing', 'RequestPayrollClosingInput', asked, 'supergerente'),
    ).toEqual({ closing_request: 1, mail_outbox: 1 })
    const answer = { ...of, number: 1, answer: 'APPROVED' }
    expect(await twice('answerPayrollClosing', 'AnswerPayrollClosingInput', answer)).toEqual({
      mail_outbox: 1,
      notification: 1,
    })
    expect(await admin.month(month.id)).toMatchObject({ isOpen: false })
  })

  test('a closed month is released, remembered, listed, paid and declared once', async () => {
    const mails = { payslip_release: 4, payslip_release_count: 1, mail_outbox: 4, job: 1 }
    expect(await twice('releasePayslips', 'OfProcess', of)).toEqual(mails)
    expect(await twice('remindPayslips', 'OfProcess', of)).toEqual({ mail_outbox: 4 })
    expect(await twice('createTransferFile', 'CreateTransferFileInput', of)).toEqual({
      file: 1,
      payslip_payment: 4,
    })
    expect(await paid(of)).toEqual({})
    const declared = { kind: 'PREVIRED', done: true, months: [of] }
    expect(await twice('markPayrollDeadline', 'MarkPayrollDeadlineInput', declared)).toEqual({
      payroll_deadline: 1,
    })
    const report = { name: 'libro-remuneraciones', yearMonth: 202608, format: 'CSV' }
    expect(await twice('runReport', 'RunReportInput', report)).toEqual({ file: 1, job: 1 })
  })

  test('a payment apart is opened, entered, closed, released and reopened once', async () => {
    const apart = await opened('ADDITIONAL')
    const rows = [{ contractId, itemCode: 'BONO_RESPONSABILIDAD', value: '5000' }]
    expect(
      await twice('saveAdditionalPayments', 'SaveAdditionalPaymentsInput', { ...apart, rows }),
    ).toEqual({ additional_payment: 1 })
    const asked = { ...apart, acceptErrors: false }
    const input = 'RequestPayrollClosingInput'
    expect(await twice('requestPayrollClosing', input, asked, 'supergerente')).toEqual({
      closing_request: 1,
      mail_outbox: 1,
    })
    const answer = { ...apart, number: 1, answer: 'APPROVED' }
    expect(await twice('answerPayrollClosing', 'AnswerPayrollClosingInput', answer)).toEqual({
      mail_outbox: 1,
      notification: 1,
    })
    expect(await twice('releaseAdditionalPayments', 'OfAdditionalMonth', apart)).toEqual({
      additional_release: 1,
      mail_outbox: 1,
    })
    // The money came back.
    expect(await paid(of, 'UNPAID')).toEqual({})
    for (const id of [apart.payrollMonthId, month.id]) {
      const reopened = { id, reason: 'Faltó un bono' }
      expect(await twice('reopenPayrollMonth', 'ReopenPayrollMonthInput', reopened)).toEqual({})
      expect(await admin.month(id)).toMatchObject({ isOpen: true })
    }
  })
})
