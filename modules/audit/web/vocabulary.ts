import { afps, bankList, byCode, ccafs, healthInstitutions, mutuals } from '#chile/catalogues.ts'
import { formatNumber } from '#chile/numbers.ts'
import {
  BankAccount,
  Business,
  BusinessOption,
  Representative,
  Syndicate,
} from '#modules/businesses/model/business.ts'
import { ProcessRule } from '#modules/businesses/model/process-rule.ts'
import { CompanyException } from '#modules/company-services/model/exception.ts'
import { Service } from '#modules/company-services/model/service.ts'
import { Company } from '#modules/companies/model/company.ts'
import { Contract } from '#modules/contracts/model/contract.ts'
import { PayrollMonth } from '#modules/payroll-months/model/payroll-month.ts'
import { UserItem } from '#modules/user-items/model/user-item.ts'
import { PaymentMethod, UserBusiness } from '#modules/people/model/links.ts'
import { User } from '#modules/people/model/user.ts'
import { Absence } from '#modules/absences/model/absence.ts'
import type { Entity } from '#platform/model/entity.ts'
import { type FieldMeta, metaOfField } from '#platform/model/field.ts'
import { formatDate, formatMoment } from '#platform/web/format.ts'
import { textOf } from '#platform/web/kit/values.tsx'

/** Codes of the country by the columns that hold them. */
const codes: Readonly<Record<string, readonly { code: string; name: string }[]>> = {
  bank_code: bankList,
  mutual_code: mutuals,
  ccaf_code: ccafs,
  pension_institution: afps,
  health_institution: healthInstitutions,
}

/** What each kept table is called, and the entity whose fields name its columns. */
const tables: Readonly<Record<string, { label: string; of?: Entity }>> = {
  company: { label: 'Empresa', of: Company },
  company_module: { label: 'Módulo', of: Service },
  company_exception: { label: 'Excepción de la empresa', of: CompanyException },
  business: { label: 'Razón social', of: Business },
  business_option: { label: 'Opciones de razón social', of: BusinessOption },
  business_representative: { label: 'Representante legal', of: Representative },
  bank_account: { label: 'Cuenta bancaria', of: BankAccount },
  syndicate: { label: 'Sindicato', of: Syndicate },
  users: { label: 'Persona', of: User },
  user_version: { label: 'Ficha de persona', of: User },
  user_business: { label: 'Vínculo con razón social', of: UserBusiness },
  payment_method: { label: 'Forma de pago', of: PaymentMethod },
  user_contract: { label: 'Contrato', of: Contract },
  user_contract_version: { label: 'Condiciones del contrato', of: Contract },
  absence: { label: 'Ausencia', of: Absence },
  user_item: { label: 'Haber o descuento', of: UserItem },
  item: { label: 'Concepto de la empresa' },
  payroll_month: { label: 'Mes de remuneraciones', of: PayrollMonth },
  payroll_run: { label: 'Cálculo del mes' },
  payslip_payment: { label: 'Pago de liquidación' },
  process_rule: { label: 'Regla de cierre y pago', of: ProcessRule },
  closing_request: { label: 'Pedido de cierre' },
  settlement_payslip: { label: 'Finiquito del mes' },
  payroll_deadline: { label: 'Plazo del mes' },
  profile: { label: 'Perfil' },
  profile_permission: { label: 'Permiso de perfil' },
  restriction: { label: 'Restricción' },
  restriction_business: { label: 'Razón social de restricción' },
  file: { label: 'Archivo' },
}

/** Columns that no entity names. */
const columns: Readonly<Record<string, string>> = {
  valid: 'Vigencia',
  superseded_at: 'Reemplazada el',
  employee: 'Trabajadores',
  manager: 'Gerentes',
  super_manager: 'Supergerentes',
  admin: 'Administradores',
  module: 'Módulo',
  user_contract_id: 'Contrato',
  user_business_id: 'Vínculo',
  avatar_file_id: 'Imagen de perfil',
  logo_file_id: 'Logo',
  profile_id: 'Perfil',
  restriction_id: 'Restricción',
  business_id: 'Razón social',
  can_create: 'Crear',
  can_read: 'Ver',
  can_update: 'Modificar',
  can_delete: 'Eliminar',
  is_disabled: 'Deshabilitada',
  payroll_settings: 'Convenciones de cálculo',
  start_month: 'Desde el mes',
  end_month: 'Hasta el mes',
  requested_by: 'Pedido por',
  requested_at: 'Pedido el',
  answered_by: 'Respondido por',
  answered_at: 'Respondido el',
  answer: 'Respuesta',
  note: 'Nota',
  kind: 'Clase',
  year_month: 'Mes',
  done_on: 'Hecho el',
  net: 'Total líquido',
  failed: 'Personas con error',
  earnings: 'Total haberes',
  deductions: 'Total descuentos',
  employerCost: 'Costo empresa',
  payslips: 'Liquidaciones',
  monthId: 'Mes',
  payroll_month_id: 'Mes',
  user_id: 'Persona',
  value: 'Valor',
  currency: 'Moneda',
  item_code: 'Concepto',
  title: 'Título',
  category: 'Categoría',
  formula: 'Fórmula',
  name: 'Nombre',
  status: 'Estado',
  reopen_reason: 'Motivo de la reapertura',
  opened_by: 'Abierto por',
  opened_at: 'Abierto el',
  media_type: 'Tipo de archivo',
  size: 'Tamaño',
  reason: 'Motivo',
  code: 'Código',
}

export const entityOptions = Object.entries(tables)
  .map(([value, { label }]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'es'))

/** «user_contract» → «Contrato»; `lectura:…` is a read that is kept. */
export function entityLabel(entity: string): string {
  const [kind, what] = entity.split(':')
  if (kind === 'lectura' && what) return `Lectura de ${what.replaceAll('_', ' ')}`
  return tables[entity]?.label ?? entity.replaceAll('_', ' ')
}

/** The label of a column: its field's own, or the best words there are. */
export function fieldLabel(entity: string, column: string): string {
  const meta = metaOf(entity, column)
  if (meta) return meta.label
  const money = /^(.+)_(value|currency)$/.exec(column)
  const whole = money?.[1] ? metaOf(entity, money[1]) : undefined
  if (whole) return column.endsWith('_currency') ? `${whole.label}, moneda` : whole.label
  const words = columns[column] ?? column.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A kept value as people read it: codes by their labels, dates and figures in their format. */
export function valueText(entity: string, column: string, value: string | null): string {
  if (value === null) return ''
  if (column === 'valid') return validText(value)
  if (value === 'true') return 'Sí'
  if (value === 'false') return 'No'
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatMoment(value)
  const known = byCode(codes[column] ?? [], value)
  if (known) return known.name
  const meta = metaOf(entity, column)
  const figure = /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value
  if (!meta) return amounts.test(column) ? formatNumber(figure) : figure
  return textOf(meta, figure) || figure
}

/** Figures of columns without a field: amounts and their totals. */
const amounts = /_value$|^(net|earnings|deductions|employerCost|value)$/

/** Changes in the order in which the entity names its fields; what it does not name comes last. */
export function inOrder<Change extends { field: string }>(
  entity: string,
  changes: readonly Change[],
): Change[] {
  const names = Object.keys(tables[entity]?.of?.fields ?? {})
  const rank = ({ field }: Change) => {
    if (field === 'valid') return -1
    const at = names.indexOf(camel(field.replace(/_(value|currency)$/, '')))
    return names.includes(camel(field)) ? names.indexOf(camel(field)) : at < 0 ? names.length : at
  }
  return changes.toSorted((a, b) => rank(a) - rank(b))
}

function metaOf(entity: string, column: string): FieldMeta | undefined {
  const field = tables[entity]?.of?.fields[camel(column)]
  return field && metaOfField(field)
}

const camel = (column: string) =>
  column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** «[2024-01-02,2026-03-01)» → «desde 02-01-2024, antes de 01-03-2026». */
function validText(range: string): string {
  const [, from = '', until = ''] = /^[[(]([^,]*),([^)\]]*)/.exec(range) ?? []
  return until
    ? `desde ${formatDate(from)}, antes de ${formatDate(until)}`
    : `desde ${formatDate(from)}`
}
