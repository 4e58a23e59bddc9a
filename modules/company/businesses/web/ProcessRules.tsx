import { monthLabel, yearMonthOf } from '#chile/period.ts'
import { ProcessRules } from '#generated/operations/businesses.ts'
import { metaOf } from '#platform/model/entity.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { today } from '#platform/web/look/today.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { ProcessRule, ruleIn, usualRule } from '../model/process-rule.ts'
import { ProcessRuleDialog } from './ProcessRuleDialog.tsx'
import './options.css'

type Props = { businessId: string; editable?: boolean }

/** How the processes of the razón social are closed and paid, and since when. */
export function ProcessRulesPanel({ businessId, editable = false }: Props) {
  const { data, error, reload } = useDetail(ProcessRules, { input: { businessId } })
  const form = useOpenForm('cierre y pago')
  if (error) return <LoadProblem error={error} retry={reload} />
  const rules = data?.processRules ?? []
  const now = ruleIn(rules, yearMonthOf(today()))
  const next = rules.filter(({ fromMonth }) => fromMonth > yearMonthOf(today()))
  const { closingApproval, ...pay } = now ?? usualRule
  return (
    <Panel
      title="Cierre y pago de los procesos"
      text={now ? `Rige desde ${monthLabel(now.fromMonth)}.` : 'Lo usual: nadie lo ha cambiado.'}
      action={
        editable && (
          <ActionButton onClick={() => form.open(String(yearMonthOf(today())))}>
            Cambiar cierre y pago
          </ActionButton>
        )
      }
    >
      <ul className="mg-rows bo-rows">
        <Row name="closingApproval" value={closingApproval ? 'Sí' : 'No'} />
        <Row name="payDay" value={payText(pay)} />
      </ul>
      {next.map((rule) => (
        <p key={rule.fromMonth} className="soft">
          Desde {monthLabel(rule.fromMonth)}: cierre{' '}
          {rule.closingApproval ? 'con aprobación de otra persona' : 'en un solo acto'}, pago{' '}
          {payText(rule).toLowerCase()}.
        </p>
      ))}
      {data && form.key && <ProcessRuleDialog businessId={businessId} rules={rules} form={form} />}
    </Panel>
  )
}

function Row({ name, value }: { name: 'closingApproval' | 'payDay'; value: string }) {
  const { label, help } = metaOf(ProcessRule, name)
  return (
    <li className="bo-row">
      <div>
        <span className="bo-title">{label}</span>
        {help && <p className="soft">{help}</p>}
      </div>
      <span className="bo-value">{value}</span>
    </li>
  )
}

function payText({ payDay, payNextMonth }: { payDay: number; payNextMonth: boolean }): string {
  const day = payDay === 31 ? 'Último día del mes' : `El ${payDay}`
  return payNextMonth ? `${day}${payDay === 31 ? ' siguiente' : ' del mes siguiente'}` : day
}
