import type { CompanyConcept } from '#law/company.ts'
import { type SettingChoices, settingDefs } from '#law/settings.ts'
import { type CompanyLibrary, toConcept } from '#modules/concepts/concept-library/server/index.ts'
import { conflict } from '#platform/server/errors.ts'
import { lawInputItems, type InputItem } from '../model/input-items.ts'
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
  payrollPayGratificationLicense: boolean
  payrollSettings: unknown
}

/** Everything that a razón social answers for its payslips: whoever calculates selects them all. */
export const answeredOptions = [
  'option.payrollUseThirtyDays',
  'option.payrollUseThirtyDaysOnLicense',
  'option.payrollPayGratificationLicense',
  'option.payrollSettings',
] as const

/**
 * The dated questions a razón social answers in its own way.
 *
 * @throws UserError when an answer that is stored does not exist: none is taken in its place
 */
export function choicesOf(option: Options): SettingChoices {
  return {
    ...storedChoices(option.payrollSettings),
    ...(option.payrollUseThirtyDays ? { CONVENCION_INGRESO: 'TREINTA' } : {}),
    ...(option.payrollUseThirtyDaysOnLicense ? { CONVENCION_LICENCIA: 'TREINTA' } : {}),
    ...(option.payrollPayGratificationLicense ? { GRATIFICACION_LICENCIA: 'COMPLETA' } : {}),
  }
}

function storedChoices(stored: unknown): SettingChoices {
  if (typeof stored !== 'object' || stored === null) return {}
  const entries = Object.entries(stored).map(([code, value]: [string, unknown]) => {
    const def = settingDefs.find((one) => one.code === code)
    if (def && typeof value === 'string' && Object.hasOwn(def.options, value)) return [code, value]
    throw conflict(
      'La razón social tiene una respuesta que no existe: ' +
        `${def?.label ?? code} «${String(value)}». Elija otra en sus opciones.`,
    )
  })
  return Object.fromEntries(entries)
}

/**
 * Everything that can be entered for a person in a month, the law's inputs first. An item that its
 * company closed to entry is not among them.
 */
export function inputItemsOf({ items, payroll }: CompanyLibrary): readonly InputItem[] {
  const closed = new Set(items.filter(({ editable }) => !editable).map(({ code }) => code))
  return [
    ...lawInputItems,
    ...payroll.concepts.filter(({ code }) => !closed.has(code)).map(entered),
  ]
}

/** The same, and the items that are no longer entered or not in force, by their last name. */
export function knownItemsOf(library: CompanyLibrary): readonly InputItem[] {
  const all = library.items.map((item) => entered(toConcept(item, undefined)))
  const own = new Set(all.map(({ code }) => code))
  return [...all, ...inputItemsOf(library).filter(({ code }) => !own.has(code))]
}

const entered = ({ code, label, category, unit = 'CLP' }: CompanyConcept): InputItem => ({
  code,
  label,
  unit: inputUnits[unit],
  group: groups[category],
})
