import {
  afps,
  apvInstitutions,
  byCode,
  ccafs,
  healthInstitutions,
  mutuals,
} from '#chile/catalogues.ts'
import type { YearMonth } from '#chile/period.ts'
import { type ReportedPayslip, savingPlaces } from '#modules/payroll/payslips/server/index.ts'
import type { Tx } from '#platform/server/sql/db.ts'
import { sum } from '../report.ts'

/** What a payslip does not say of where its contributions go. */
type Places = {
  mutual: string
  ccaf: string
  savings: ReturnType<Awaited<ReturnType<typeof savingPlaces>>>
}

/**
 * A kind of contribution: the institution that receives it, its base, and the part each side pays.
 * What one payslip pays to several institutions says its `parts`.
 */
type Contribution = {
  kind: string
  to: (row: ReportedPayslip, places: Places) => string
  base: string
  worker: readonly string[]
  employer: readonly string[]
  parts?: (places: Places) => readonly { to: string; amount: number }[]
}

export const contributions: readonly Contribution[] = [
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
    to: (_row, { mutual }) => mutual,
    base: 'BASE_PREVISIONAL',
    worker: [],
    employer: ['SEGURO_ACCIDENTES'],
  },
  {
    kind: 'Caja de compensación',
    to: (_row, { ccaf }) => ccaf,
    base: 'BASE_PREVISIONAL',
    worker: ['CREDITO_CCAF'],
    employer: [],
  },
  {
    kind: 'APV',
    to: () => unnamed,
    base: 'BASE_PREVISIONAL',
    worker: ['APV_A', 'APV_B'],
    employer: [],
    parts: ({ savings }) =>
      savings.individual.map(({ institution: to, amount }) => ({ to: saver(to), amount })),
  },
  {
    kind: 'APV colectivo',
    to: (_row, { savings }) => saver(savings.collective),
    base: 'BASE_PREVISIONAL',
    worker: ['APVC_A', 'APVC_B'],
    employer: ['APVC_EMPLEADOR'],
  },
  {
    kind: 'Cuenta 2',
    // The account is in the AFP of the person, where nobody said another one.
    to: ({ pensionInstitution }, { savings }) => saver(savings.account2 ?? pensionInstitution),
    base: 'BASE_PREVISIONAL',
    worker: ['CUENTA_2'],
    employer: [],
  },
  {
    kind: 'Afiliados voluntarios',
    to: (_row, { savings }) => institution(afps, savings.affiliate, unnamed),
    base: 'BASE_PREVISIONAL',
    worker: ['AFILIADO_VOLUNTARIO', 'AFILIADO_AHORRO'],
    employer: [],
  },
  {
    kind: 'Impuesto único',
    to: () => 'Servicio de Impuestos Internos',
    base: 'BASE_TRIBUTABLE',
    worker: ['IMPUESTO_UNICO', 'IMPUESTO_ADICIONAL', 'DIFERENCIA_IMPUESTO'],
    employer: [],
  },
]

const institution = (
  list: readonly { code: string; name: string }[],
  code: string | null,
  otherwise: string,
) => (code === null ? otherwise : (byCode(list, code)?.name ?? code))

const unnamed = 'Sin institución'
const saver = (code: string | null) => institution([...afps, ...apvInstitutions], code, unnamed)

type Part = { row: ReportedPayslip; to: string; worker: number; employer: number }

/** What a payslip pays of a contribution, by the institution that receives it. */
export function partsOf(one: Contribution, row: ReportedPayslip, places: Places): readonly Part[] {
  const worker = sum(one.worker, row.valueOf)
  const employer = sum(one.employer, row.valueOf)
  if (worker + employer === 0) return []
  if (!one.parts) return [{ row, to: one.to(row, places), worker, employer }]
  return one.parts(places).map(({ to, amount }) => ({ row, to, worker: amount, employer: 0 }))
}

/** Where contributions go that a payslip does not say by itself. Two statements for all of them. */
export async function placesIn(tx: Tx, month: YearMonth, rows: readonly ReportedPayslip[]) {
  const businesses = await tx
    .selectFrom('business')
    .select(['id', 'mutualCode', 'ccafCode'])
    .execute()
  const known = new Map(businesses.map((row) => [row.id, row]))
  const savingsOf = await savingPlaces(tx, month, rows)
  return (row: ReportedPayslip): Places => {
    const business = known.get(row.businessId)
    return {
      mutual: institution(mutuals, business?.mutualCode ?? null, 'ISL'),
      ccaf: institution(ccafs, business?.ccafCode ?? null, 'Sin caja'),
      savings: savingsOf(row),
    }
  }
}
