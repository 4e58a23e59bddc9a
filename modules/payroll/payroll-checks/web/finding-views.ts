import type { PayrollChecksQuery } from '#generated/documents/graphql.ts'
import {
  type RecordPlace,
  recordPlaces,
  withPart,
} from '#modules/people/people/model/record-places.ts'
import { pathTo } from '#platform/web/screen/screens.ts'

export type Answer = PayrollChecksQuery['payrollChecks']
export type Finding = Answer['findings'][number]
export type Found = Answer['found'][number]

/** What of the findings is shown: the value of `ver` in the address, and the view it names. */
export const views = [
  { value: 'todos', view: 'ALL', count: 'all' },
  { value: 'errores', view: 'ERRORS', count: 'errors' },
  { value: 'avisos', view: 'WARNINGS', count: 'warnings' },
  { value: 'anotados', view: 'NOTED', count: 'noted' },
] as const

export type View = (typeof views)[number]['view']

/** The view that an address names; all findings for any other word. */
export const viewOf = (word: string | null): View =>
  views.find(({ value }) => value === word)?.view ?? 'ALL'

/** The word of a view in the address. */
export const wordOf = (view: View) => (views.find((one) => one.view === view) ?? views[0]).value

/** The place where a finding is put right. */
export function fixOf(finding: Finding, monthId: string): string | undefined {
  const { fix, userId, contractId } = finding
  const month = pathTo('procesos/:id', { id: monthId })
  if (fix === 'MONTH') return month
  if (fix === 'ENTRIES') return `${month}/novedades`
  if (fix === 'LASTING') return `${month}/permanentes`
  if (fix === 'REVIEW') return `${month}/comparar`
  if (fix === 'RETROACTIVE') return `${month}/retroactivos`
  if (fix === 'ABSENCES') return pathTo('ausencias')
  if (fix === 'BUSINESS') return pathTo('empresa')
  if (fix === 'PAYSLIP' && contractId) {
    return pathTo('liquidaciones/:month/:contract', { month: monthId, contract: contractId })
  }
  if (!userId) return undefined
  const person = pathTo('ficha/:id', { id: userId })
  if (fix === 'CENTERS') return `${person}/centros-de-costo`
  if (fix === 'CONTRACT') return `${person}/datos-contrato`
  return withPart(`${person}/datos-personales`, places[fix])
}

/** The part of the ficha that comes into sight. */
const places: Partial<Record<Finding['fix'], RecordPlace>> = recordPlaces
