import { useParams } from 'react-router'
import type { VacationRulesQuery } from '#generated/documents/graphql.ts'
import { VacationRules } from '#generated/operations/vacations.ts'
import { metaOf } from '#platform/model/entity.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { Facts } from '#platform/web/kit/text/values.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { today } from '#platform/web/look/today.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { type Rule, ruleFields, ruleOn, usualRule, VacationRule } from '../model/rule.ts'
import { Blackouts } from './Blackouts.tsx'
import { RuleDialog } from './RuleDialog.tsx'

/** What a razón social decides about vacations, and since when. */
export default function RulesTab() {
  const { id = '' } = useParams()
  const can = useCan()
  const { data, error, reload } = useDetail(VacationRules, { input: { businessId: id } })
  const form = useOpenForm('reglas de vacaciones')
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const rules = data.vacationRules
  return (
    <>
      <RulesPanel rules={rules} form={can('businessOptions.update') ? form : undefined} />
      <Blackouts businessId={id} />
      {form.key === NEW && <RuleDialog businessId={id} rules={rules} form={form} />}
    </>
  )
}

type Rules = VacationRulesQuery['vacationRules']

function RulesPanel({ rules, form }: { rules: Rules; form: OpenForm | undefined }) {
  const now = ruleOn(rules, today())
  const others = rules.filter((rule) => rule !== now)
  return (
    <Panel
      title="Reglas de las vacaciones"
      text={
        now
          ? `Rigen para las que comienzan desde el ${formatDate(now.fromDay)}`
          : 'Lo usual: nadie lo ha cambiado'
      }
      action={form && <ActionButton onClick={() => form.open()}>Cambiar reglas</ActionButton>}
    >
      <RuleFacts rule={now ?? usualRule} />
      {others.length > 0 && (
        <details className="vac-other-rules">
          <summary>Otras fechas</summary>
          {others.map((rule) => (
            <section key={rule.fromDay}>
              <h3>Desde el {formatDate(rule.fromDay)}</h3>
              <RuleFacts rule={rule} />
            </section>
          ))}
        </details>
      )}
    </Panel>
  )
}

/** What is decided; what is left open says so in its own words. */
const RuleFacts = ({ rule }: { rule: Rule }) => {
  const open = ruleFields.filter((name) => rule[name] === null)
  const words = open.map((name) => [name, metaOf(VacationRule, name).placeholder])
  return <Facts of={VacationRule} row={rule} names={ruleFields} show={Object.fromEntries(words)} />
}
