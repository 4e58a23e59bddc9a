import { monthRange, shiftMonth, yearMonthOf } from '#chile/period.ts'
import { SaveProcessRule } from '#generated/operations/businesses.ts'
import { FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { MonthSelector } from '#platform/web/kit/month/MonthSelector.tsx'
import { today } from '#platform/web/look/today.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { ProcessRule, ruleIn, usualRule } from '../model/process-rule.ts'
import type { RuleData } from './types.ts'

type Props = {
  businessId: string
  rules: readonly RuleData[]
  /** Its key is the month from which the rule holds. */
  form: OpenForm
}

/** From which month another way of closing and paying holds; it begins with what holds then. */
export function ProcessRuleDialog({ businessId, rules, form }: Props) {
  const save = useAction(SaveProcessRule, { done: 'Cierre y pago guardados' })
  const now = yearMonthOf(today())
  const month = Number(form.key)
  const { closingApproval, payDay, payNextMonth } = ruleIn(rules, month) ?? usualRule
  return (
    <FormDialog
      key={month}
      title="Cierre y pago de los procesos"
      lead={
        <p className="mg-lead-field">
          <label htmlFor="process-rule-month">Rige desde</label>
          <MonthSelector
            id="process-rule-month"
            aria-label="Rige desde"
            value={month}
            months={monthRange(shiftMonth(now, -12), shiftMonth(now, 12))}
            arrows={false}
            onChange={(next) => form.open(String(next))}
          />
        </p>
      }
      action={save}
      more={{
        businessId,
        fromMonth: month,
        version: rules.find(({ fromMonth }) => fromMonth === month)?.version ?? null,
      }}
      initial={{ closingApproval, payDay, payNextMonth }}
      form={form}
    >
      <FieldList of={ProcessRule} names={['closingApproval', 'payDay', 'payNextMonth']} />
    </FormDialog>
  )
}
