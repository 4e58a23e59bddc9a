import { counted } from '#chile/counts.ts'
import { formatPesos } from '#chile/numbers.ts'
import {
  monthLabel,
  previousMonth,
  shiftMonth,
  type YearMonth,
  yearMonthOf,
} from '#chile/period.ts'
import { heldTerms, monthlySalariesOf } from '#modules/payroll/payroll-input/server/index.ts'
import type { MonthlySalary } from '#modules/payroll/payroll-input/model/monthly-salary.ts'
import {
  closedMonths,
  type ContractOfFile,
  contractsOfFile,
  contractsToFile,
  monthClosed,
  saidTwice,
} from '#modules/people/file-contracts/server/index.ts'
import type { Found, Objection, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import { bulk } from '#platform/server/sql/bulk.ts'
import { sql } from '#platform/server/sql/db.ts'
import { fewestQuotas, scheduleOf } from '../model/loan.ts'
import type { LoanValues } from '../model/loan-row.ts'

const right = 'userItems.create'

const loans = ({ tx }: Pick<Acting, 'tx'>) =>
  tx
    .selectFrom('employerLoan')
    .select(['id', 'version', 'userContractId as contractId', 'amount', 'totalQuotas'])
    .select(['startMonth', 'grantedOn', 'comment'])
    .orderBy('id')

/** The contracts of rows and the loans that they have of their days. */
export async function standingLoans(importing: Importing, rows: readonly LoanValues[]) {
  const contracts = await contractsOfFile(
    importing,
    right,
    rows.map(({ rut = null, contract = null }) => ({
      rut,
      contract,
      from: importing.today,
      to: importing.today,
    })),
  )
  const ids = [...new Set(contracts.flatMap(({ found }) => found?.id ?? []))]
  const held = await loans(importing)
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .execute()
  const byKey = Map.groupBy(held, ({ contractId, grantedOn }) => `${contractId} ${grantedOn}`)
  return contracts.map(({ found: contract, wrong }, at) => ({
    contract,
    wrong,
    held: (contract && byKey.get(`${contract.id} ${rows[at]?.grantedOn}`)) ?? [],
  }))
}

export async function matchLoans(
  importing: Importing,
  rows: readonly LoanValues[],
): Promise<(Found | undefined)[]> {
  const all = await standingLoans(importing, rows)
  return rows.map(({ rut, contract }, at) => {
    const [first] = all[at]?.held ?? []
    if (!first) return undefined
    const { id, version, contractId: _contract, ...values } = first
    return { id, version, values: { ...values, rut, contract } }
  })
}

type Standing = Awaited<ReturnType<typeof standingLoans>>[number]

export async function objectionsToLoans(
  importing: Importing,
  checked: readonly Checked<LoanValues>[],
): Promise<readonly (readonly Objection[])[]> {
  const wholes = checked.map(({ whole }) => whole)
  const all = await standingLoans(importing, wholes)
  const twice = saidTwice(
    all.map(({ contract }, at) => contract && `${contract.id} ${wholes[at]?.grantedOn}`),
  )
  const closed = await closedMonths(importing)
  const said = all.map((standing, at): Problem | undefined => {
    const again = twice.get(at)
    if (again !== undefined) return { column: null, message: again }
    const last = closed.get(standing.contract?.businessId ?? 0) ?? 0
    return whyNotLent(standing, wholes[at] ?? {}, { today: importing.today, last })
  })
  const rooms = await roomProblems(
    importing,
    all.flatMap(({ contract }, at) => {
      const { amount = 0, totalQuotas = 1, startMonth } = wholes[at] ?? {}
      return contract && startMonth && !said[at]
        ? [{ at, contract, amount, totalQuotas, startMonth }]
        : []
    }),
  )
  return said.map((problem, at) => {
    const room = problem ?? rooms.get(at)
    return room ? [room] : []
  })
}

function whyNotLent(
  { contract, wrong, held }: Standing,
  { amount = 0, totalQuotas = 1, startMonth = 0, grantedOn = '' }: LoanValues,
  { today, last }: { today: string; last: YearMonth },
): Problem | undefined {
  if (!contract) return wrong
  const at = (column: string, message: string): Problem => ({ column, message })
  if (held.length > 0) {
    return at('grantedOn', 'Ya tiene un préstamo de esa fecha: se cambia en Préstamos')
  }
  if (grantedOn > today) return at('grantedOn', 'No puede ser una fecha futura')
  if (amount < totalQuotas) return at('totalQuotas', 'Cada cuota debe ser de al menos 1 peso')
  if (startMonth <= last) return at('startMonth', monthClosed(startMonth))
  const end = contract.finalDate === null ? null : yearMonthOf(contract.finalDate)
  return end !== null && end < shiftMonth(startMonth, totalQuotas - 1)
    ? at('totalQuotas', `El contrato termina en ${monthLabel(end)}, antes de la última cuota`)
    : undefined
}

type Lent = {
  at: number
  contract: ContractOfFile
  amount: number
  totalQuotas: number
  startMonth: YearMonth
}

/**
 * The loans whose quotas do not fit in the 15 % of the pay (Código del Trabajo, art. 58 inc. 3),
 * beside what is discounted already and what earlier rows lend: some statements for each razón
 * social and first month, however many rows.
 */
async function roomProblems(
  importing: Importing,
  rows: readonly Lent[],
): Promise<ReadonlyMap<number, Problem>> {
  const problems = new Map<number, Problem>()
  const others = await otherQuotas(importing, rows)
  const groups = Map.groupBy(rows, ({ contract, startMonth }) =>
    [contract.businessId, startMonth].join(' '),
  )
  for (const group of groups.values()) {
    const salaries = await salariesIn(importing, group)
    for (const row of group) {
      const key = `${row.contract.id} ${row.startMonth}`
      const pay = salaries.get(row.contract.id)
      const before = others.get(key) ?? 0
      const problem = roomProblem(row, pay, before)
      if (problem) problems.set(row.at, problem)
      else others.set(key, before + Math.floor(row.amount / row.totalQuotas))
    }
  }
  return problems
}

function roomProblem(
  { amount, totalQuotas, startMonth }: Lent,
  pay: MonthlySalary | undefined,
  others: number,
): Problem | undefined {
  if (!pay) return { column: 'startMonth', message: 'El contrato no está vigente en ese mes' }
  if ('problem' in pay) return { column: 'amount', message: pay.problem }
  const room = Math.floor((pay.salary * 15) / 100) - others
  const [quota] = scheduleOf(amount, totalQuotas, startMonth)
  if (!quota || quota.amount <= room) return undefined
  const fewest = fewestQuotas(amount, pay.salary, others)
  const message =
    `La cuota de ${formatPesos(quota.amount)} supera el 15% del sueldo que permite descontar el ` +
    `art. 58 del Código del Trabajo (${formatPesos(Math.max(0, room))} disponibles)` +
    (fewest === undefined ? '' : `: desde ${counted(fewest, 'cuota')} queda dentro`)
  return { column: 'totalQuotas', message }
}

/** The agreed pay of the contracts of rows of one razón social and one first month. */
async function salariesIn({ tx, session, today }: Importing, group: readonly Lent[]) {
  const [first] = group
  if (!first) return new Map<number, MonthlySalary>()
  const { startMonth, contract } = first
  const now = yearMonthOf(today)
  const { businessId } = contract
  const only = group.map((row) => row.contract.id)
  const terms = await heldTerms(tx, startMonth, { businessId, only })
  const payOf = await monthlySalariesOf(tx, {
    companyId: session.companyId,
    businessId,
    months: [startMonth, now, previousMonth(now)],
  })
  return new Map(terms.map((row) => [row.contractId, payOf(row)]))
}

/** The quotas of loans that contracts have in the first month of a row, by both. */
async function otherQuotas({ tx }: Importing, rows: readonly Lent[]) {
  if (rows.length === 0) return new Map<string, number>()
  const { rows: found } = await sql<{ key: string; total: number }>`
    select given.contract || ' ' || given.month as key,
      coalesce(sum(item.value), 0)::bigint as total
    from ${bulk(rows, 'given', {
      contract: ['bigint', ({ contract }) => contract.id],
      month: ['integer', ({ startMonth }) => startMonth],
    })}
    join user_item item on item.company_id = app.current_company()
      and item.user_contract_id = given.contract and item.item_code = 'PRESTAMO_EMPRESA'
      and item.status = 'ACTIVE' and item.start_month <= given.month
      and (item.end_month is null or item.end_month >= given.month)
    group by 1`.execute(tx)
  return new Map(found.map(({ key, total }) => [key, Number(total)]))
}

/** Every loan within reach, as a file says it; two of one day are said by neither. */
export async function allLoans(reading: Acting) {
  const contracts = await contractsToFile(reading, 'userItems.read', 'préstamos')
  const rows = await loans(reading).execute()
  const times = Map.groupBy(rows, ({ contractId, grantedOn }) => `${contractId} ${grantedOn}`)
  return rows.flatMap(({ id: _id, version: _version, contractId, ...row }) => {
    const contract = contracts.get(contractId)
    const isOne = times.get(`${contractId} ${row.grantedOn}`)?.length === 1
    return contract && isOne ? [{ rut: contract.rut, contract: contract.contract, ...row }] : []
  })
}
