import type { VacationRulesQuery } from '#generated/documents/graphql.ts'
import { SaveVacationRule } from '#generated/operations/vacations.ts'
import { FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { ruleFields, ruleOn, usualRule, VacationRule } from '../model/rule.ts'

type Props = {
  businessId: string
  rules: VacationRulesQuery['vacationRules']
  form: OpenForm
}

/** Other rules from a day on; it begins with those of today. */
export function RuleDialog({ businessId, rules, form }: Props) {
  const save = useAction(SaveVacationRule, { done: 'Reglas guardadas' })
  const now = ruleOn(rules, today()) ?? usualRule
  const toInput = (values: FormValues) => ({
    fromDay: values['fromDay'],
    ...Object.fromEntries(ruleFields.map((name) => [name, values[name] ?? null])),
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
        ...Object.fromEntries(ruleFields.map((name) => [name, now[name] ?? undefined])),
      }}
      toInput={toInput}
      form={form}
    >
      <div className="mg-fields">
        <FieldList of={VacationRule} names={['fromDay', ...ruleFields]} autoFocus />
      </div>
    </FormDialog>
  )
}
