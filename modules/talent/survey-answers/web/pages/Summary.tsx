import { RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { formatNumber } from '#chile/numbers.ts'
import { individualScore } from '#modules/talent/surveys/model/scoring/individual.ts'
import { NO_SCORE, type Score, shownScore } from '#modules/talent/surveys/model/scoring/score.ts'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { questionOf } from '../../model/definition.ts'
import { partsShown } from '../../model/form.ts'
import type { Taking } from '../../model/taking.ts'
import type { Session, TakenSurvey } from '../session.ts'
import { answerWords } from '../answer-words.ts'
import { GiveFeedback } from '../GiveFeedback.tsx'
import { Bar, Next } from './Bar.tsx'

type Props = { session: Session; taken: TakenSurvey; taking: Taking }

/** Rows of a page of the summary (specification). */
const PAGE = 50

type Question = TakenSurvey['survey']['competences'][number]['questions'][number]
type Line = { key: string; label: string; score: string } & (
  | { competence: true; open: boolean }
  | { competence: false; index: number }
)

/** A score as people read it, with a comma and two decimals. */
const scoreWords = (score: Score | undefined): string => {
  const shown = shownScore(score?.exact)
  return shown === null ? NO_SCORE : formatNumber(shown, 2)
}

/** All that was answered, with its score: before sending it, and afterwards. */
export function Summary({ session, taken, taking }: Props) {
  const { survey } = taken
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [page, setPage] = useState(1)
  const [size, setSize] = useState(PAGE)
  const readonly = taking.page.at === 'READONLY'
  const { competences, final } = scoresOf(taken, taking)
  const lines = linesOf(taken, taking, opened, (id) => scoreWords(competences.get(id)))
  const toggle = (key: string) => {
    const next = new Set(opened)
    if (!next.delete(key)) next.add(key)
    setOpened(next)
  }
  return (
    <>
      <div className="sv-summary">
        <h1>Resumen de respuestas</h1>
        <p className="sv-final">
          <span>Nota final</span> <b>{scoreWords(final)}</b>
        </p>
        <table className="sv-table">
          <thead>
            <tr>
              <th scope="col">{survey.type === 'CLIMATE' ? 'Dimensión' : 'Competencia'}</th>
              <th scope="col" className="sv-score">
                Nota
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.slice((page - 1) * size, page * size).map((line) => (
              <Row
                key={line.key}
                line={line}
                onToggle={() => toggle(line.key)}
                onGo={
                  readonly || line.competence
                    ? undefined
                    : () => session.dispatch({ type: 'goTo', index: line.index })
                }
              />
            ))}
          </tbody>
        </table>
        {lines.length > PAGE && (
          <Pages
            page={page}
            size={size}
            total={lines.length}
            onChange={(next, rows) => (setPage(next), setSize(rows))}
          />
        )}
      </div>
      {readonly ? (
        <Afterwards session={session} taken={taken} />
      ) : (
        <Bar session={session}>
          <Next session={session} focused />
        </Bar>
      )}
    </>
  )
}

type RowProps = { line: Line; onToggle: () => void; onGo: (() => void) | undefined }

const Row = ({ line, onToggle, onGo }: RowProps) => (
  <tr data-competence={line.competence}>
    <td>
      {line.competence ? (
        <button type="button" className="sv-fold" aria-expanded={line.open} onClick={onToggle}>
          <RightOutlined aria-hidden rotate={line.open ? 90 : 0} /> {line.label}
        </button>
      ) : onGo ? (
        <button type="button" className="sv-go" onClick={onGo}>
          {line.label}
        </button>
      ) : (
        <span className="sv-go">{line.label}</span>
      )}
    </td>
    <td className="sv-score">{line.score}</td>
  </tr>
)

/** What may be done once it was sent: read it anew, and open it while the survey lasts. */
function Afterwards({ session, taken }: Omit<Props, 'taking'>) {
  const ended = taken.survey.closed
  return (
    <footer className="sv-bar">
      <Button size="large" onClick={() => void session.load()}>
        Refrescar Información
      </Button>
      <span className="sv-grow" />
      {taken.status === 'COMPLETE' && taken.own && <GiveFeedback taken={taken} own={taken.own} />}
      {taken.status === 'COMPLETE' && taken.isOwn && (
        <ActionButton
          size="large"
          permission="evaluations.update"
          disabled={ended ? 'La fecha de término de la encuesta ya pasó' : undefined}
          onClick={() => session.reopen()}
        >
          {ended ? 'Evaluacion finalizada' : 'Re-abrir evaluación'}
        </ActionButton>
      )}
    </footer>
  )
}

const scoresOf = ({ survey }: TakenSurvey, { form, answers }: Taking) =>
  individualScore(
    partsShown(survey, form, answers).map(({ competence, questions }) => ({
      key: competence.id,
      weight: competence.weight,
      questions: questions.map((one) => ({ ...questionOf(one), key: one.id })),
    })),
    answers,
  )

/** Competences, each with its questions where it is open. */
function linesOf(
  { survey }: TakenSurvey,
  { form, answers }: Taking,
  opened: ReadonlySet<string>,
  scoreOf: (id: string) => string,
): Line[] {
  const parts = partsShown(survey, form, answers)
  return parts.flatMap(({ competence: { id, title }, questions }, place): Line[] => {
    const open = opened.has(id)
    const head: Line = {
      key: id,
      label: `${place + 1}. ${title}`,
      score: scoreOf(id),
      competence: true,
      open,
    }
    if (!open) return [head]
    const lineOf = (question: Question & { index: number }, at: number): Line => ({
      key: question.id,
      label: `${place + 1}.${at + 1} ${question.title}`,
      score: answerWords(question, answers.get(question.id), survey),
      competence: false,
      index: question.index,
    })
    return [head, ...questions.map(lineOf)]
  })
}
