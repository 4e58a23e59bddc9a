// A request for days that already passed is given only by somebody who reads that they did: in its
// form, in the row of the inbox, in its details and in the mail.
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'

const { api, world, database } = await startApi()
const { owner } = database
const { bernarda } = world.people
const contract = bernarda.contracts[0]!
/** Today is 15 September 2026. */
const past = { startDate: '2026-09-02', endDate: '2026-09-04' }
const passed = 'Son días que ya pasaron: terminaron el 04-09-2026'
const notice = 'Se piden con un mes de anticipación, salvo acuerdo (DS 969 de 1933)'

const preview = async (dates: object) =>
  (
    await api.as('trabajador').run<{ vacationOverlapDates: { warnings: string[] } }>(
      `query ($input: VacationOverlapDatesInput!) {
        vacationOverlapDates(input: $input) { warnings } }`,
      { input: { userContractId: contract.publicId, ...dates } },
    )
  ).vacationOverlapDates.warnings
type Row = { key: string; kind: string; summary: string }
const waiting = async () =>
  (
    await api
      .as('supervisor')
      .run<{ inbox: { rows: Row[] } }>(
        `query ($filter: InboxFilter) { inbox(filter: $filter) { rows { key kind summary } } }`,
        { filter: { userId: bernarda.publicId } },
      )
  ).inbox.rows

beforeAll(() =>
  owner.query(
    `update business_option set vacation_public = true, vacation_public_supervisor = true,
       vacation_email_supervisor = true`,
  ),
)

test('a worker reads that the days passed before asking, beside the notice', async () => {
  expect(await preview(past)).toEqual(expect.arrayContaining([passed, notice]))
  expect(await preview({ startDate: '2026-09-14', endDate: '2026-09-16' })).toContain(
    'Comienza en el pasado: 1 día ya pasó, hasta el 14-09-2026',
  )
  const ahead = await preview({ startDate: '2026-12-07', endDate: '2026-12-11' })
  expect(ahead.join()).not.toMatch(/pas(ado|aron|ó)/)
})

test('whoever answers reads it in the row, in the details and in the mail', async () => {
  await api.as('trabajador').mutate(
    `mutation ($input: CreateVacationInput!) {
      createVacation(input: $input) { ${outcome} data { id } } }`,
    { input: { userContractId: contract.publicId, ...past } },
  )
  const [row] = await waiting()
  expect(row).toMatchObject({ kind: 'VACATION', summary: expect.stringContaining(passed) })
  const { inboxDetails } = await api
    .as('supervisor')
    .run<{ inboxDetails: { words: string; warns: boolean }[] }>(
      'query ($input: InboxDetailsInput!) { inboxDetails(input: $input) { label words warns } }',
      { input: { key: row?.key } },
    )
  expect(inboxDetails).toContainEqual(expect.objectContaining({ words: passed, warns: true }))
  expect(inboxDetails).toContainEqual(expect.objectContaining({ words: notice, warns: true }))
  const { rows } = await owner.query<{ subject: string; body: string }>(
    `select subject, text_body || html_body as body from mail_outbox
     where company_id = $1 and (subject || text_body) like '%vacaciones%'`,
    [world.coihues.id],
  )
  expect(rows.some(({ body, subject }) => `${subject} ${body}`.includes(passed))).toBe(true)
})

test('days before the opening balance say that they leave it as it was', async () => {
  await api.as('admin').mutate(
    `mutation ($input: UpdateVacationConfigInput!) {
      updateVacationConfig(input: $input) { ${outcome} } }`,
    {
      input: {
        userContractId: contract.publicId,
        legalBalance: '12.5',
        balanceAdjustmentDate: '2026-08-31',
        reason: 'Saldo del sistema anterior',
      },
    },
  )
  expect(await preview({ startDate: '2026-08-03', endDate: '2026-08-07' })).toContainEqual(
    expect.stringMatching(/^Comienzan antes del saldo de partida, que es al 31-08-2026/),
  )
  expect((await preview(past)).join()).not.toMatch(/saldo de partida/)
  // Approved, the list says so too: nobody takes them for days that the balance gave.
  await api.as('admin').mutate(
    `mutation ($input: CreateVacationInput!) {
      createVacation(input: $input) { ${outcome} data { id } } }`,
    {
      input: {
        userContractId: contract.publicId,
        startDate: '2026-08-03',
        endDate: '2026-08-07',
        approve: true,
      },
    },
  )
  const { vacations } = await api
    .as('trabajador')
    .run<{ vacations: { rows: { startDate: string; isBeforeOpening: boolean }[] } }>(
      `query ($filter: VacationFilter) {
        vacations(filter: $filter) { rows { startDate isBeforeOpening } } }`,
      { filter: { userId: bernarda.publicId } },
    )
  const isBefore = (day: string) =>
    vacations.rows.find(({ startDate }) => startDate === day)?.isBeforeOpening
  expect([isBefore('2026-08-03'), isBefore(past.startDate)]).toEqual([true, false])
})

test('an absence says it to its person', async () => {
  const absence = {
    userContractId: contract.publicId,
    type: 'LEAVE',
    subtype: 'NORMAL',
    pay: 'WITHOUTPAY',
    startDate: '2026-08-20',
    endDate: '2026-08-21',
    halfDay: false,
    ignoreHolidays: false,
  }
  const asked = await api
    .as('trabajador')
    .run<{ absenceOverlapDates: { past: string | null } }>(
      `query ($input: AbsenceOverlapDatesInput!) { absenceOverlapDates(input: $input) { past } }`,
      { input: absence },
    )
  expect(asked.absenceOverlapDates.past).toBe('Son días que ya pasaron: terminaron el 21-08-2026')
})
