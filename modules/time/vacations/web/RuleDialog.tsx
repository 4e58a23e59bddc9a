import type { VacationRulesQuery } from '#generated/documents/graphql.ts'
import { SaveVacationRule } from '#generated/operations/vacations.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/FormDialog.tsx'
import type { FormValues } from '#platform/web/kit/SectionForm.tsx'
import { today } from '#platform/web/today.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ruleOn, usualRule, VacationRule } from '../model/rule.ts'

type Props = {
  businessId: string
  rules: VacationRulesQuery['vacationRules']
  form: OpenForm
}

/** Other rules from a day on; it begins with those of today. */
export function RuleDialog({ businessId, rules, form }: Props) {
  const save = useAction(SaveVacationRule, { done: 'Reglas guardadas' })
  const now = ruleOn(rules, today()) ?? usualRule
  const { advanceMax, maxAwayPct, poolOrder, noticeDays, block, halfDay } = now
  const { additionalOnExit, progressiveOnExit } = now
  const toInput = (values: FormValues) => ({
    ...values,
    advanceMax: values['advanceMax'] ?? null,
    maxAwayPct: values['maxAwayPct'] ?? null,
    version: rules.find(({ fromDay }) => fromDay === values['fromDay'])?.version ?? null,
  })
  return (
    <FormDialog
      title="Reglas de las vacaciones"
      width={640}
      action={save}
      more={{ businessId }}
      initial={{
        fromDay: today(),
        poolOrder,
        noticeDays,
        block,
        halfDay,
        advanceMax: advanceMax ?? undefined,
        maxAwayPct: maxAwayPct ?? undefined,
        additionalOnExit,
        progressiveOnExit,
      }}
      toInput={toInput}
      form={form}
    >
      <div className="mg-fields">
        <Field of={VacationRule} name="fromDay" autoFocus />
        <Field of={VacationRule} name="poolOrder" />
        <Field of={VacationRule} name="noticeDays" />
        <Field of={VacationRule} name="advanceMax" />
        <Field of={VacationRule} name="block" />
        <Field of={VacationRule} name="halfDay" />
        <Field of={VacationRule} name="maxAwayPct" />
        <Field of={VacationRule} name="additionalOnExit" />
        <Field of={VacationRule} name="progressiveOnExit" />
      </div>
    </FormDialog>
  )
}
