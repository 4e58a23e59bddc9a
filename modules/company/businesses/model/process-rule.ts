import { entity } from '#platform/model/entity.ts'
import { flag, integer, ref, yearMonth } from '#platform/model/field.ts'
import type { YearMonth } from '#chile/period.ts'

/** How the processes of a razón social are closed and paid, from a month on. */
export const ProcessRule = entity({
  name: 'ProcessRule',
  table: 'process_rule',
  label: 'Regla de los procesos',
  fields: {
    businessId: ref('business', 'Razón social'),
    fromMonth: yearMonth('Rige desde'),
    closingApproval: flag('El cierre lo aprueba otra persona', {
      help: 'Quien calcula pide el cierre; otra persona lo aprueba o lo devuelve con una nota',
    }),
    payDay: integer('Día de pago', {
      min: 1,
      max: 31,
      help: '31 es el último día del mes. Si no es día hábil, se paga el hábil anterior',
    }),
    payNextMonth: flag('Se paga en el mes siguiente'),
    version: integer('Versión'),
  },
})

export type Rule = { closingApproval: boolean; payDay: number; payNextMonth: boolean }
type Dated = Rule & { fromMonth: YearMonth }

/** What holds where nobody decided: one act closes, and the last day pays. */
export const usualRule: Rule = { closingApproval: false, payDay: 31, payNextMonth: false }

/** The rule of a month among the dated ones of a razón social. */
export function ruleIn<R extends Dated>(rules: readonly R[], month: YearMonth): R | undefined {
  return rules
    .filter(({ fromMonth }) => fromMonth <= month)
    .toSorted((a, b) => b.fromMonth - a.fromMonth)[0]
}

/**
 * The first of some open months that a new rule would leave without the approval it has, or
 * nothing: whoever may change the rule could otherwise close alone what another has to approve.
 */
export function unguarded(
  rules: readonly Dated[],
  fresh: Dated,
  open: readonly YearMonth[],
): YearMonth | undefined {
  const after = [...rules.filter(({ fromMonth }) => fromMonth !== fresh.fromMonth), fresh]
  return open
    .toSorted((a, b) => a - b)
    .find(
      (month) => ruleIn(rules, month)?.closingApproval && !ruleIn(after, month)?.closingApproval,
    )
}
