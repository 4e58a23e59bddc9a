import { useNavigate, useOutletContext } from 'react-router'
import { Chart } from '#platform/web/chart/Chart.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { wordsOfBox } from '#modules/talent/evaluations/model/boxes.ts'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { peoplePath, type Report } from './result-words.ts'
import './results.css'

/** A process in numbers; each opens the people that it counts. */
export default function SummaryTab() {
  const report = useOutletContext<Report>()
  const { id, people, scored, unanswered, released, acknowledged, value } = report
  const figures = [
    {
      label: 'Nota promedio',
      value: scoreText(value),
      hint: `${scored} de ${people} con nota`,
      to: peoplePath(id, { sort: '-score' }),
    },
    {
      label: 'Con respuestas pendientes',
      value: `${unanswered}`,
      to: peoplePath(id, { unanswered: '1' }),
      ...(unanswered > 0 ? { tone: 'warning' as const } : {}),
    },
    {
      label: 'Entregados',
      value: `${released}`,
      hint: `${acknowledged} con acuso de recibo`,
      to: peoplePath(id, {}),
    },
  ]
  return (
    <>
      <Figures label="Resultados" figures={figures} />
      {report.status === 'RUNNING' ? (
        <EmptyState title="Aún se está evaluando">
          Las notas se ven cuando termina la evaluación: así nadie deduce lo que respondió una
          persona mirando antes y después.
        </EmptyState>
      ) : (
        <>
          <Distribution report={report} />
          <NineBoxes report={report} />
        </>
      )}
    </>
  )
}

function Distribution({ report }: { report: Report }) {
  const navigate = useNavigate()
  const { id, distribution } = report
  const open = (from: number) => peoplePath(id, { band: String(from) })
  return (
    <Panel title="Distribución de notas" text="Cuántas personas hay en cada tramo">
      <Chart
        title="Distribución de notas"
        type="column"
        height={300}
        categories={distribution.map(({ label }) => label)}
        series={[{ name: 'Personas', data: distribution.map(({ count }) => count) }]}
        onPoint={(at) => {
          const band = distribution[at]
          if (band) void navigate(open(band.from))
        }}
      />
      <ul className="er-bands">
        {distribution.map(({ from, label, count, percent }) => (
          <li key={from}>
            <Link to={open(from)}>{label}</Link> {count} · {scoreText(percent)} %
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** From the box of who does and may do most, as it is drawn. */
const rows = [
  [7, 8, 9],
  [4, 5, 6],
  [1, 2, 3],
]

function NineBoxes({ report }: { report: Report }) {
  const { id, boxes, outsideBoxes, mediumCut, highCut } = report
  const counts = new Map(boxes.map(({ box, count }) => [box, count]))
  const placed = boxes.reduce((sum, { count }) => sum + count, 0)
  if (placed === 0) return null
  return (
    <Panel
      title="Nueve casillas"
      text={`Desempeño medio desde ${scoreText(mediumCut)} y alto desde ${scoreText(highCut)}`}
    >
      <div className="er-boxes" role="group" aria-label="Nueve casillas">
        {rows.flat().map((box) => (
          <Link
            key={box}
            to={peoplePath(id, { box: String(box) })}
            className="er-box"
            data-box={box}
          >
            <strong>{counts.get(box)}</strong>
            <span>{wordsOfBox(box)}</span>
          </Link>
        ))}
      </div>
      {outsideBoxes > 0 && (
        <p className="soft">{outsideBoxes} sin nota o sin potencial, en ninguna.</p>
      )}
    </Panel>
  )
}
