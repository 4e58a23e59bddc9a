import type { CompanyConcept } from '#law/company.ts'
import { type CompanyLibrary } from './library.ts'
import { toConcept } from './to-payroll.ts'
import { lawInputItems, type InputItem } from './input-items.ts'

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

/** All items of a library by their last name, those closed to entry or not in force included. */
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
