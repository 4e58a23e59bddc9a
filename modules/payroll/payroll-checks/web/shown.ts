import type { PayrollChecksQuery } from '#generated/documents/graphql.ts'
import { pathTo } from '#platform/web/screens.ts'

export type Finding = PayrollChecksQuery['payrollChecks']['findings'][number]

/** What of the findings is shown: the value of `ver` in the address. */
export const views = [
  { value: 'todos', label: 'Todos' },
  { value: 'errores', label: 'Errores' },
  { value: 'avisos', label: 'Avisos sin nota' },
  { value: 'anotados', label: 'Anotados' },
] as const

type View = (typeof views)[number]['value']

export const isShown = ({ severity, noted }: Finding, view: string): boolean => {
  if (view === 'errores') return severity === 'ERROR' && !noted
  if (view === 'avisos') return severity === 'WARNING' && !noted
  return view === 'anotados' ? noted : true
}

export const countsOf = (findings: readonly Finding[]): Readonly<Record<View, number>> => ({
  todos: findings.length,
  errores: findings.filter((one) => isShown(one, 'errores')).length,
  avisos: findings.filter((one) => isShown(one, 'avisos')).length,
  anotados: findings.filter((one) => isShown(one, 'anotados')).length,
})

/** The findings of one rule, in the order of the answer. */
export function byRule(findings: readonly Finding[]) {
  return [...Map.groupBy(findings, ({ rule }) => rule)].flatMap(([rule, of]) => {
    const [first] = of
    return first ? [{ rule, first, of }] : []
  })
}

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
  return fix === 'CONTRACT' ? `${person}/datos-contrato` : `${person}/datos-personales`
}
