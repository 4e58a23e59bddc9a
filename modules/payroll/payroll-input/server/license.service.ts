import { firstDay, isYearMonth, lastDay, monthLabel, yearMonth } from '#chile/period.ts'
import { leaveDays, unpaidLeaveDays } from '#law/facts/leave.ts'
import { completeInput } from '#law/schema.ts'
import type { Context } from '#platform/server/context.ts'
import { invalid, notFound } from '#platform/server/errors.ts'
import { contractWithin } from '#modules/people/sight/server/index.ts'
import { timeOf } from './contract-time.queries.ts'
import { heldTerms } from './held-terms.queries.ts'

type Asked = {
  year: number
  month: number
  contractId: number
  businessId: number
  code: string | null
}

export type LicenseCheck = {
  valid: boolean
  message: string
  licenseDays: number
  waitingDays: number
  pending: number
}

/** Days that a leave already counts; they must not be entered again. */
const daysTaken: ReadonlySet<string> = new Set(['DIAS_AUSENCIA', 'DIAS_SIN_GOCE'])

/**
 * Checks that a contract's pay in a month is consistent with its medical leaves, or with entering a
 * concept: no leave waits for an answer, and no day is counted twice.
 */
export async function validatePayrollWithLicense(
  context: Context,
  { year, month, contractId, businessId, code }: Asked,
): Promise<LicenseCheck> {
  const period = yearMonth(year, month)
  if (!isYearMonth(period) || month < 1 || month > 12) throw invalid('month', 'Ese mes no existe')
  await requireContract(context, { contractId, businessId })
  const rows = await heldTerms(context.tx, period, { businessId, only: [contractId] })
  const [row] = rows
  if (!row) throw invalid('contractId', `El contrato no rige en ${monthLabel(period)}`)
  const { initialDate: start, finalDate: end } = row
  const { time } = (await timeOf(context.tx, period, rows))(row)
  const input = completeInput({
    month: period,
    contract: { start, end },
    leave: { spells: time?.spells ?? [] },
  })
  const licenseDays = leaveDays(input)
  const pending = await pendingLeaves(context, contractId, period)
  const found = { licenseDays, waitingDays: unpaidLeaveDays(input), pending }
  const problem = problemOf(found, code, monthLabel(period))
  return { ...found, valid: problem === undefined, message: problem ?? allRight(licenseDays) }
}

const allRight = (days: number) =>
  days === 0 ? 'Sin licencias médicas en el mes' : `${daysText(days)} de licencia en el mes`

const daysText = (days: number) => (days === 1 ? '1 día' : `${days} días`)

function problemOf(
  { licenseDays, pending }: Pick<LicenseCheck, 'licenseDays' | 'pending'>,
  code: string | null,
  month: string,
): string | undefined {
  if (pending > 0) return `Hay licencias de ${month} sin respuesta: apruébelas o recházelas`
  if (code === 'SUBSIDIO_LICENCIA' && licenseDays === 0) {
    return `No hay licencia médica en ${month}: el subsidio no se paga`
  }
  return code !== null && daysTaken.has(code) && licenseDays > 0
    ? `La licencia ya descuenta ${daysText(licenseDays)}: ingrese solo los que son además de esos`
    : undefined
}

async function requireContract(
  context: Context,
  { contractId, businessId }: { contractId: number; businessId: number },
): Promise<void> {
  const found = await context.tx
    .selectFrom('userContract as contract')
    .select('contract.id')
    .where('contract.id', '=', contractId)
    .where('contract.businessId', '=', businessId)
    .where(contractWithin(context, 'payrollMonths.read'))
    .executeTakeFirst()
  if (!found) throw notFound()
}

async function pendingLeaves({ tx }: Context, contractId: number, month: number): Promise<number> {
  const { count } = await tx
    .selectFrom('absence')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userContractId', '=', contractId)
    .where('type', '=', 'LICENSE')
    .where('responseStatus', '=', 'PENDING')
    .where('startDate', '<=', lastDay(month))
    .where('endDate', '>=', firstDay(month))
    .executeTakeFirstOrThrow()
  return count
}
