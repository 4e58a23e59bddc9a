import { z } from 'zod'
import { firstDay, lastDay, monthLabel, type YearMonth } from '#chile/period.ts'
import { keepFigures } from '#modules/payroll/payroll-frame/server/index.ts'
import { heldTerms, monthlySalariesOf } from '#modules/payroll/payroll-input/server/index.ts'
import type { MonthlySalary } from '#modules/payroll/payroll-input/model/monthly-salary.ts'
import {
  type ContractOfFile,
  contractsOfFile,
  contractsToFile,
  monthClosed,
  saidTwice,
} from '#modules/people/file-contracts/server/index.ts'
import type { Found, Objection, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import {
  type Change,
  type Checked,
  type Importing,
  TOUCHED,
  type ToWrite,
} from '#platform/server/imports/importer.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { advanceProblem } from '../model/advance.ts'
import type { AdvanceValues } from '../model/advance-row.ts'

// An advance is shown beside the salary, so both rights are needed.
const rights = ['userItems.update', 'payslips.read'] as const

type Process = { id: number; isOpen: boolean }
const Held = z.object({ mode: z.enum(['FIXED', 'PERCENT']), value: z.string(), amount: z.number() })
type Held = z.infer<typeof Held>

type Standing = {
  readonly contract: ContractOfFile | undefined
  readonly wrong: Problem | undefined
  readonly process: Process | undefined
  readonly held: Held | undefined
}

/** The contracts of rows, the process of advances of their month, and the advance that is there. */
async function standing(
  importing: Importing,
  rows: readonly AdvanceValues[],
): Promise<readonly Standing[]> {
  const contracts = await contractsOfFile(
    importing,
    rights,
    rows.map(({ rut = null, contract = null, month }) => ({
      rut,
      contract,
      from: month ? firstDay(month) : null,
      to: month ? lastDay(month) : null,
    })),
  )
  const months = await importing.tx
    .selectFrom('payrollMonth')
    .select(['id', 'businessId', 'yearMonth', 'isOpen'])
    .where('type', '=', 'ADVANCE')
    .execute()
  const processes = new Map(months.map((one) => [`${one.businessId} ${one.yearMonth}`, one]))
  const ids = [...new Set(contracts.flatMap(({ found }) => found?.id ?? []))]
  const advances = await importing.tx
    .selectFrom('salaryAdvance')
    .select(['payrollMonthId', 'userContractId', 'mode', 'value', 'amount'])
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .execute()
  const byKey = new Map(
    advances.map((one) => [`${one.payrollMonthId} ${one.userContractId}`, one] as const),
  )
  return contracts.map(({ found: contract, wrong }, at) => {
    const process = contract && processes.get(`${contract.businessId} ${rows[at]?.month}`)
    const held = process && contract ? byKey.get(`${process.id} ${contract.id}`) : undefined
    return { contract, wrong, process, held }
  })
}

/** What is seen of an advance while a file is looked at: it has no version of its own. */
const seenOf = ({ amount, mode }: Held): number => amount * 2 + (mode === 'FIXED' ? 0 : 1)

export async function matchAdvances(
  importing: Importing,
  rows: readonly AdvanceValues[],
): Promise<(Found | undefined)[]> {
  const all = await standing(importing, rows)
  return rows.map(({ rut, contract, month }, at) => {
    const { held, contract: of } = all[at] ?? {}
    if (!held || !of) return undefined
    const values = { rut, contract, month, amount: held.amount }
    return { id: of.id, version: seenOf(held), values }
  })
}

export async function objectionsToAdvances(
  importing: Importing,
  checked: readonly Checked<AdvanceValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const wholes = checked.map(({ whole }) => whole)
  const all = await standing(importing, wholes)
  const twice = saidTwice(
    all.map(({ contract }, at) => contract && `${contract.id} ${wholes[at]?.month}`),
  )
  const salaries = await salariesOfRows(importing, all, wholes)
  return all.map((one, at) => {
    const again = twice.get(at)
    if (again !== undefined) return [{ column: null, message: again }]
    const problem = whyNotPaid(one, wholes[at] ?? {}, salaries)
    return problem ? [problem] : []
  })
}

type Salaries = ReadonlyMap<string, MonthlySalary>

function whyNotPaid(
  { contract, wrong, process }: Standing,
  { month = 0, amount = 0 }: AdvanceValues,
  salaries: Salaries,
): Problem | undefined {
  if (!contract) return wrong
  if (!process) {
    const message = `Abra primero el proceso de anticipos de ${monthLabel(month)}`
    return { column: 'month', message }
  }
  if (!process.isOpen) return { column: 'month', message: monthClosed(month) }
  const pay = salaries.get(`${contract.id} ${month}`)
  if (!pay) return { column: 'rut', message: 'El contrato no está vigente en el mes' }
  const problem =
    'problem' in pay ? pay.problem : advanceProblem('FIXED', String(amount), pay.salary)
  return problem === undefined ? undefined : { column: 'amount', message: problem }
}

/** The agreed pay of the contracts of rows: some statements for each process, not for each row. */
async function salariesOfRows(
  { tx, session }: Importing,
  all: readonly Standing[],
  wholes: readonly AdvanceValues[],
): Promise<Salaries> {
  const rows = all.flatMap(({ contract, process }, at) => {
    const { month } = wholes[at] ?? {}
    return contract && process?.isOpen && month ? [{ contract, month }] : []
  })
  const groups = Map.groupBy(rows, ({ contract, month }) => `${contract.businessId} ${month}`)
  const salaries = new Map<string, MonthlySalary>()
  for (const group of groups.values()) {
    const [first] = group
    if (!first) continue
    const { month, contract } = first
    const { businessId } = contract
    const only = group.map((row) => row.contract.id)
    const terms = await heldTerms(tx, month, { businessId, only })
    const asked = { companyId: session.companyId, businessId, months: [month] }
    const payOf = await monthlySalariesOf(tx, asked)
    for (const row of terms) salaries.set(`${row.contractId} ${month}`, payOf(row))
  }
  return salaries
}

type Written = { monthId: number; contractId: number; userId: number; held: Held | null } & {
  amount: number
}

/** Keeps advances in pesos, in place of those that are there. */
async function keep(importing: Importing, rows: readonly Written[]): Promise<void> {
  await write(
    importing,
    rows.map(({ amount, ...row }) => ({
      ...row,
      says: { mode: 'FIXED', value: String(amount), amount },
    })),
  )
}

type Kept = Omit<Written, 'amount'> & { says: Held }

async function write(importing: Importing, rows: readonly Kept[]): Promise<void> {
  if (rows.length === 0) return
  await sql`insert into salary_advance (company_id, payroll_month_id, user_contract_id, user_id,
      mode, value, amount)
    select app.current_company(), given.month, given.contract, given.person, given.mode,
      given.value, given.amount
    from ${bulk(rows, 'given', {
      month: ['bigint', ({ monthId }) => monthId],
      contract: ['bigint', ({ contractId }) => contractId],
      person: ['bigint', ({ userId }) => userId],
      mode: ['text', ({ says }) => says.mode],
      value: ['numeric', ({ says }) => says.value],
      amount: ['bigint', ({ says }) => says.amount],
    })}
    on conflict (company_id, payroll_month_id, user_contract_id) do update
      set mode = excluded.mode, value = excluded.value, amount = excluded.amount`.execute(
    importing.tx,
  )
  await countAgain(importing, rows)
}

/** The sums that are kept of the processes of some advances. */
async function countAgain(importing: Importing, rows: readonly { monthId: number }[]) {
  for (const id of new Set(rows.map(({ monthId }) => monthId))) {
    await keepFigures(importing, id, 'salary_advance')
  }
}

export async function applyAdvances(
  importing: Importing,
  rows: readonly ToWrite<AdvanceValues>[],
): Promise<readonly (readonly Change[])[]> {
  const wholes = rows.map(({ found, values }): AdvanceValues => ({ ...found?.values, ...values }))
  const all = await standing(importing, wholes)
  const written = all.map(({ contract, process, held = null }, at): Written | undefined =>
    contract && process
      ? {
          monthId: process.id,
          contractId: contract.id,
          userId: contract.userId,
          held,
          amount: wholes[at]?.amount ?? 0,
        }
      : undefined,
  )
  await keep(
    importing,
    written.flatMap((row) => row ?? []),
  )
  return written.map((row): Change[] => {
    if (!row) return []
    const { monthId, contractId: id, userId, held, amount } = row
    const after = { monthId, userId, amount }
    return [{ entity: 'salary_advance', id, version: 1, before: held && { ...held }, after }]
  })
}

/** What a change keeps of where it was written. */
const Where = z.object({ monthId: z.number(), userId: z.number(), amount: z.number() })

/** Takes advances back where they are still as the file left them and their process is open. */
export async function undoAdvances(importing: Importing, changes: readonly Change[]) {
  const { tx } = importing
  const asked = changes.map(({ id, before, after }) => ({
    contractId: id,
    before: before && Held.parse(before),
    ...Where.parse(after),
  }))
  const { rows: standing } = await sql<{ key: string; open: boolean }>`
    select advance.payroll_month_id || ' ' || advance.user_contract_id as key, month.is_open as open
    from ${bulk(asked, 'given', {
      month: ['bigint', ({ monthId }) => monthId],
      contract: ['bigint', ({ contractId }) => contractId],
      amount: ['bigint', ({ amount }) => amount],
    })}
    join salary_advance advance on advance.company_id = app.current_company()
      and advance.payroll_month_id = given.month and advance.user_contract_id = given.contract
      and advance.mode = 'FIXED' and advance.amount = given.amount
    join payroll_month month on month.company_id = app.current_company()
      and month.id = advance.payroll_month_id`.execute(tx)
  const openOf = new Map(standing.map(({ key, open }) => [key, open]))
  const why = asked.map(({ monthId, contractId }) => {
    const open = openOf.get(`${monthId} ${contractId}`)
    if (open === undefined) return TOUCHED
    return open ? undefined : 'El proceso de anticipos está cerrado'
  })
  const back = asked.filter((_, at) => why[at] === undefined)
  const gone = back.filter(({ before }) => before === null)
  if (gone.length > 0) {
    await sql`delete from salary_advance advance using ${bulk(gone, 'given', {
      month: ['bigint', ({ monthId }) => monthId],
      contract: ['bigint', ({ contractId }) => contractId],
    })}
      where advance.company_id = app.current_company()
        and advance.payroll_month_id = given.month
        and advance.user_contract_id = given.contract`.execute(tx)
    await countAgain(importing, gone)
  }
  await write(
    importing,
    back.flatMap(({ before, monthId, contractId, userId }) =>
      before === null ? [] : [{ monthId, contractId, userId, held: null, says: before }],
    ),
  )
  return why
}

/** The advances of processes that are open, as a file says them: a part of the pay as its pesos. */
export async function allAdvances(reading: Acting) {
  const contracts = await contractsToFile(reading, ['userItems.read', 'payslips.read'], 'anticipos')
  const rows = await reading.tx
    .selectFrom('salaryAdvance as advance')
    .innerJoin('payrollMonth as month', 'month.id', 'advance.payrollMonthId')
    .select(['advance.userContractId as contractId', 'advance.amount'])
    .select(sql<YearMonth>`month.year_month`.as('month'))
    .where('month.isOpen', '=', true)
    .orderBy('month.yearMonth')
    .orderBy('advance.userContractId')
    .execute()
  return rows.flatMap(({ contractId, amount, month }) => {
    const contract = contracts.get(contractId)
    return contract ? [{ rut: contract.rut, contract: contract.contract, amount, month }] : []
  })
}
