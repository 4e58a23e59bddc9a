import { isYearMonth } from '#chile/period.ts'
import { dayIn, wordIn } from '#platform/web/kit/mass/choosing.ts'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { MassChangeKind, RaiseMode, RaiseRounding } from '../model/mass-change.ts'

/** What is asked so far; only what the kind of change needs, whatever was typed for another one. */
export function askedOf(values: FormValues) {
  const kind = MassChangeKind.has(values['kind']) ? values['kind'] : 'RAISE'
  const [isRaise, isItem] = [kind === 'RAISE', kind === 'ITEM']
  const hasItem = isItem || kind === 'ITEM_END'
  const mode = RaiseMode.has(values['raiseMode']) ? values['raiseMode'] : null
  const least = Number(values['least'])
  const isMonth = (value: unknown): value is number => isYearMonth(value)
  return {
    kind,
    // The razón social is asked for: until it is chosen, none.
    businessId: wordIn(values, 'businessId') || '',
    fromDate: hasItem ? null : dayIn(values, 'fromDate'),
    startMonth: isItem && isMonth(values['startMonth']) ? values['startMonth'] : null,
    endMonth: hasItem && isMonth(values['endMonth']) ? values['endMonth'] : null,
    raiseMode: isRaise ? mode : null,
    value: isRaise || isItem ? wordIn(values, 'value') : null,
    rounding: isRaise && RaiseRounding.has(values['rounding']) ? values['rounding'] : null,
    least: isRaise && mode === 'PERCENT' && least > 0 ? least : null,
    itemCode: hasItem ? wordIn(values, 'itemCode') : null,
    jobTitle: wordIn(values, 'jobTitle'),
    area: wordIn(values, 'area'),
    branchOffice: wordIn(values, 'branchOffice'),
    syndicateId: wordIn(values, 'syndicateId'),
    ruts: wordIn(values, 'ruts'),
  }
}
export type Asked = ReturnType<typeof askedOf>

/** Whether enough is said to show what would happen. */
export function isComplete(asked: Asked): boolean {
  if (asked.businessId === '') return false
  const { value, itemCode } = asked
  switch (asked.kind) {
    case 'RAISE':
      return [asked.fromDate, asked.raiseMode, asked.rounding, value].every((one) => one !== null)
    case 'ITEM':
      return asked.startMonth !== null && itemCode !== null && value !== null
    case 'ITEM_END':
      return asked.endMonth !== null && itemCode !== null
    default:
      return asked.fromDate !== null
  }
}
