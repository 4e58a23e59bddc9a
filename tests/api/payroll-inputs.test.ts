import { beforeAll, describe, expect, test } from 'vitest'
import { ZodError } from 'zod'
import { type CompanyDb, recalculate } from '#modules/payroll/payroll-months/server/recalculate.ts'
import { positionsOf } from '#modules/payroll/payroll-results/server/plan-positions.ts'
import { settingDefs } from '#law/settings.ts'
import { innerId } from '#platform/model/ids.ts'
import { openDatabase } from '#platform/server/sql/db.ts'
import { UserError } from '#platform/server/errors.ts'
import { startApi } from '#tests/api.ts'
import { calculated, differing, follow, type Month, stored, undone } from '#tests/api/following.ts'
import { payrollOf } from '#tests/api/payroll.ts'
import {
  changeEverywhere,
  type Column,
  columnsRead,
  deleteEverywhere,
  otherValues,
  statementsOf,
} from '#tests/columns.ts'

/**
 * Everything that a payslip reads is followed when it changes. What it reads is taken from the
 * statements of a calculation, column by column; each is changed in everybody, and after following
 * what the audit says, the open month must be as a calculation of everybody would leave it.
 */
const { api, world, database, drainJobs } = await startApi()
const { owner } = database
const session = {
  companyId: world.coihues.id,
  userId: null,
  loginId: null,
  acting: false,
  traceId: 'what-is-heard',
}
/** The owner's connection, in a transaction that is never kept. */
const db = openDatabase(database.url, { connections: 1 })

/** What a closed month is made of changes only with its closing, which every later month hears. */
const OF_CLOSED_MONTHS = new Set([
  'payroll_month',
  'payroll_run',
  'payroll_plan',
  'payslip',
  'user_item_carried',
  'user_item_taken',
])

let monthId = 0
let read: Column[] = []
beforeAll(async () => {
  await prepared()
  const admin = payrollOf(api.as('admin'))
  const { id } = await admin.monthAt(world.businesses.vina, 202609)
  await admin.calculate(id)
  await drainJobs()
  monthId = innerId('payrollMonth', id) ?? 0
  const statements = await undone(db, session, async (company) => {
    // With somebody in each of the ways that ask for more.
    await company.client.query(
      'update user_contract_version set overdraft = true where company_id = $1',
      [session.companyId],
    )
    return statementsOf(company.client, () => calculated(company, monthId))
  })
  read = await columnsRead(owner, statements)
  return () => db.close()
}, 120_000)

/**
 * A figure that the company answers for, so that a calculation names who entered it, and pay in
 * every place of who works in two.
 */
async function prepared(): Promise<void> {
  await owner.query(
    `insert into indicator (company_id, key, year_month, value, source, state, entered_by)
     select $1, 'IMM_REDUCIDO', 202609, 412938, 'Diario Oficial', 'CONFIRMED',
       (select id from login where company_id = $1 order by id limit 1)`,
    [session.companyId],
  )
  await owner.query(
    `insert into user_item (company_id, user_contract_id, item_code, value, start_month, end_month)
     select company_id, id, 'BONO_VENDIMIA', 50000 + id, 202609, 202609
     from user_contract where company_id = $1 and status = 'ACTIVE' and user_id in (
       select user_id from user_contract where company_id = $1 and status = 'ACTIVE'
       group by user_id having count(*) > 1)`,
    [session.companyId],
  )
  await overtimeAsDays()
}

/** Somebody did not take two of three days for extra hours, which expire in the month. */
async function overtimeAsDays(): Promise<void> {
  const [contract] = world.people.hernan.contracts
  await owner.query(
    `with account as (
       insert into vacation_account (company_id, user_contract_id, last_seq) values ($1, $2, 1000)
       on conflict (company_id, user_contract_id) do update set last_seq = 1000),
     lot as (
       insert into vacation_lot (company_id, user_contract_id, source, granted_on, expires_on,
         units, overtime_hours)
       values ($1, $2, 'OVERTIME', '2026-03-20', '2026-09-20', 2160, 17.6) returning id)
     insert into vacation_entry (company_id, user_contract_id, seq, pool, kind, effective_on,
       units, lot_id, key)
     select $1, $2, 999, 'ADDITIONAL', 'TAKE', '2026-04-06'::date, -720, lot.id, 'heard:take'
     from lot
     union all
     select $1, $2, 1000, 'LEGAL', 'OPENING', '2026-05-04'::date, 7200, null, 'heard:opening'`,
    [session.companyId, contract?.id],
  )
}

/**
 * What became of a change: whether it moves the month at all, and what of the month is not as it
 * should be after it was followed. Nothing when no row took the change, or no month can be
 * calculated with it: then nobody can make it either, or the calculation says why not.
 */
const after = (change: string): Promise<{ moves: boolean; stale: number[] } | undefined> =>
  undone(db, session, async (company) => {
    const { client } = company
    const before = await stored(company, monthId)
    await client.query(change)
    const { rows } = await client.query(`select current_setting('test.changed') as changed`)
    if (rows[0]?.changed === '0') return undefined
    let now: Month
    try {
      // Everybody calculated again is as good as it gets.
      if ((await follow(company, monthId)) === 'whole') return { moves: true, stale: [] }
      now = await calculated(company, monthId)
    } catch (error) {
      if (error instanceof UserError || error instanceof RangeError || error instanceof ZodError) {
        return undefined
      }
      throw error
    }
    return {
      moves: differing(before, now).length > 0,
      stale: differing(await stored(company, monthId), now),
    }
  })

/** Whose row it is and by which name it is known: nothing gives a row to somebody else. */
const isIdentity = ({ table, column }: Column) =>
  column === 'company_id' || column === 'id' || (OWNERS[table] ?? []).includes(column)
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  absence: ['user_contract_id'],
  business_option: ['business_id'],
  employer_loan: ['user_contract_id'],
  employer_loan_quota: ['loan_id'],
  formula: ['code'],
  imported_payslip: ['user_contract_id'],
  formula_version: ['formula_id'],
  item: ['code'],
  item_version: ['item_id'],
  payroll_table: ['code'],
  piecework_entry: ['user_contract_id'],
  payroll_table_version: ['payroll_table_id'],
  user_business: ['user_id'],
  user_contract: ['business_id', 'user_business_id', 'user_id'],
  user_contract_version: ['user_contract_id'],
  user_item: ['order_id', 'user_contract_id'],
  user_version: ['user_id'],
  vacation: ['user_contract_id'],
  vacation_compensation: ['user_contract_id'],
  vacation_entry: ['user_contract_id'],
  vacation_lot: ['user_contract_id'],
  variable: ['code'],
  variable_version: ['variable_id'],
}

/** Read with the whole row of a concept or a figure, most of it for people and not for the law. */
const OF_THE_LIBRARY = /^(formula|item|payroll_table|variable)(_version)?$|^indicator$|^login$/

/** What moves nobody of the demo world alone, and why. */
const ALONE: Readonly<Record<string, string>> = {
  'absence.application_end_date': 'goes with application_start_date',
  'absence.application_start_date': 'goes with application_end_date',
  'absence.ignore_holidays': 'nobody is away without pay on a holiday of the month',
  'holiday.branch_office_id': 'nobody of that branch office is away on a holiday',
  'holiday.business_id': 'nobody is away without a reason on a day that the company gives',
  'holiday.counts_for_vacation': 'nobody with variable pay is on vacation in the month',
  'holiday.date': 'nobody is away without a reason on a day that the company gives',
  'holiday.status': 'nobody is away without a reason on a day that the company gives',
  'absence.subtype': 'the leaves of the month are longer than the days without subsidy',
  'employer_loan_quota.carried': 'of closed months only',
  'employer_loan_quota.kind': 'of closed months only',
  'employer_loan_quota.year_month': 'of closed months only',
  'imported_payslip.amounts': 'of months before all of ours',
  'imported_payslip.days': 'of months before all of ours',
  'imported_payslip.net': 'of months before all of ours',
  'imported_payslip.year_month': 'of months before all of ours',
  'piecework_entry.amount': 'nobody approved piecework of the month',
  'piecework_entry.day': 'nobody approved piecework of the month',
  'piecework_entry.status': 'goes with its amount',
  'vacation_compensation.amount': 'nobody approved an agreement of the month',
  'vacation_compensation.least': 'goes with its amount',
  'vacation_compensation.pay_month': 'nobody approved an agreement of the month',
  'vacation_compensation.state': 'an approved one has its paper and its second person',
  'user_contract_version.cycle_days': 'goes with cycle_hours',
  'user_contract_version.cycle_hours': 'goes with cycle_days',
  'user_contract_version.is_professional': 'goes with a renewed fixed term',
  'user_contract_version.live_in': 'goes with is_domestic',
  'user_contract_version.overdraft': 'nobody left a debt in the month before',
  'user_contract_version.syndicate_id': 'nobody pays a fixed fee in two contracts at once',
  'user_item.currency': 'only an order with a total in percent looks at it',
  'user_item.total_quotas': 'a word for people',
  'user_version.apvi2_currency': 'goes with apvi2_value',
  'user_version.apvi2_regime': 'goes with apvi2_value',
  'vacation.enjoyed_until': 'nobody with variable pay is on vacation in the month',
  'vacation.half': 'nobody with variable pay is on vacation in the month',
  'vacation.is_historic': 'nobody with variable pay is on vacation in the month',
  'vacation.response_status': 'nobody with variable pay is on vacation in the month',
  'vacation.settled_until': 'nobody with variable pay is on vacation in the month',
  'vacation_entry.effective_on': 'only the expiry of its lot divides its days',
  'vacation_entry.reverses_seq': 'only an opening that was taken back divides the days of a lot',
  'vacation_entry.seq': 'goes with reverses_seq',
  'vacation_lot.granted_on': 'only a later balance looks at it',
  'vacation_lot.source': 'goes with overtime_hours',
}

const settingsOf = ({ column }: Column): string[] =>
  column === 'payroll_settings'
    ? settingDefs.flatMap(({ code, options }) =>
        Object.keys(options).map((option) => `c || '${JSON.stringify({ [code]: option })}'`),
      )
    : []

const moving: string[] = []
/** Changes a column in each way until one moves the month; what it left stale, in words. */
async function staleAfter(column: Column): Promise<string[]> {
  const values = [...settingsOf(column), ...(await otherValues(owner, column))]
  for (const value of values) {
    const became = await after(changeEverywhere(column, value, session.companyId))
    if (became && became.stale.length > 0) {
      return [`${column.table}.${column.column} = ${value}: ${became.stale.join(', ')}`]
    }
    if (became?.moves) {
      moving.push(`${column.table}.${column.column}`)
      return []
    }
  }
  return []
}

/**
 * The platform's own, which no company changes: each company follows them by `legal_day` and
 * `followed_figure`.
 */
const OF_PLATFORM = new Set(['public_figure', 'public_holiday', 'public_holiday_answer'])

const followed = ({ table }: Column) => !OF_CLOSED_MONTHS.has(table) && !OF_PLATFORM.has(table)

test('a calculation that nothing changed before is what is stored', async () => {
  expect(
    await undone(db, session, async (company) =>
      differing(await stored(company, monthId), await calculated(company, monthId)),
    ),
  ).toEqual([])
})

test('every table that a payslip reads is known to change', () => {
  const tables = new Set(read.map(({ table }) => table))
  // From each part of what is read; the rest follows from the statements themselves.
  for (const table of [
    'absence',
    'employer_loan_quota',
    'indicator',
    'user_item',
    'user_version',
  ]) {
    expect(tables, table).toContain(table)
  }
  expect(read.length).toBeGreaterThan(150)
})

describe('whatever changes of what a payslip reads, the open month follows', () => {
  test('column by column', { timeout: 600_000 }, async () => {
    const stale: string[] = []
    for (const column of read.filter(followed)) {
      if (!isIdentity(column)) stale.push(...(await staleAfter(column)))
    }
    expect(stale).toEqual([])
  })

  test('and when rows of it go', { timeout: 120_000 }, async () => {
    const stale: string[] = []
    for (const table of new Set(read.filter(followed).map((column) => column.table))) {
      const became = await after(deleteEverywhere(table, session.companyId))
      if (became && became.stale.length > 0) stale.push(`${table}: ${became.stale.join(', ')}`)
    }
    expect(stale).toEqual([])
  })

  test('and each column of a person or a contract was changed so that it moves somebody', () => {
    const named = read
      .filter((column) => followed(column) && !isIdentity(column))
      .filter(({ table }) => !OF_THE_LIBRARY.test(table))
      .map(({ table, column }) => `${table}.${column}`)
    expect(named.filter((name) => !moving.includes(name)).toSorted()).toEqual(
      Object.keys(ALONE).toSorted(),
    )
  })
})

describe('a month before that is closed again', () => {
  /** Sets up what no screen can: the guards sleep for one statement. */
  async function asleep<T>(
    { client }: CompanyDb,
    statement: string,
    values: unknown[],
  ): Promise<T[]> {
    await client.query('set local session_replication_role = replica')
    const { rows } = await client.query(statement, values)
    await client.query('set local session_replication_role = origin')
    return rows as T[]
  }

  test('moves a leave that began after it, also one of two months ago', async () => {
    const contractId = world.people.hernan.contracts[0]?.id ?? 0
    const { companyId } = session
    const stale = await undone(db, session, async (company) => {
      await asleep(
        company,
        `insert into absence (company_id, user_contract_id, type, start_date, end_date,
           response_status) values ($1, $2, 'LICENSE', '2026-08-20', '2026-09-12', 'APPROVED')`,
        [companyId, contractId],
      )
      await recalculate(company, monthId, [contractId])
      const before = await stored(company, monthId)
      expect(differing(before, await calculated(company, monthId))).toEqual([])

      // July paid a hundred thousand more, and was closed with that.
      const [july] = await asleep<{ id: number; hash: string; month: object }>(
        company,
        `select r.id, r.plan_hash as hash, to_jsonb(m) as month from payroll_month m
         join payroll_run r on r.company_id = m.company_id and r.id = m.current_run_id
         join payslip p on p.company_id = r.company_id and p.payroll_run_id = r.id
         where m.company_id = $1 and m.business_id = $2 and m.year_month = 202607
           and m.type = 'PAYROLL' and p.user_contract_id = $3`,
        [companyId, world.businesses.vina.id, contractId],
      )
      const places = july && (await positionsOf(company.tx, new Set([july.hash]))).get(july.hash)
      if (!july || !places) throw new Error('July was not paid')
      const at = places.taxable + 1
      await asleep(
        company,
        `update payslip set results[${at}] = results[${at}] + 100000
         where company_id = $1 and payroll_run_id = $2 and user_contract_id = $3`,
        [companyId, july.id, contractId],
      )
      await company.client.query('select app.write_audit($1, $2, $3, $4, $5, $6)', [
        companyId,
        'Proceso',
        'payroll_month',
        '0',
        { ...july.month, is_open: true },
        july.month,
      ])
      await follow(company, monthId)
      const now = await calculated(company, monthId)
      expect(differing(before, now)).toEqual([contractId])
      return differing(await stored(company, monthId), now)
    })
    expect(stale).toEqual([])
  })
})
