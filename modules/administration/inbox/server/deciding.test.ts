// The row of a request says what decides its answer without opening it: its days, what it leaves of
// the balance, how many of the team are away; the same that its details say.
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '#tests/api.ts'
import { outcome } from '#tests/api/payroll.ts'
import { statementsOf } from '#tests/queries.ts'

const { api, world, database } = await startApi()
const { owner } = database
const { bernarda, hernan } = world.people
const contractId = bernarda.contracts[0]?.publicId

type Row = { key: string; kind: string; summary: string }
const waiting = async (filter: object = { userId: bernarda.publicId }) =>
  (
    await api.as('supervisor').run<{ inbox: { rows: Row[] } }>(
      `query ($filter: InboxFilter, $page: Page) {
        inbox(filter: $filter, page: $page) { rows { key kind summary } } }`,
      { filter, page: { number: 1, size: 100 } },
    )
  ).inbox.rows
const ask = (startDate: string, endDate: string) =>
  api.as('trabajador').mutate(
    `mutation ($input: CreateVacationInput!) {
      createVacation(input: $input) { ${outcome} data { id } } }`,
    { input: { userContractId: contractId, startDate, endDate } },
  )

/** Somebody else under Hernán, in the razón social of Bernarda, is away on a day. */
const awayOf = (day: string) =>
  owner.query(
    `insert into absence (company_id, user_contract_id, type, subtype, pay, start_date, end_date,
       response_status)
     select $1, contract.id, 'LEAVE', 'NORMAL', 'WITHPAY', $4, $4, 'APPROVED'
     from user_contract contract
     join user_contract_version held on held.company_id = $1
       and held.user_contract_id = contract.id and held.superseded_at is null
       and held.valid @> $4::date and held.supervisor_id = $2
     where contract.company_id = $1 and contract.user_id <> $3 and contract.status = 'ACTIVE'
       and contract.business_id = (select business_id from user_contract where id = $5)
       and contract.final_date is null
     order by contract.id limit 1`,
    [world.coihues.id, hernan.id, bernarda.id, day, bernarda.contracts[0]?.id],
  )

beforeAll(() =>
  owner.query(
    'update business_option set vacation_public = true, vacation_public_supervisor = true',
  ),
)

test('its days, what is left of the balance and the team, as its details say', async () => {
  await awayOf('2026-11-11')
  await ask('2026-11-09', '2026-11-13')
  const [row] = await waiting()
  expect(row?.summary).toMatch(
    /^5 días · le (quedan?|faltan?) [\d,]+ · \d+ % del equipo fuera el 11-11-2026$/,
  )
  const { inboxDetails: told } = await api
    .as('supervisor')
    .run<{ inboxDetails: { label: string; words: string }[] }>(
      'query ($input: InboxDetailsInput!) { inboxDetails(input: $input) { label words } }',
      { input: { key: row?.key } },
    )
  const wordsOf = (label: string) => told.find((one) => one.label === label)?.words ?? ''
  const left = /le quedan? ([\d,]+)/.exec(row?.summary ?? '')?.[1]
  expect(wordsOf('Saldo después')).toMatch(new RegExp(`^${left} días? `))
  const percent = /(\d+ %)/.exec(row?.summary ?? '')?.[1]
  expect(wordsOf('Fuera de su equipo')).toContain(`(${percent}) el 11-11-2026`)
})

test('days that passed come after them, and what other requests wait for is not left', async () => {
  await ask('2026-09-02', '2026-09-04')
  const leftIn = (summary: string | undefined) =>
    Number(/le quedan? ([\d,]+)/.exec(summary ?? '')?.[1]?.replace(',', '.'))
  const rows = await waiting()
  const [first, past] = rows
  expect(past?.summary).toMatch(/^3 días · le queda.* · Son días que ya pasaron/)
  expect(leftIn(first?.summary)).toBeGreaterThanOrEqual(0)
})

test('a page asks as much of the database for two rows as for many', async () => {
  const [few, many] = [{ kind: 'VACATION', userId: bernarda.publicId }, { kind: 'VACATION' }]
  expect((await waiting(many)).length).toBeGreaterThan((await waiting(few)).length)
  const of = async (filter: object) => (await statementsOf(() => waiting(filter))).length
  expect(await of(many)).toBe(await of(few))
})
