import { firstDay, lastDay, monthLabel, type YearMonth, yearMonthOf } from '#chile/period.ts'
import {
  type ContractOfFile,
  contractsOfFile,
  contractsToFile,
  saidTwice,
} from '#modules/people/file-contracts/server/index.ts'
import { metaOfField, optional, pesos } from '#platform/model/field.ts'
import type { Found, Given, ImportColumn, Objection, Problem } from '#platform/model/imports.ts'
import type { Acting } from '#platform/server/context.ts'
import type { Checked, Importing } from '#platform/server/imports/importer.ts'
import { sql } from '#platform/server/sql/db.ts'
import {
  amountColumns,
  type Amounts,
  type HistoricalValues,
  netProblem,
} from '../model/imported-payslip.ts'

// What was paid is shown beside what is entered: both rights are asked.
const rights = ['userItems.update', 'payslips.read'] as const

/** What the name of a column of the book begins with, before its code. */
const PREFIX = 'lre:'

const columns = amountColumns.map(({ code, name, header }): ImportColumn => {
  const field = optional(pesos(name, { max: 999_999_999, sensitivity: 'A' }))
  return {
    name: `${PREFIX}${code}`,
    header: name.toLowerCase(),
    aliases: [header, String(code)],
    field,
    meta: metaOfField(field),
    required: false,
    usual: undefined,
    help: `Pesos. Columna ${code} del Libro de Remuneraciones`,
    choices: undefined,
  }
})

/** A column for each amount of the book that is no sum of others. */
export const bookColumns = (): Promise<readonly ImportColumn[]> => Promise.resolve(columns)

type Row = HistoricalValues & Given

/** The amounts that a row says, by their column; an empty one says nothing. */
export const amountsOf = (row: Given): Amounts =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      name.startsWith(PREFIX) && typeof value === 'number'
        ? [[name.slice(PREFIX.length), value]]
        : [],
    ),
  )

const columnsOf = (amounts: Amounts) =>
  Object.fromEntries(Object.entries(amounts).map(([code, amount]) => [`${PREFIX}${code}`, amount]))

const stored = ({ tx }: Pick<Acting, 'tx'>) =>
  tx
    .selectFrom('importedPayslip')
    .select(['id', 'version', 'userContractId as contractId', 'yearMonth as month', 'days', 'net'])
    .select(sql<Amounts>`amounts`.as('amounts'))
    .orderBy('yearMonth')
    .orderBy('id')
type Held = Awaited<ReturnType<ReturnType<typeof stored>['execute']>>[number]

export type StandingPay = {
  readonly contract: ContractOfFile | undefined
  readonly wrong: Problem | undefined
  readonly held: Held | undefined
}

/** The contracts of rows and what was imported of their months. */
export async function standingPays(
  importing: Importing,
  rows: readonly Row[],
): Promise<readonly StandingPay[]> {
  const contracts = await contractsOfFile(
    importing,
    rights,
    rows.map(({ rut = null, contract = null, businessId = null, month }) => ({
      rut,
      contract,
      businessId,
      from: month ? firstDay(month) : null,
      to: month ? lastDay(month) : null,
    })),
  )
  const ids = [...new Set(contracts.flatMap(({ found }) => found?.id ?? []))]
  const all = await stored(importing)
    .where(sql<boolean>`user_contract_id in (select unnest(${ids}::bigint[]))`)
    .execute()
  const byKey = new Map(all.map((row) => [`${row.contractId} ${row.month}`, row]))
  return contracts.map(({ found: contract, wrong }, at) => ({
    contract,
    wrong,
    held: contract && byKey.get(`${contract.id} ${rows[at]?.month}`),
  }))
}

export async function matchPays(
  importing: Importing,
  rows: readonly Row[],
): Promise<(Found | undefined)[]> {
  const all = await standingPays(importing, rows)
  return rows.map(({ rut, contract, businessId }, at) => {
    const held = all[at]?.held
    if (!held) return undefined
    const { id, version, month, days, net, amounts } = held
    const values = { rut, contract, businessId, month, days, net, ...columnsOf(amounts) }
    return { id, version, values }
  })
}

export async function objectionsToPays(
  importing: Importing,
  checked: readonly Checked<Row>[],
): Promise<readonly (readonly Objection[])[]> {
  const wholes = checked.map(({ whole }) => whole)
  const all = await standingPays(importing, wholes)
  const first = await firstMonths(importing)
  const twice = saidTwice(
    all.map(({ contract }, at) => contract && `${contract.id} ${wholes[at]?.month}`),
  )
  return all.map((standing, at) => {
    const again = twice.get(at)
    if (again !== undefined) return [{ column: null, message: again }]
    const ours = first.get(standing.contract?.businessId ?? 0)
    const problem = whyNotPaid(standing, wholes[at] ?? {}, ours ?? yearMonthOf(importing.today))
    return problem ? [problem] : []
  })
}

function whyNotPaid(
  { contract, wrong }: StandingPay,
  whole: Row,
  ours: YearMonth,
): Problem | undefined {
  const { month = 0, net = 0, businessId } = whole
  if (!contract) return wrong
  const at = (column: string, message: string): Problem => ({ column, message })
  if (businessId && businessId !== contract.businessId) {
    return at('businessId', 'El contrato es de otra razón social')
  }
  if (month >= ours) {
    return at('month', `Desde ${monthLabel(ours)} los meses se calculan aquí: no se importan`)
  }
  const { initialDate, finalDate } = contract
  if (initialDate > lastDay(month) || (finalDate !== null && finalDate < firstDay(month))) {
    return at('month', 'El contrato no está vigente en el mes')
  }
  const problem = netProblem(amountsOf(whole), net)
  return problem === undefined ? undefined : at('net', problem)
}

/** The first month of payroll that each razón social has here. */
async function firstMonths({ tx }: Pick<Acting, 'tx'>) {
  const rows = await tx
    .selectFrom('payrollMonth')
    .select('businessId')
    .select(sql<YearMonth>`min(year_month)`.as('month'))
    .where('type', '=', 'PAYROLL')
    .groupBy('businessId')
    .execute()
  return new Map(rows.map(({ businessId, month }) => [businessId, month]))
}

/** Every month that was imported of contracts within reach, as a file says it. */
export async function allPays(reading: Acting) {
  const contracts = await contractsToFile(reading, rights, 'remuneraciones históricas')
  const rows = await stored(reading).execute()
  return rows.flatMap(({ contractId, month, days, net, amounts }) => {
    const contract = contracts.get(contractId)
    if (!contract) return []
    const { rut, contract: code, businessId } = contract
    return [{ rut, contract: code, businessId, month, days, net, ...columnsOf(amounts) }]
  })
}
