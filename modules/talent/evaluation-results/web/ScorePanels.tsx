import { RaterGroup } from '#modules/talent/surveys/model/scoring/relations.ts'
import { Chart } from '#platform/web/chart/Chart.tsx'
import { saveRows } from '#platform/web/kit/file/export.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { ScoreButton } from './ScoreButton.tsx'
import { wordsOfBox } from '#modules/talent/evaluations/model/boxes.ts'
import { scoreText } from '#modules/talent/surveys/model/scoring/score.ts'
import { type Competence, numberOf, type Result, signed } from './result-words.ts'

/** The final with each step by which it was made. */
export function FinalPanel({ result }: { result: Result }) {
  const { final, computed, calibrated, reason, planShare, plansDone, leftOut, box } = result
  return (
    <Panel title="Nota final" text={`De ${result.scaleMin} a ${result.scaleMax}`}>
      <div className="er-final">
        <p className="er-big">{scoreText(final.value)}</p>
        <dl className="er-steps">
          <div>
            <dt>Promedio de competencias</dt>
            <dd>
              <ScoreButton title="Promedio de competencias" score={computed} unit="weight" />
            </dd>
          </div>
          {calibrated !== null && (
            <div>
              <dt>Calibrada</dt>
              <dd>
                {scoreText(calibrated)} {reason && <span className="soft">{reason}</span>}
              </dd>
            </div>
          )}
          {plansDone !== null && planShare > 0 && (
            <div>
              <dt>Planes de acción</dt>
              <dd>
                {scoreText(plansDone)} % cumplido; pesan {planShare} %
              </dd>
            </div>
          )}
          {box !== null && (
            <div>
              <dt>Casilla</dt>
              <dd>{wordsOfBox(box)}</dd>
            </div>
          )}
          <div>
            <dt>Jefatura</dt>
            <dd>{result.supervisorName ? formatName(result.supervisorName) : 'Sin jefatura'}</dd>
          </div>
          <div>
            <dt>Respondieron</dt>
            <dd>
              {result.ratersDone} de {result.raters}
            </dd>
          </div>
        </dl>
      </div>
      {leftOut.length > 0 && (
        <p className="soft">
          No entran en ninguna nota:{' '}
          {leftOut.map(({ label, why }) => `${label} (${why.toLowerCase()})`).join(', ')}.
        </p>
      )}
    </Panel>
  )
}

const groupsOf = (competences: readonly Competence[]): readonly RaterGroup[] =>
  RaterGroup.values.filter((group) =>
    competences.some(({ groups }) => groups.some((one) => one.group === group)),
  )

const inGroup = ({ groups }: Competence, group: RaterGroup) =>
  groups.find((one) => one.group === group)?.score

/** Each competence by who evaluated, in bars and in numbers that say what they are made of. */
export function CompetencesPanel({ result }: { result: Result }) {
  const { competences } = result
  if (competences.length === 0) return <EmptyState title="Sin notas que mostrar" />
  const groups = groupsOf(competences)
  const columns = columnsOf(groups)
  const title = `Competencias de ${formatName(result.fullname)}`
  return (
    <Panel
      title="Por competencia y por quién evaluó"
      text={
        `Los pares y el equipo se muestran desde ${result.minRaters} evaluadores; ` +
        'cada nota abre de qué se compone'
      }
      action={
        <DownloadDropdown onDownload={(format) => saveRows(format, title, competences, columns)} />
      }
    >
      <Chart
        title={title}
        type="bar"
        height={Math.max(240, 80 + competences.length * (24 + 18 * groups.length))}
        categories={competences.map((one) => one.title)}
        series={groups.map((group) => ({
          name: RaterGroup.label(group),
          data: competences.map((one) => numberOf(inGroup(one, group)?.value)),
        }))}
      />
      <Rows
        caption="Por competencia y por quién evaluó"
        rows={competences}
        columns={columns}
        rowKey={({ key }) => key}
      />
    </Panel>
  )
}

const columnsOf = (groups: readonly RaterGroup[]): readonly Column<Competence>[] => [
  { key: 'title', title: 'Competencia', lead: true, text: ({ title }) => title },
  ...groups.map((group): Column<Competence> => ({
    key: group,
    title: RaterGroup.label(group),
    align: 'end',
    text: (row) => scoreText(inGroup(row, group)?.value ?? null),
    render: (row) => {
      const score = inGroup(row, group)
      return score ? (
        <ScoreButton
          title={`${row.title}, ${RaterGroup.label(group).toLowerCase()}`}
          score={score}
          unit="raters"
        />
      ) : (
        '—'
      )
    },
  })),
  {
    key: 'score',
    title: 'Nota',
    align: 'end',
    text: ({ score }) => scoreText(score.value),
    render: ({ title, score }) => <ScoreButton title={title} score={score} unit="percent" />,
  },
  { key: 'gap', title: 'Se ve frente a los demás', align: 'end', text: ({ gap }) => signed(gap) },
]

/** The best competences and those to improve, with what each is made of. */
export function StrengthsPanel({ result }: { result: Result }) {
  const { competences, strengths, toImprove } = result
  if (strengths.length === 0) return null
  const named = (keys: readonly string[]) =>
    keys.flatMap((key) => competences.find((one) => one.key === key) ?? [])
  return (
    <div className="er-two">
      <Named title="Fortalezas" competences={named(strengths)} />
      <Named title="Por mejorar" competences={named(toImprove)} />
    </div>
  )
}

const Named = ({ title, competences }: { title: string; competences: readonly Competence[] }) => (
  <Panel title={title}>
    <ul className="er-named">
      {competences.map((one) => (
        <li key={one.key}>
          <span>{one.title}</span>
          <ScoreButton title={one.title} score={one.score} unit="percent" />
        </li>
      ))}
    </ul>
  </Panel>
)
