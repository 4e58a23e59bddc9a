import { Alert } from 'antd'
import { useNavigate, useParams } from 'react-router'
import type { CealResultQuery } from '#generated/documents/graphql.ts'
import { CealResult, DeleteCealResult } from '#generated/operations/psychosocial.ts'
import { PlanApproval, PlanStanding } from '#modules/talent/action-plans/model/catalogs.ts'
import { standingTones } from '#modules/talent/action-plans/web/index.ts'
import { CealDimension, RiskLevel } from '#modules/talent/surveys/model/scoring/ceal-sm.ts'
import { scoreText, signedText } from '#modules/talent/surveys/model/scoring/score.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { type Figure, Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { riskOfPoints, riskTones } from './risk.ts'

type Result = CealResultQuery['cealResult']
type Dimension = Result['dimensions'][number]
type Measure = Result['measureRows'][number]

const list = pathTo('riesgos-psicosociales')

/** What was found in a centre of work, dimension by dimension, and the measures against it. */
export default function ResultPage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(CealResult, { input: { id } })
  const result = data?.cealResult
  return (
    <DetailPage
      title={result?.center ?? 'Resultado CEAL-SM'}
      context={result && `Aplicado el ${formatDate(result.appliedOn)}`}
      actions={result && <Acts result={result} />}
      loading={loading}
      error={error}
      retry={reload}
    >
      {result && <Found result={result} />}
    </DetailPage>
  )
}

function Acts({ result: { id, version, measures } }: { result: Result }) {
  const navigate = useNavigate()
  const remove = useAction(DeleteCealResult, {
    done: 'Resultado eliminado',
    after: () => void navigate(list),
  })
  return (
    <ActionButton
      permission="surveys.delete"
      danger
      disabled={measures > 0 ? 'Tiene medidas: se conserva con ellas' : undefined}
      confirm="Se elimina lo cargado de este centro en esta fecha."
      onClick={() => remove.run({ input: { id, version } })}
    >
      Eliminar
    </ActionButton>
  )
}

function Found({ result }: { result: Result }) {
  const can = useCan()
  const { risk, total, previous, responses, workers, participation, nextOn, isDue } = result
  const figures: readonly Figure[] = [
    {
      label: 'Riesgo del centro',
      value: RiskLevel.label(risk),
      hint: previous
        ? `${total} puntos; ${previous.total} el ${formatDate(previous.appliedOn)}`
        : `${total} puntos, de −24 a 24`,
      ...(risk === 'BAJO' ? {} : { tone: risk === 'ALTO' ? 'danger' : 'warning' }),
    },
    {
      label: 'Participación',
      value: participation === null ? '—' : `${scoreText(participation)} %`,
      hint: `${responses} de ${workers}`,
    },
    {
      label: 'Se mide de nuevo',
      value: formatDate(nextOn),
      ...(isDue ? { hint: 'Ya corresponde', tone: 'warning' } : {}),
    },
  ]
  return (
    <>
      <Figures label="Resultado del centro" figures={figures} />
      {result.warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon title={warning} />
      ))}
      <Panel
        title="Dimensiones"
        text="Con la mitad o más de las personas en riesgo alto suma 2; en medio, 1; en bajo, −2"
      >
        <Rows
          caption="Dimensiones"
          rows={result.dimensions}
          columns={columnsOf(result, can('surveys.create'))}
          rowKey={({ dimension }) => dimension}
        />
      </Panel>
      <Panel title="Medidas" text="Cada una es un plan de acción, con su responsable y su plazo">
        <Rows
          caption="Medidas"
          rows={result.measureRows}
          columns={measureColumns}
          rowKey={({ planId }) => planId}
        />
        {result.measureRows.length === 0 && result.unseenMeasures === 0 && (
          <p className="soft">Aún no hay medidas.</p>
        )}
        {result.unseenMeasures > 0 && (
          <p className="soft">
            {result.unseenMeasures === 1
              ? 'Una medida es de una persona fuera de su alcance.'
              : `${result.unseenMeasures} medidas son de personas fuera de su alcance.`}
          </p>
        )}
      </Panel>
    </>
  )
}

const columnsOf = ({ id, previous }: Result, writes: boolean): readonly Column<Dimension>[] => [
  {
    key: 'dimension',
    title: 'Dimensión',
    lead: true,
    text: ({ dimension }) => CealDimension.label(dimension),
  },
  { key: 'low', title: 'Bajo', align: 'end', text: ({ low }) => low },
  { key: 'medium', title: 'Medio', align: 'end', text: ({ medium }) => medium },
  { key: 'high', title: 'Alto', align: 'end', text: ({ high }) => high },
  {
    key: 'points',
    title: 'Riesgo',
    text: ({ points }) => pointsWords(points),
    render: ({ points }) => {
      const risk = riskOfPoints(points)
      return <StatusTag tone={risk ? riskTones[risk] : 'neutral'}>{pointsWords(points)}</StatusTag>
    },
  },
  ...(previous
    ? [
        {
          key: 'previousPoints',
          title: 'Antes',
          align: 'end',
          text: ({ previousPoints }: Dimension) =>
            previousPoints === null ? null : signedText(`${previousPoints}`),
        } as const,
      ]
    : []),
  ...(writes ? [measureColumn(id)] : []),
]

/** What leads to a measure against the risk of a dimension, where the reader loads results. */
const measureColumn = (id: string): Column<Dimension> => ({
  key: 'measure',
  title: 'Medida',
  render: ({ dimension }) => (
    <ActionButton
      look="text"
      to={`${pathTo('riesgos-psicosociales/:id/medida', { id })}?dimension=${dimension}`}
    >
      Crear medida
    </ActionButton>
  ),
})

function pointsWords(points: number): string {
  const risk = riskOfPoints(points)
  return risk ? `${RiskLevel.label(risk)} (${signedText(`${points}`)})` : 'Sin mayoría (0)'
}

const measureColumns: readonly Column<Measure>[] = [
  {
    key: 'objective',
    title: 'Medida',
    lead: true,
    text: ({ objective }) => objective,
    render: ({ planId, objective, dimension }) => (
      <TextWithHint
        words={<Link to={pathTo('planes-de-accion/:id', { id: planId })}>{objective}</Link>}
        hint={CealDimension.label(dimension)}
      />
    ),
  },
  {
    key: 'fullname',
    title: 'Responsable',
    text: ({ fullname }) => (fullname === null ? null : formatName(fullname)),
  },
  { key: 'endDate', title: 'Plazo', text: ({ endDate }) => formatDate(endDate) },
  {
    key: 'standing',
    title: 'Cumplimiento',
    text: ({ standing, completenessPercentage: done }) =>
      `${PlanStanding.label(standing)}, ${done} %`,
    render: ({ standing, completenessPercentage: done }) => (
      <StatusTag tone={standingTones[standing]}>
        {PlanStanding.label(standing)}, {done} %
      </StatusTag>
    ),
  },
  {
    key: 'approvalStatus',
    title: 'Aprobación',
    text: ({ approvalStatus }) => PlanApproval.label(approvalStatus),
  },
]
