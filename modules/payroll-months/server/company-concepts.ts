import type { CompanyConcept } from '#payroll/company.ts'
import { type SettingChoices, settingDefs } from '#payroll/settings.ts'
import { usualConcepts } from '#payroll/usual.ts'
import { lawInputItems, type InputItem } from '../model/input-items.ts'
import type { companyItems } from './gather.queries.ts'

type ItemRecord = Awaited<ReturnType<typeof companyItems>>[number]

/** The items everybody has and those of the company, as the law's library takes them. */
export const conceptsOf = (items: readonly ItemRecord[]): readonly CompanyConcept[] => {
  const own = new Set(items.map((item) => item.code))
  return [...usualConcepts.filter(({ code }) => !own.has(code)), ...items.map(toConcept)]
}

function toConcept(item: ItemRecord): CompanyConcept {
  return {
    code: item.code,
    label: item.title,
    category: categoryOf(item.category),
    unit: unitOf(item.inputUnit),
    taxable: item.taxable,
    tributable: item.tributable,
    gratification: item.gratification,
    extraHours: item.extraHours,
    proportional: item.proportional,
    limit: limitOf(item.deductionLimit),
    print: item.print,
    ...(item.formula === null ? {} : { formula: item.formula }),
    ...(item.lreCode === null ? {} : { lre: Number(item.lreCode) }),
  }
}

function categoryOf(category: string): CompanyConcept['category'] {
  switch (category) {
    case 'SPECIAL_EARNING':
    case 'ASSIGNATION':
    case 'DEDUCTION':
    case 'EMPLOYER_EARNING':
    case 'PROVISION':
    case 'OTHER':
      return category
    default:
      return 'EARNING'
  }
}

const units: Readonly<Record<string, NonNullable<CompanyConcept['unit']>>> = {
  CLP: 'CLP',
  UF: 'UF',
  UTM: 'UTM',
  PERCENT: '%',
  HOURS: 'horas',
  DAYS: 'días',
  NUMBER: 'número',
}
const unitOf = (unit: string) => units[unit] ?? 'CLP'

const limits: Readonly<Record<string, NonNullable<CompanyConcept['limit']>>> = {
  CCAF: 'CCAF',
  HOUSING: 'HOUSING',
  COOPERATIVE: 'COOPERATIVE',
  AGREED: 'AGREED',
  NONE: 'NONE',
  ADVANCE: 'ADVANCE',
}
const limitOf = (limit: string) => limits[limit] ?? 'NONE'

const groups: Readonly<Record<CompanyConcept['category'], InputItem['group']>> = {
  EARNING: 'Haberes',
  SPECIAL_EARNING: 'Asignaciones',
  ASSIGNATION: 'Asignaciones',
  DEDUCTION: 'Descuentos',
  EMPLOYER_EARNING: 'Aportes',
  PROVISION: 'Aportes',
  OTHER: 'Aportes',
}

const inputUnits: Readonly<Record<NonNullable<CompanyConcept['unit']>, InputItem['unit']>> = {
  CLP: 'CLP',
  UF: 'UF',
  UTM: 'UTM',
  '%': 'PERCENT',
  horas: 'HOURS',
  días: 'DAYS',
  número: 'NUMBER',
}

type Options = {
  payrollUseThirtyDays: boolean
  payrollUseThirtyDaysOnLicense: boolean
  payrollSettings: unknown
}

/** The dated questions a razón social answers in its own way. */
export function choicesOf(option: Options): SettingChoices {
  const stored =
    typeof option.payrollSettings === 'object' && option.payrollSettings !== null
      ? new Map<string, unknown>(Object.entries(option.payrollSettings))
      : new Map<string, unknown>()
  const own = settingDefs.flatMap(({ code, options }) => {
    const value = stored.get(code)
    return typeof value === 'string' && value in options ? [[code, value] as const] : []
  })
  return {
    ...Object.fromEntries(own),
    ...(option.payrollUseThirtyDays ? { CONVENCION_INGRESO: 'TREINTA' } : {}),
    ...(option.payrollUseThirtyDaysOnLicense ? { CONVENCION_LICENCIA: 'TREINTA' } : {}),
  }
}

/** Everything that can be entered for a person in a month, the law's inputs first. */
export const inputItemsOf = (items: readonly ItemRecord[]): readonly InputItem[] => [
  ...lawInputItems,
  ...conceptsOf(items).map(({ code, label, category, unit = 'CLP' }) => ({
    code,
    label,
    unit: inputUnits[unit],
    group: groups[category],
  })),
]
