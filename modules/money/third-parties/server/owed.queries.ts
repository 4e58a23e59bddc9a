import { reachesBusiness } from '#access/reach.ts'
import { afps, apvInstitutions } from '#chile/catalogues.ts'
import type { YearMonth } from '#chile/period.ts'
import { filedAmounts } from '#law/filings/filed.ts'
import type { Concept } from '#law/index.ts'
import { institutionName } from '#modules/money/accounting/model/rule.ts'
import { agreedSavings, savingColumns } from '#modules/people/people/model/agreed-savings.ts'
import { placeOfResult } from '#modules/money/filings/model/stored.ts'
import { heldPayslips } from '#modules/money/filings/server/index.ts'
import { monthById, type MonthHead } from '#modules/payroll/payroll-frame/server/index.ts'
import { readSnapshot } from '#modules/payroll/payroll-results/model/snapshot.ts'
import { hasPrivatePay, planOf } from '#modules/payroll/payroll-results/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db.ts'
import { conflict, forbidden } from '#platform/server/errors.ts'
import {
  allSavings,
  keyOf,
  type PartyFacts,
  type PartyKey,
  partsOf,
  savingOf,
  sideOf,
} from '../model/party.ts'

/** A line of a payslip that is owed to a third party. Whole pesos. */
export type OwedLine = {
  readonly contractId: number
  readonly name: string
  readonly rut: string
  readonly label: string
  readonly amount: number
}

export type Owed = PartyKey & {
  readonly key: string
  readonly label: string
  readonly total: number
  readonly lines: readonly OwedLine[]
}

export type OwedMonth = {
  readonly parties: readonly Owed[]
  /** What the payslips say, beside the sum of what is owed and what the company keeps. */
  readonly squares: readonly { label: string; payslips: number; owed: number; kept: number }[]
}

type Permission = 'transfers.read' | 'transfers.update'

/** A closed month of remuneraciones all of whose pay the actor may see. */
export async function owingMonth(context: Context, id: number, permission: Permission) {
  const month = await monthById(context, id, permission)
  if (month.type !== 'PAYROLL') throw conflict('Los terceros se pagan del mes de remuneraciones')
  if (month.isOpen || month.currentRunId === null) throw conflict('Primero hay que cerrar el mes')
  const reach = context.reach('payslips.read')
  const isWhole = reachesBusiness(reach, month.businessId)
  const isHidden = !reach.includesPrivate && (await hasPrivatePay(context.tx, month.currentRunId))
  if (!isWhole || reach.except.length > 0 || isHidden) {
    throw forbidden('Este mes lleva remuneraciones que usted no ve')
  }
  return { ...month, currentRunId: month.currentRunId }
}

/**
 * What a month discounts or contributes for somebody else, by the party that is owed, down to the
 * people and their lines. Five statements for any number of people.
 */
export async function owedOf(
  { tx, session }: Context,
  month: MonthHead & { currentRunId: number },
): Promise<OwedMonth> {
  const { planHash, ...institutions } = await headOf(tx, month.id)
  const plan = await planOf(tx, session.companyId, planHash)
  const asOne = await listedAsOne(tx, month.id)
  const found = new Map<string, PartyKey & { label: string; lines: OwedLine[] }>()
  const sums = { DEDUCTION: zero(), CONTRIBUTION: zero() }
  for (const row of await payslipsOf(tx, month.currentRunId, month.yearMonth)) {
    const amounts = filedAmounts(plan, placeOfResult(plan, row))
    const { name, healthInstitution } = readSnapshot(row.snapshot)
    const isFonasa = amounts.word('SISTEMA_SALUD') === 'FONASA'
    const facts: PartyFacts = {
      amounts,
      userId: row.userId,
      syndicateId: row.syndicateId,
      afp: amounts.word('AFP'),
      health: isFonasa ? 'FONASA' : (healthInstitution ?? 'SIN_ISAPRE'),
      individualSavings: agreedSavings(row),
      collectiveSaving: row.apvcInstitution,
      account2: row.cuenta2Institution,
      affiliateAfp: row.affiliateInstitution,
      ...institutions,
    }
    sums.DEDUCTION.payslips += row.deductions
    sums.CONTRIBUTION.payslips += amounts.of('TOTAL_APORTES')
    for (const { concept, amount } of amounts.lines()) {
      const side = sideOf(concept.classes)
      if (side === undefined) continue
      for (const { party: owedTo, amount: part } of partsOf(concept, amount, facts)) {
        if (owedTo === 'OWN') {
          sums[side].kept += part
          continue
        }
        sums[side].owed += part
        const isSaving = savingOf(owedTo)?.isAccount2 === false
        const party = asOne && isSaving ? allSavings : owedTo
        const key = keyOf(party)
        const known = found.get(key) ?? { ...party, label: labelOf(party, concept, row), lines: [] }
        known.lines.push({
          contractId: row.contractId,
          name,
          rut: row.rut,
          label: concept.label,
          amount: part,
        })
        found.set(key, known)
      }
    }
  }
  return {
    parties: [...found].map(([key, party]) => ({
      ...party,
      key,
      total: party.lines.reduce((sum, { amount }) => sum + amount, 0),
    })),
    squares: [
      { label: 'Descuentos', ...sums.DEDUCTION },
      { label: 'Aportes del empleador', ...sums.CONTRIBUTION },
    ],
  }
}

const zero = () => ({ payslips: 0, owed: 0, kept: 0 })

const names: Readonly<Record<string, string>> = {
  AFC: 'AFC, seguro de cesantía',
  IPS: 'IPS',
  SEGURO_SOCIAL: 'SIS y Seguro Social',
  APV: 'Ahorro previsional voluntario',
  SIN_ISAPRE: 'Isapre sin nombre en la ficha',
  SII: 'SII, impuesto único',
}

type Row = Awaited<ReturnType<typeof payslipsOf>>[number]

function labelOf(party: PartyKey, { label }: Concept, row: Row): string {
  if (party.kind === 'UNION') return row.syndicate ?? label
  if (party.kind === 'COURT') return `${label}, ${readSnapshot(row.snapshot).name}`
  if (party.kind === 'ITEM') return label
  const saving = savingOf(party)
  if (saving) return savingLabel(saving)
  return names[party.code] ?? institutionName(party.code) ?? party.code
}

const keepers = new Map([...afps, ...apvInstitutions].map(({ code, name }) => [code, name]))

function savingLabel({ isAccount2, institution }: NonNullable<ReturnType<typeof savingOf>>) {
  if (institution === null) return 'APV sin institución en la ficha'
  const name = keepers.get(institution) ?? institution
  return isAccount2 ? `Cuenta 2, AFP ${name}` : `APV, ${name}`
}

/** Whether a live list of a month pays its savings as one party, as lists once did. */
async function listedAsOne(tx: Tx, monthId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('paymentListRow')
    .select('n')
    .where('payrollMonthId', '=', monthId)
    .where('party', '=', keyOf(allSavings))
    .where('state', 'in', ['LISTED', 'PAID'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function headOf(tx: Tx, monthId: number) {
  const { planHash, ccaf, mutual } = await tx
    .selectFrom('payrollMonth as month')
    .innerJoin('business', 'business.id', 'month.businessId')
    .innerJoin('payrollRun as run', 'run.id', 'month.currentRunId')
    .select(['run.planHash', 'business.ccafCode as ccaf', 'business.mutualCode as mutual'])
    .where('month.id', '=', monthId)
    .executeTakeFirstOrThrow()
  if (planHash === null) throw new Error(`The run of month ${monthId} has no plan`)
  return { planHash, ccaf, mutual }
}

const payslipsOf = (tx: Tx, runId: number, month: YearMonth) =>
  heldPayslips(tx, runId, month)
    .select(['payslip.deductions', 'terms.syndicateId', 'syndicate.name as syndicate'])
    .select(savingColumns)
    .select('held.affiliateInstitution')
    .orderBy('payslip.userContractId')
    .execute()
