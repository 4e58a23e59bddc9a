import { catalog, type ValueOf } from '#platform/model/catalog.ts'

/**
 * What an amount of an entry comes from. Each is booked to an account on its debit, on its credit,
 * or on both.
 */
export const AccountingSource = catalog('AccountingSource', {
  SALARY: 'Sueldos',
  OVERTIME: 'Horas extraordinarias',
  GRATIFICATION: 'Gratificaciones',
  BONUS: 'Bonos y otros haberes',
  ALLOWANCE: 'Colación, movilización y otras asignaciones',
  FAMILY_ALLOWANCE: 'Asignación familiar',
  FAMILY_RETURNED: 'Asignación familiar que se reintegra',
  REFUND: 'Cotizaciones e impuesto devueltos, por recuperar',
  SUBSIDY: 'Subsidios que se recuperan',
  SUBSIDY_RECOVERED: 'Subsidios recuperados',
  SUBSIDY_LOST: 'Subsidios dados por perdidos',
  AFP: 'AFP',
  IPS: 'IPS',
  HEALTH: 'Salud',
  AFC: 'Seguro de cesantía',
  VOLUNTARY_SAVING: 'Ahorro previsional voluntario',
  TAX: 'Impuesto único',
  STATE_LOAN: 'Préstamo del Estado (Ley 21.252)',
  CCAF: 'Caja de compensación y obligaciones previsionales',
  UNION: 'Cuotas sindicales',
  COURT: 'Retenciones judiciales',
  LOAN: 'Préstamos de la empresa',
  ADVANCE: 'Anticipos',
  DEDUCTION: 'Otros descuentos',
  NET: 'Líquido a pagar',
  OVERDRAWN: 'Sobregiro por recuperar',
  RETRO_AFP: 'AFP de meses anteriores',
  RETRO_HEALTH: 'Salud de meses anteriores',
  RETRO_AFC: 'Seguro de cesantía de meses anteriores',
  RETRO_TAX: 'Impuesto único de meses anteriores',
  EMPLOYER_AFP: 'Aportes del empleador a la AFP',
  EMPLOYER_INSURANCE: 'SIS y Seguro Social del empleador',
  EMPLOYER_AFC: 'Seguro de cesantía del empleador',
  EMPLOYER_MUTUAL: 'Seguro de accidentes y SANNA',
  EMPLOYER_SAVING: 'APV colectivo del empleador',
  EMPLOYER_OTHER: 'Otros aportes del empleador',
  RETRO_EMPLOYER: 'Aportes del empleador de meses anteriores',
  PROVISION: 'Provisiones de los ítems',
  VACATION_PROVISION: 'Provisión de vacaciones',
  SEVERANCE_PROVISION: 'Provisión de años de servicio',
  GRATIFICATION_PROVISION: 'Provisión de la gratificación del año',
  EXPENSES: 'Rendiciones de gastos pagadas',
})
export type AccountingSource = ValueOf<typeof AccountingSource>

export type Side = 'DEBIT' | 'CREDIT'

/** The earnings of a payslip. */
export const earnings: readonly AccountingSource[] = [
  'SALARY',
  'OVERTIME',
  'GRATIFICATION',
  'BONUS',
  'ALLOWANCE',
  'FAMILY_ALLOWANCE',
  'SUBSIDY',
  'REFUND',
]

/** What the employer pays besides a payslip. */
export const contributions: readonly AccountingSource[] = [
  'EMPLOYER_AFP',
  'EMPLOYER_INSURANCE',
  'EMPLOYER_AFC',
  'EMPLOYER_MUTUAL',
  'EMPLOYER_SAVING',
  'EMPLOYER_OTHER',
  'RETRO_EMPLOYER',
]
const debits: readonly AccountingSource[] = [...earnings, 'OVERDRAWN']
/** What comes from no payslip. */
export const besidePayslips: readonly AccountingSource[] = [
  'SUBSIDY_RECOVERED',
  'SUBSIDY_LOST',
  'PROVISION',
  'VACATION_PROVISION',
  'SEVERANCE_PROVISION',
  'GRATIFICATION_PROVISION',
  'EXPENSES',
]
const both: readonly AccountingSource[] = [...contributions, ...besidePayslips]

/** The sides on which a source is booked. */
export function sidesOf(source: AccountingSource): readonly Side[] {
  if (both.includes(source)) return ['DEBIT', 'CREDIT']
  return debits.includes(source) ? ['DEBIT'] : ['CREDIT']
}

/**
 * The source that lends its accounts where a source has no rule of its own: a plan that was made
 * before the differences of earlier months had accounts goes on being booked.
 */
export const usualOf: Readonly<Partial<Record<AccountingSource, AccountingSource>>> = {
  RETRO_AFP: 'AFP',
  RETRO_HEALTH: 'HEALTH',
  RETRO_AFC: 'AFC',
  RETRO_TAX: 'TAX',
  RETRO_EMPLOYER: 'EMPLOYER_OTHER',
  REFUND: 'ALLOWANCE',
  FAMILY_RETURNED: 'DEDUCTION',
}

/** What is known of a line of a payslip, to say which source it is. */
export type SourceFacts = {
  readonly code: string
  readonly category: string
  readonly classes: readonly string[]
}

const byCode: Readonly<Record<string, AccountingSource>> = {
  SUELDO_BASE: 'SALARY',
  SUELDO_EMPRESARIAL: 'SALARY',
  HORAS_EXTRA: 'OVERTIME',
  HORAS_EXTRA_DOBLES: 'OVERTIME',
  HORAS_EXTRA_ANTES: 'OVERTIME',
  HORAS_EXTRA_DOBLES_ANTES: 'OVERTIME',
  HORAS_EXTRA_EN_DOMINGO: 'OVERTIME',
  RECARGO_DOMINGO: 'OVERTIME',
  GRATIFICACION: 'GRATIFICATION',
  ASIGNACION_FAMILIAR: 'FAMILY_ALLOWANCE',
  SUBSIDIO_PAGO_DIRECTO: 'SUBSIDY',
  DIFERENCIA_SUELDO: 'SALARY',
  DIFERENCIA_GRATIFICACION: 'GRATIFICATION',
  DIFERENCIA_IMPONIBLES: 'BONUS',
  DIFERENCIA_NO_TRIBUTABLES: 'BONUS',
  DIFERENCIA_SOLO_TRIBUTABLES: 'BONUS',
  DIFERENCIA_ASIGNACION_FAMILIAR: 'FAMILY_ALLOWANCE',
  REINTEGRO_ASIGNACION_FAMILIAR: 'FAMILY_RETURNED',
  DEVOLUCION_COTIZACIONES: 'REFUND',
  DEVOLUCION_IMPUESTO: 'REFUND',
  DIFERENCIA_PENSION: 'RETRO_AFP',
  DIFERENCIA_TRABAJO_PESADO: 'RETRO_AFP',
  DIFERENCIA_SALUD: 'RETRO_HEALTH',
  DIFERENCIA_CESANTIA: 'RETRO_AFC',
  DIFERENCIA_IMPUESTO: 'RETRO_TAX',
  DIFERENCIA_AFP_EMPLEADOR: 'RETRO_EMPLOYER',
  DIFERENCIA_SEGURO_SOCIAL: 'RETRO_EMPLOYER',
  DIFERENCIA_SIS: 'RETRO_EMPLOYER',
  DIFERENCIA_CESANTIA_EMPLEADOR: 'RETRO_EMPLOYER',
  DIFERENCIA_ACCIDENTES: 'RETRO_EMPLOYER',
  DIFERENCIA_PESADO_EMPLEADOR: 'RETRO_EMPLOYER',
  DIFERENCIA_APORTES: 'RETRO_EMPLOYER',
  COTIZACION_AFP: 'AFP',
  COTIZACION_PESADO: 'AFP',
  SIS_TRABAJADOR: 'AFP',
  CUENTA_2: 'AFP',
  COTIZACION_IPS: 'IPS',
  SALUD_LEGAL: 'HEALTH',
  SALUD_ADICIONAL: 'HEALTH',
  AFC: 'AFC',
  APV_A: 'VOLUNTARY_SAVING',
  APV_B: 'VOLUNTARY_SAVING',
  APVC_A: 'VOLUNTARY_SAVING',
  APVC_B: 'VOLUNTARY_SAVING',
  AFILIADO_VOLUNTARIO: 'VOLUNTARY_SAVING',
  AFILIADO_AHORRO: 'VOLUNTARY_SAVING',
  IMPUESTO_UNICO: 'TAX',
  IMPUESTO_ADICIONAL: 'TAX',
  PRESTAMO_CLASE_MEDIA: 'STATE_LOAN',
  CREDITO_CCAF: 'CCAF',
  CUOTA_SINDICAL: 'UNION',
  CUOTA_SINDICAL_2: 'UNION',
  RETENCION_JUDICIAL: 'COURT',
  EMBARGO: 'COURT',
  EMBARGO_PREFERENTE: 'COURT',
  MANTENCION_FAMILIAR: 'COURT',
  PRESTAMO_EMPRESA: 'LOAN',
  CUENTA_INDIVIDUAL: 'EMPLOYER_AFP',
  PESADO_EMPLEADOR: 'EMPLOYER_AFP',
  INDEMNIZACION_TODO_EVENTO: 'EMPLOYER_AFP',
  SIS: 'EMPLOYER_INSURANCE',
  SIS_LICENCIA: 'EMPLOYER_INSURANCE',
  EXPECTATIVA_VIDA: 'EMPLOYER_INSURANCE',
  EXPECTATIVA_VIDA_LICENCIA: 'EMPLOYER_INSURANCE',
  RENTABILIDAD_PROTEGIDA: 'EMPLOYER_INSURANCE',
  RENTABILIDAD_PROTEGIDA_LICENCIA: 'EMPLOYER_INSURANCE',
  AFC_EMPLEADOR: 'EMPLOYER_AFC',
  AFC_EMPLEADOR_LICENCIA: 'EMPLOYER_AFC',
  SEGURO_ACCIDENTES: 'EMPLOYER_MUTUAL',
  APVC_EMPLEADOR: 'EMPLOYER_SAVING',
}

/** The source of a line of a payslip; nothing for a step that is neither paid nor provided for. */
export function sourceOf({ code, category, classes }: SourceFacts): AccountingSource | undefined {
  const known = byCode[code]
  if (known) return known
  const has = (one: string) => classes.includes(one)
  if (has('HABER')) return has('HABER_23') ? 'ALLOWANCE' : 'BONUS'
  if (has('APORTE_EMPLEADOR')) return 'EMPLOYER_OTHER'
  if (has('ANTICIPO')) return 'ADVANCE'
  if (has('OBLIGACION_PREVISIONAL')) return 'CCAF'
  if (has('DESCUENTO')) return 'DEDUCTION'
  return category === 'PROVISION' ? 'PROVISION' : undefined
}

type ItemFacts = {
  readonly code: string
  readonly type: string
  readonly taxable: boolean
  readonly tributable: boolean
  readonly deductionLimit: string
  readonly informative: boolean
}

/** The source of an item of the company, as its payslip lines will have it. */
export function sourceOfItem(item: ItemFacts): AccountingSource | undefined {
  const { code, type, informative } = item
  return informative ? undefined : sourceOf({ code, category: type, classes: classesOf(item) })
}

function classesOf({ type, taxable, tributable, deductionLimit }: ItemFacts): readonly string[] {
  if (type === 'DEDUCTION') {
    if (deductionLimit === 'ADVANCE') return ['DESCUENTO', 'ANTICIPO']
    return deductionLimit === 'CCAF' ? ['DESCUENTO', 'OBLIGACION_PREVISIONAL'] : ['DESCUENTO']
  }
  if (type === 'EMPLOYER_EARNING') return ['APORTE_EMPLEADOR']
  if (type === 'PROVISION' || type === 'OTHER') return []
  return taxable || tributable ? ['HABER'] : ['HABER', 'HABER_23']
}
