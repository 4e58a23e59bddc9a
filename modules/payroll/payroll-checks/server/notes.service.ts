import { holdMonth } from '#modules/payroll/payroll-frame/server/index.ts'
import { monthView } from '#modules/payroll/payroll-months/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { sql } from '#platform/server/sql/db.ts'
import { conflict, invalid, notFound } from '#platform/server/errors.ts'
import { findingsInSight, placeOf } from './checks.queries.ts'
import type { CheckedMonth } from './evaluation.queries.ts'
import { saidToNote } from './stored-findings.ts'
import { payrollChecks } from './visible-findings.queries.ts'

type Ref = { rule: string; contractId: number | null }
type Noting = {
  payrollMonthId: number
  note: string
  /** The findings to note, one by one. */
  findings: readonly Ref[] | null
  /** Instead: how many wait for an answer, of a rule or of all warnings; each of them is noted. */
  waiting: number | null
  rule: string | null
}

/**
 * Writes the reason for accepting some warnings: one text for all of them. Each note keeps the
 * sentence that it was written about, and no longer counts when that sentence changes. Errors
 * accept no note. Repeating the same request writes nothing new.
 */
export async function notePayrollChecks(context: Context, input: Noting) {
  const { payrollMonthId, note } = input
  await holdMonth(context.tx, payrollMonthId)
  const month = await monthView(context, payrollMonthId, 'payrollMonths.update')
  if (!month.isOpen) throw conflict('El mes está cerrado')
  const chosen = await chosenIn(context, month, input)
  const payslips = await payslipsOf(context, month.currentRunId, chosen)
  const fresh = chosen.filter((finding) => finding.note !== note)
  if (fresh.length > 0) {
    // Debts of closed months do not depend on this month's payslip.
    const rows = fresh.map((one) => ({
      ...one,
      payslip: one.group === 'OWED' ? undefined : payslips.get(one.contractId ?? 0),
    }))
    await context.client.query(
      `insert into payroll_check_note (company_id, payroll_month_id, note, author_login_id,
         written_at, rule, user_contract_id, finding, payslip_print, payslip_net)
       select $1, $2, $3, $4, $5, new.rule, new.contract, new.finding, new.print, new.net
       from unnest($6::text[], $7::bigint[], $8::text[], $9::text[], $10::bigint[])
         as new (rule, contract, finding, print, net)
       returning id`,
      [
        context.session.companyId,
        payrollMonthId,
        note,
        context.session.loginId,
        context.now,
        rows.map(({ rule }) => rule),
        rows.map(({ contractId }) => contractId),
        rows.map(({ message }) => message),
        rows.map(({ payslip }) => payslip?.payslipPrint ?? null),
        rows.map(({ payslip }) => payslip?.payslipNet ?? null),
      ],
    )
  }
  return payrollChecks(context, { payrollMonthId })
}

/** The findings to note, as they are now. Only the rules that are noted are evaluated. */
async function chosenIn(context: Context, month: CheckedMonth, input: Noting) {
  const { findings, waiting, rule } = input
  if (waiting === null) return listedIn(context, month, findings ?? [])
  const said = await saidToNote(context, month, rule === null ? undefined : new Set([rule]))
  const open = (await findingsInSight(context, month, said)).filter(({ noted }) => !noted)
  const chosen = open.filter((one) =>
    rule === null ? one.severity === 'WARNING' : one.rule === rule && one.answerable,
  )
  if (chosen.length === waiting) return chosen
  const now = chosen.length === 1 ? 'espera 1' : `esperan ${chosen.length}`
  throw conflict(`Los avisos cambiaron: ahora ${now}. Revíselos antes de anotar.`)
}

async function listedIn(context: Context, month: CheckedMonth, findings: readonly Ref[]) {
  if (findings.length === 0) throw invalid('findings', 'Elija al menos un aviso')
  const only = new Set(findings.map(({ rule }) => rule))
  const said = await saidToNote(context, month, only)
  const known = Map.groupBy(await findingsInSight(context, month, said), placeOf)
  return findings.map((ref) => {
    const [finding] = known.get(placeOf(ref)) ?? []
    if (!finding) throw notFound()
    if (finding.answerable) return finding
    throw conflict(`«${finding.title}» es un error: se corrige, no se anota`)
  })
}

/** The current state of the payslips that are noted, to detect later changes. */
async function payslipsOf(
  { tx }: Context,
  runId: number | null,
  findings: readonly Ref[],
): Promise<Map<number, { payslipPrint: string; payslipNet: number }>> {
  const ids = findings.flatMap(({ contractId }) => contractId ?? [])
  const rows = await tx
    .selectFrom('payslip')
    .select(['userContractId', 'net', sql<string>`md5(results::text)`.as('print')])
    .where('payrollRunId', '=', runId ?? 0)
    .where(sql<boolean>`user_contract_id = any(${ids}::bigint[])`)
    .execute()
  return new Map(
    rows.map(({ userContractId, net, print }) => [
      userContractId,
      { payslipPrint: print, payslipNet: net },
    ]),
  )
}
