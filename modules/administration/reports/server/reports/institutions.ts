import { afps, bankList, byCode, healthInstitutions, mutuals } from '#chile/catalogues.ts'
import { lastDay } from '#chile/period.ts'
import { PaymentKind } from '#modules/people/people/model/catalogs.ts'
import type { ReportedPayslip } from '#modules/payroll/payslips/server/index.ts'
import { sql, type Tx } from '#platform/server/db.ts'
import type { Cell } from '../../model/report.ts'
import { apartNotes } from '../notes.ts'
import {
  count,
  people,
  personCells,
  personColumns,
  pesos,
  processColumn,
  type ReportDefinition,
  sum,
  words,
} from '../report.ts'

/**
 * A kind of contribution: the institution that receives it, its base, and the part each side pays.
 */
type Contribution = {
  kind: string
  to: (row: ReportedPayslip, mutualOf: (businessId: number) => string) => string
  base: string
  worker: readonly string[]
  employer: readonly string[]
}

const contributions: readonly Contribution[] = [
  {
    kind: 'AFP',
    to: ({ pensionInstitution }) => institution(afps, pensionInstitution, 'AFP'),
    base: 'BASE_PREVISIONAL',
    worker: ['COTIZACION_AFP', 'COTIZACION_PESADO', 'SIS_TRABAJADOR'],
    employer: ['CUENTA_INDIVIDUAL', 'PESADO_EMPLEADOR', 'INDEMNIZACION_TODO_EVENTO'],
  },
  {
    kind: 'IPS',
    to: () => 'Instituto de Previsión Social',
    base: 'BASE_PREVISIONAL',
    worker: ['COTIZACION_IPS'],
    employer: [],
  },
  {
    kind: 'Salud',
    to: ({ healthInstitution }) => institution(healthInstitutions, healthInstitution, 'Fonasa'),
    base: 'BASE_PREVISIONAL',
    worker: ['SALUD_LEGAL', 'SALUD_ADICIONAL'],
    employer: [],
  },
  {
    kind: 'Seguro de cesantía',
    to: () => 'AFC Chile',
    base: 'BASE_CESANTIA',
    worker: ['AFC'],
    employer: ['AFC_EMPLEADOR', 'AFC_EMPLEADOR_LICENCIA'],
  },
  {
    kind: 'Seguro social previsional',
    to: () => 'Expectativa de vida y rentabilidad protegida (Ley 21.735)',
    base: 'BASE_PREVISIONAL',
    worker: [],
    employer: [
      'EXPECTATIVA_VIDA',
      'RENTABILIDAD_PROTEGIDA',
      'EXPECTATIVA_VIDA_LICENCIA',
      'RENTABILIDAD_PROTEGIDA_LICENCIA',
    ],
  },
  {
    kind: 'Invalidez y sobrevivencia',
    to: () => 'Seguro de invalidez y sobrevivencia',
    base: 'BASE_PREVISIONAL',
    worker: [],
    employer: ['SIS', 'SIS_LICENCIA'],
  },
  {
    kind: 'Accidentes del trabajo',
    to: ({ businessId }, mutualOf) => mutualOf(businessId),
    base: 'BASE_PREVISIONAL',
    worker: [],
    employer: ['SEGURO_ACCIDENTES'],
  },
  {
    kind: 'Caja de compensación',
    to: () => 'Créditos de la caja',
    base: 'BASE_PREVISIONAL',
    worker: ['CREDITO_CCAF'],
    employer: [],
  },
  {
    kind: 'Ahorro voluntario',
    to: () => 'APV, APV colectivo y cuenta 2',
    base: 'BASE_PREVISIONAL',
    worker: ['APV_A', 'APV_B', 'APVC_A', 'APVC_B', 'CUENTA_2'],
    employer: ['APVC_EMPLEADOR'],
  },
  {
    kind: 'Afiliados voluntarios',
    to: () => 'AFP del afiliado',
    base: 'BASE_PREVISIONAL',
    worker: ['AFILIADO_VOLUNTARIO', 'AFILIADO_AHORRO'],
    employer: [],
  },
  {
    kind: 'Impuesto único',
    to: () => 'Servicio de Impuestos Internos',
    base: 'BASE_TRIBUTABLE',
    worker: ['IMPUESTO_UNICO', 'IMPUESTO_ADICIONAL'],
    employer: [],
  },
]

const institution = (
  list: readonly { code: string; name: string }[],
  code: string | null,
  otherwise: string,
) => (code === null ? otherwise : (byCode(list, code)?.name ?? code))

const byInstitution: ReportDefinition = {
  name: 'cotizaciones-por-institucion',
  label: 'Cotizaciones por institución',
  description: 'AFP, salud, cesantía, mutual, caja, ahorro e impuesto: base, aportes y personas',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH'],
  chart: { type: 'bar', label: 1, values: [6] },
  run: async (source) => {
    const mutualOf = await mutualsOf(source.tx)
    const all = await source.paid(source.month)
    const rows = contributions.flatMap((one): Cell[][] => {
      const paid = all.filter((row) => sum([...one.worker, ...one.employer], row.valueOf) !== 0)
      const groups = Map.groupBy(paid, (row) => one.to(row, mutualOf))
      return [...groups].map(([name, members]) => {
        const worker = sum(members, (row) => sum(one.worker, row.valueOf))
        const employer = sum(members, (row) => sum(one.employer, row.valueOf))
        const base = sum(members, (row) => row.valueOf(one.base))
        return [one.kind, name, people(members), base, worker, employer, worker + employer]
      })
    })
    return {
      columns: [
        words('Tipo'),
        words('Institución'),
        { label: 'Personas', kind: 'number' },
        { label: 'Base', kind: 'pesos' },
        pesos('Del trabajador'),
        pesos('Del empleador'),
        pesos('Total'),
      ],
      rows,
      notes: await apartNotes(source, all, source.month),
    }
  },
}

async function mutualsOf(tx: Tx) {
  const rows = await tx.selectFrom('business').select(['id', 'mutualCode']).execute()
  const names = new Map(rows.map((row) => [row.id, institution(mutuals, row.mutualCode, 'ISL')]))
  return (businessId: number) => names.get(businessId) ?? 'ISL'
}

const byPayment: ReportDefinition = {
  name: 'liquido-por-forma-de-pago',
  label: 'Líquido por forma de pago y banco',
  description:
    'Cuánto se paga en cada banco, en cheque o en efectivo, y a quién le falta la cuenta',
  permission: 'payrollReports.read',
  shows: ['payslips.read'],
  filters: ['BUSINESS', 'MONTH'],
  chart: { type: 'pie', label: 1, values: [3] },
  run: async (source) => {
    const all = await source.paid(source.month)
    const methods = await methodsOf(source.tx, [...new Set(all.map((row) => row.userId))])
    const nameOf = ({ userId }: ReportedPayslip) => {
      const method = methods.get(userId)
      if (!method) return 'Sin forma de pago|Falta registrarla'
      const kind = PaymentKind.label(method.kind)
      const bank = method.bankCode === null ? null : byCode(bankList, method.bankCode)
      return `${kind}|${bank?.name ?? method.bankCode ?? kind}`
    }
    const groups = Map.groupBy(all, nameOf)
    return {
      columns: [words('Forma de pago'), words('Banco'), count('Personas'), pesos('Líquido')],
      rows: [...groups]
        .toSorted(([, a], [, b]) => sum(b, (row) => row.net) - sum(a, (row) => row.net))
        .map(([name, members]) => [
          ...name.split('|'),
          people(members),
          sum(members, (row) => row.net),
        ]),
      notes: await apartNotes(source, all, source.month),
    }
  },
}

async function methodsOf(tx: Tx, userIds: readonly number[]) {
  const rows = await tx
    .selectFrom('paymentMethod')
    .select(['userId', 'kind', 'bankCode'])
    .where('isCurrent', '=', true)
    .where(sql<boolean>`user_id = any(${[...userIds]}::bigint[])`)
    .execute()
  return new Map(rows.map((row) => [row.userId, row]))
}

const unionFees: ReportDefinition = {
  name: 'cuotas-sindicales',
  label: 'Cuotas sindicales',
  description: 'La cuota descontada a cada persona, por sindicato',
  permission: 'payrollReports.read',
  shows: ['payslips.read', 'contracts.read'],
  filters: ['BUSINESS', 'MONTH', 'PERSON'],
  run: async ({ tx, paid: paidIn, month }) => {
    const paid = (await paidIn(month)).filter((row) => row.valueOf('CUOTA_SINDICAL') !== 0)
    const unions = await unionsOf(
      tx,
      paid.map((row) => row.userContractId),
      lastDay(month),
    )
    const nameOf = (row: ReportedPayslip) => unions.get(row.userContractId) ?? 'Sin sindicato'
    return {
      columns: [words('Sindicato'), ...personColumns, processColumn, pesos('Cuota')],
      rows: paid
        .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'es'))
        .map((row) => [
          nameOf(row),
          ...personCells(row),
          row.process,
          row.valueOf('CUOTA_SINDICAL'),
        ]),
    }
  },
}

async function unionsOf(tx: Tx, contractIds: readonly number[], day: string) {
  const rows = await tx
    .selectFrom('userContractVersion as version')
    .innerJoin('syndicate', 'syndicate.id', 'version.syndicateId')
    .select(['version.userContractId', 'syndicate.name'])
    .where('version.supersededAt', 'is', null)
    .where(sql<boolean>`version.user_contract_id = any(${[...contractIds]}::bigint[])`)
    // A contract that ended in the month still has its union: its last version names it.
    .where(sql<boolean>`lower(version.valid) <= ${day}::date`)
    .orderBy(sql`lower(version.valid)`)
    .execute()
  return new Map(rows.map((row) => [row.userContractId, row.name]))
}

export const institutionReports = [byInstitution, byPayment, unionFees]
