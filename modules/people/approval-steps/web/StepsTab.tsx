import { useParams } from 'react-router'
import { ApprovalRules } from '#generated/operations/approval-steps.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { today } from '#platform/web/look/today.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { StepKind, stepKindOf } from '../model/steps.ts'
import { StepsDialog } from './StepsDialog.tsx'
import type { RuleItem } from './types.ts'

/** Who answers what is asked in a razón social, in which order, and since when. */
export default function StepsTab() {
  const { id = '' } = useParams()
  const can = useCan()
  const { data, error, reload } = useDetail(ApprovalRules, { input: { businessId: id } })
  const form = useOpenForm('pasos de aprobación')
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return <PageSkeleton header={false} />
  const rulesOf = (kind: StepKind) => data.approvalRules.filter((rule) => rule.kind === kind)
  const open = form.key === undefined ? undefined : stepKindOf(form.key)
  return (
    <>
      {StepKind.values.map((kind) => (
        <KindPanel
          key={kind}
          kind={kind}
          rules={rulesOf(kind)}
          form={can('businessOptions.update') ? form : undefined}
        />
      ))}
      {open && <StepsDialog businessId={id} kind={open} rules={rulesOf(open)} form={form} />}
    </>
  )
}

type Props = { kind: StepKind; rules: readonly RuleItem[]; form: OpenForm | undefined }

function KindPanel({ kind, rules, form }: Props) {
  const now = rules.find(({ fromDay }) => fromDay <= today())
  const others = rules.filter((rule) => rule !== now)
  const label = StepKind.label(kind)
  return (
    <Panel
      title={label}
      text={
        now && now.steps.length > 0
          ? `Rige para lo que se pide desde el ${formatDate(now.fromDay)}`
          : 'Decide una sola respuesta, de cualquiera que responda a la persona'
      }
      action={
        form && (
          <ActionButton onClick={() => form.open(kind)}>
            {`Cambiar pasos de ${label.toLowerCase()}`}
          </ActionButton>
        )
      }
    >
      {now && <RuleSteps rule={now} />}
      {others.length > 0 && (
        <details>
          <summary>Otras fechas</summary>
          {others.map((rule) => (
            <section key={rule.fromDay}>
              <h3>Desde el {formatDate(rule.fromDay)}</h3>
              <RuleSteps rule={rule} />
            </section>
          ))}
        </details>
      )}
    </Panel>
  )
}

function RuleSteps({ rule: { steps, escalateDays } }: { rule: RuleItem }) {
  if (steps.length === 0) return <p className="soft">Sin pasos: decide una sola respuesta.</p>
  return (
    <>
      <ol className="as-steps">
        {steps.map(({ words }, at) => (
          // A step has no name of its own: its place tells it apart.
          <li key={`${at} ${words}`}>{words}</li>
        ))}
      </ol>
      {escalateDays !== null && (
        <p className="soft">
          Tras {escalateDays} días hábiles sin respuesta, llega también a quien sigue hacia arriba.
        </p>
      )}
    </>
  )
}
