import type { AccountKind, CenterUse } from './account.ts'
import type { AccountingSource } from './sources.ts'

export type PlannedAccount = {
  readonly code: string
  readonly name: string
  readonly kind: AccountKind
  readonly under?: string
  /** Titles group accounts and take no entries. */
  readonly title?: true
  readonly centerUse?: CenterUse
}

/** The usual payroll accounts, from which a company that has no plan begins. */
export const defaultPlan: readonly PlannedAccount[] = [
  { code: '1.1', name: 'Activo circulante', kind: 'ASSET', title: true },
  { code: '1.1.10', name: 'Anticipos al personal', kind: 'ASSET', under: '1.1' },
  { code: '1.1.11', name: 'Préstamos al personal', kind: 'ASSET', under: '1.1' },
  { code: '1.1.12', name: 'Asignación familiar por recuperar', kind: 'ASSET', under: '1.1' },
  { code: '1.1.13', name: 'Subsidios por recuperar', kind: 'ASSET', under: '1.1' },
  { code: '1.1.14', name: 'Sobregiros por recuperar del personal', kind: 'ASSET', under: '1.1' },
  { code: '1.1.15', name: 'Subsidios recibidos por conciliar', kind: 'ASSET', under: '1.1' },
  { code: '1.1.16', name: 'Cotizaciones e impuesto por recuperar', kind: 'ASSET', under: '1.1' },
  { code: '2.1', name: 'Pasivo circulante', kind: 'LIABILITY', title: true },
  { code: '2.1.10', name: 'Remuneraciones por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.20', name: 'AFP por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.21', name: 'Instituciones de salud por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.22', name: 'Seguro de cesantía por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.23', name: 'Mutual por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.24', name: 'Caja de compensación por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.25', name: 'IPS por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.26', name: 'Ahorro previsional por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.27', name: 'SIS y Seguro Social por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.30', name: 'Impuesto único por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.31', name: 'Préstamo Ley 21.252 por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.40', name: 'Sindicatos por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.41', name: 'Retenciones judiciales por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.42', name: 'Otros descuentos por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.43', name: 'Rendiciones de gastos por pagar', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.50', name: 'Provisión de vacaciones', kind: 'LIABILITY', under: '2.1' },
  { code: '2.1.51', name: 'Otras provisiones del personal', kind: 'LIABILITY', under: '2.1' },
  {
    code: '2.1.52',
    name: 'Provisión de indemnizaciones por años de servicio',
    kind: 'LIABILITY',
    under: '2.1',
  },
  { code: '2.1.53', name: 'Provisión de gratificaciones', kind: 'LIABILITY', under: '2.1' },
  ...liabilities([
    ['2.1.60', 'AFP de meses anteriores por pagar'],
    ['2.1.61', 'Salud de meses anteriores por pagar'],
    ['2.1.62', 'Seguro de cesantía de meses anteriores por pagar'],
    ['2.1.63', 'Impuesto único de meses anteriores por pagar'],
    ['2.1.64', 'Aportes del empleador de meses anteriores por pagar'],
  ]),
  { code: '5.1', name: 'Gastos del personal', kind: 'EXPENSE', title: true },
  ...expenses([
    ['5.1.10', 'Sueldos'],
    ['5.1.11', 'Horas extraordinarias'],
    ['5.1.12', 'Gratificaciones'],
    ['5.1.13', 'Bonos y otros haberes'],
    ['5.1.14', 'Colación, movilización y otras asignaciones'],
    ['5.1.20', 'Leyes sociales del empleador'],
    ['5.1.21', 'Seguro de accidentes del trabajo'],
    ['5.1.22', 'Seguro de cesantía del empleador'],
    ['5.1.30', 'Vacaciones del personal'],
    ['5.1.31', 'Otras provisiones del personal, gasto'],
    ['5.1.32', 'Indemnizaciones por años de servicio'],
    ['5.1.33', 'Gratificación del año por pagar, gasto'],
    ['5.1.34', 'Subsidios de licencias no recuperados'],
    ['5.1.35', 'Gastos rendidos por el personal'],
  ]),
]

function liabilities(rows: readonly (readonly [string, string])[]): PlannedAccount[] {
  return rows.map(([code, name]) => ({ code, name, kind: 'LIABILITY' as const, under: '2.1' }))
}

function expenses(rows: readonly (readonly [string, string])[]): PlannedAccount[] {
  return rows.map(([code, name]) => ({
    code,
    name,
    kind: 'EXPENSE' as const,
    under: '5.1',
    centerUse: 'OPTIONAL' as const,
  }))
}

export type PlannedRule = {
  readonly source: AccountingSource
  readonly debit?: string
  readonly credit?: string
}

/** Where each source of the usual plan is booked. */
export const defaultRules: readonly PlannedRule[] = [
  { source: 'SALARY', debit: '5.1.10' },
  { source: 'OVERTIME', debit: '5.1.11' },
  { source: 'GRATIFICATION', debit: '5.1.12' },
  { source: 'BONUS', debit: '5.1.13' },
  { source: 'ALLOWANCE', debit: '5.1.14' },
  { source: 'FAMILY_ALLOWANCE', debit: '1.1.12' },
  { source: 'FAMILY_RETURNED', credit: '1.1.12' },
  { source: 'REFUND', debit: '1.1.16' },
  { source: 'RETRO_AFP', credit: '2.1.60' },
  { source: 'RETRO_HEALTH', credit: '2.1.61' },
  { source: 'RETRO_AFC', credit: '2.1.62' },
  { source: 'RETRO_TAX', credit: '2.1.63' },
  { source: 'RETRO_EMPLOYER', debit: '5.1.20', credit: '2.1.64' },
  { source: 'SUBSIDY', debit: '1.1.13' },
  { source: 'SUBSIDY_RECOVERED', debit: '1.1.15', credit: '1.1.13' },
  { source: 'SUBSIDY_LOST', debit: '5.1.34', credit: '1.1.13' },
  { source: 'OVERDRAWN', debit: '1.1.14' },
  { source: 'AFP', credit: '2.1.20' },
  { source: 'IPS', credit: '2.1.25' },
  { source: 'HEALTH', credit: '2.1.21' },
  { source: 'AFC', credit: '2.1.22' },
  { source: 'VOLUNTARY_SAVING', credit: '2.1.26' },
  { source: 'TAX', credit: '2.1.30' },
  { source: 'STATE_LOAN', credit: '2.1.31' },
  { source: 'CCAF', credit: '2.1.24' },
  { source: 'UNION', credit: '2.1.40' },
  { source: 'COURT', credit: '2.1.41' },
  { source: 'LOAN', credit: '1.1.11' },
  { source: 'ADVANCE', credit: '1.1.10' },
  { source: 'DEDUCTION', credit: '2.1.42' },
  { source: 'NET', credit: '2.1.10' },
  // A category of expenses names the account of its debit.
  { source: 'EXPENSES', debit: '5.1.35', credit: '2.1.43' },
  { source: 'EMPLOYER_AFP', debit: '5.1.20', credit: '2.1.20' },
  { source: 'EMPLOYER_INSURANCE', debit: '5.1.20', credit: '2.1.27' },
  { source: 'EMPLOYER_AFC', debit: '5.1.22', credit: '2.1.22' },
  { source: 'EMPLOYER_MUTUAL', debit: '5.1.21', credit: '2.1.23' },
  { source: 'EMPLOYER_SAVING', debit: '5.1.20', credit: '2.1.26' },
  { source: 'EMPLOYER_OTHER', debit: '5.1.20', credit: '2.1.42' },
  { source: 'PROVISION', debit: '5.1.31', credit: '2.1.51' },
  { source: 'VACATION_PROVISION', debit: '5.1.30', credit: '2.1.50' },
  { source: 'SEVERANCE_PROVISION', debit: '5.1.32', credit: '2.1.52' },
  { source: 'GRATIFICATION_PROVISION', debit: '5.1.33', credit: '2.1.53' },
]
