import { PlanApproval } from '#modules/talent/action-plans/model/catalogs.ts'
import { RaterGroup } from '#modules/talent/surveys/model/scoring/relations.ts'
import { saveRows } from '#platform/web/kit/file/export.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { changeText } from '#modules/talent/surveys/model/scoring/previous.ts'
import { type Result, resultPath } from './result-words.ts'

/** What people wrote, question by question: under a group, and never under a name. */
export function CommentsPanel({ result: { comments } }: { result: Result }) {
  const byQuestion = Map.groupBy(comments, ({ question }) => question)
  if (byQuestion.size === 0) return null
  return (
    <Panel title="Comentarios" text="Mezclados, sin fecha y sin nombre">
      {[...byQuestion].map(([question, some]) => (
        <section key={question} className="er-question">
          <h3>{question}</h3>
          <ul>
            {some.map(({ group, text }) => (
              <li key={`${group} ${text}`}>
                {text} <span className="soft">{RaterGroup.label(group)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  )
}

type Change = {
  key: string
  title: string
  values: ReadonlyMap<string, { value: string | null; change: string | null }>
}

/** The processes before: their final, and each competence with its change since then. */
export function HistoryPanel({ result }: { result: Result }) {
  const { history, evaluateeId, competences } = result
  if (history.length === 0) return null
  const rows: Change[] = [
    {
      key: 'final',
      title: 'Nota final',
      values: new Map(
        history.map(({ processId, value, change }) => [processId, { value, change }]),
      ),
    },
    ...competences.map(({ key, title }) => ({
      key,
      title,
      values: new Map(
        history.flatMap(({ processId, competences: of }) => {
          const before = of.find((one) => one.key === key)
          return before ? [[processId, before] as const] : []
        }),
      ),
    })),
  ]
  const columns: Column<Change>[] = [
    { key: 'title', title: 'Competencia', lead: true, text: ({ title }) => title },
    ...history.map(({ processId, title }): Column<Change> => ({
      key: processId,
      title,
      align: 'end',
      text: ({ values }) => {
        const before = values.get(processId)
        return before
          ? `${scoreText(before.value)} (${changeText(before.change)})`
          : changeText(null)
      },
    })),
  ]
  return (
    <Panel
      title="Frente a procesos anteriores"
      text="Lo que obtuvo entonces y, entre paréntesis, cuánto ha cambiado"
      action={
        <DownloadDropdown
          onDownload={(format) => saveRows(format, 'Procesos anteriores', rows, columns)}
        />
      }
    >
      <p>
        {history.map(({ processId, title, startedAt }) => (
          <span key={processId} className="er-earlier">
            <Link to={resultPath(processId, evaluateeId)}>{title}</Link>{' '}
            <span className="soft">{formatDate(startedAt?.slice(0, 10))}</span>
          </span>
        ))}
      </p>
      <Rows
        caption="Frente a procesos anteriores"
        rows={rows}
        columns={columns}
        rowKey={({ key }) => key}
      />
    </Panel>
  )
}

type Plan = Result['plans'][number]

const planColumns: readonly Column<Plan>[] = [
  {
    key: 'objective',
    title: 'Objetivo',
    lead: true,
    text: ({ objective }) => objective,
    render: ({ id, objective }) => (
      <Link to={pathTo('planes-de-accion/:id', { id })}>{objective}</Link>
    ),
  },
  { key: 'endDate', title: 'Hasta', text: ({ endDate }) => formatDate(endDate) },
  { key: 'percent', title: 'Avance', align: 'end', text: ({ percent }) => `${percent} %` },
  { key: 'weight', title: 'Pesa', align: 'end', text: (plan) => `${plan.evaluationWeight} %` },
  {
    key: 'approval',
    title: 'Aprobación',
    text: ({ approvalStatus }) => PlanApproval.label(approvalStatus),
  },
]

/** The plans of the person in this process; the lowest competence offers to begin one. */
export function PlansPanel({ result }: { result: Result }) {
  const { plans, toImprove, competences, mayPlan } = result
  const [lowest] = toImprove.flatMap((key) => competences.find((one) => one.key === key) ?? [])
  if (plans.length === 0 && !mayPlan) return null
  return (
    <Panel
      title="Planes de acción"
      {...(lowest
        ? { text: `Por mejorar primero: ${lowest.title}, ${scoreText(lowest.score.value)}` }
        : {})}
      action={mayPlan && <ActionButton to={newPlanPath(result)}>Crear plan</ActionButton>}
    >
      {plans.length === 0 ? (
        <p className="soft">Sin planes en este proceso.</p>
      ) : (
        <Rows
          caption="Planes de acción"
          rows={plans}
          columns={planColumns}
          rowKey={({ id }) => id}
        />
      )}
    </Panel>
  )
}

/** The form of a plan, with what this page knows of it. */
function newPlanPath({ processId, evaluateeId, isOwn }: Result) {
  const known = new URLSearchParams({
    proceso: processId,
    ...(isOwn ? {} : { persona: evaluateeId }),
  })
  return `${pathTo('plan-de-accion/nuevo')}?${known}`
}
