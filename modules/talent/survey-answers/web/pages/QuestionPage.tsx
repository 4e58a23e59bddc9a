import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import {
  type Answer,
  LONGEST,
  noAnswer,
  notApplicable,
} from '#modules/talent/surveys/model/answer.ts'
import { takingRules } from '#modules/talent/surveys/model/question.ts'
import { whatIsWrong } from '#modules/talent/surveys/model/questions/index.ts'
import { Avatar } from '#platform/web/kit/picture/Avatar.tsx'
import { formatName } from '#platform/web/look/format.ts'
import { useNarrow } from '#platform/web/look/media.ts'
import { commentOf } from '../../model/answers.ts'
import { questionOf } from '../../model/definition.ts'
import type { Way } from '../../model/keys.ts'
import { partsShown } from '../../model/form.ts'
import { canGoOn, type Taking } from '../../model/taking.ts'
import { controlOf } from '../answer-words.ts'
import { Controls } from '../controls/Controls.tsx'
import { TextBox } from '../controls/TextBox.tsx'
import type { Session, Shown, TakenSurvey } from '../session.ts'
import { useSurveyKeys } from '../useSurveyKeys.ts'
import { Bar, Next } from './Bar.tsx'
import { MentionNotice, mentionsOf } from './Mentions.tsx'
import { Progress } from './Progress.tsx'

type Props = { session: Session; shown: Shown; index: number }
type Competence = TakenSurvey['survey']['competences'][number]

/** One question with its answer, on a page of its own. */
export function QuestionPage({ session, shown, index }: Props) {
  const { taking, taken, writes } = shown
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const asked = taken ? placeOf(taken, taking, index) : undefined
  const answer = (asked && taking.answers.get(asked.question.id)) ?? noAnswer
  const rules = taken ? takingRules(taken.survey) : undefined
  const control = asked && taken ? controlOf(asked.question, taken.survey) : undefined
  const give = (value: Answer, way: Way) => session.answer(value, way)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  useSurveyKeys(session, { control, answer, give, index })
  if (!taken || !asked || !control || !rules) return null
  const { competence, place, number, question } = asked
  const hasScale = question.scale !== null
  return (
    <>
      <Progress session={session} taking={taking} current={index} />
      <article className="sv-question" aria-labelledby={id}>
        {taken.evaluatee && <Evaluatee person={taken.evaluatee} />}
        <Heading competence={competence} place={place} />
        <h1 ref={title} id={id} tabIndex={-1}>
          <span className="sv-number">
            {place}.{number}
          </span>{' '}
          {question.title}
        </h1>
        {question.subtitle && <p className="soft">{question.subtitle}</p>}
        <Controls
          control={control}
          answer={answer}
          labelledBy={id}
          disabled={!writes}
          onChange={give}
          onRest={() => session.rest()}
        />
        {rules.hasComments && hasScale && !answer.omit && (
          <TextBox
            label={rules.forceComments && !answer.na ? 'Comentario' : 'Comentario (opcional)'}
            value={commentOf(answer)}
            longest={LONGEST.comment}
            disabled={!writes}
            onChange={(comment) => give(commented(answer, comment), 'typing')}
            onRest={() => session.rest()}
          />
        )}
        <MentionNotice mentions={mentionsOf(shown, question.id, answer)} />
        <Wrong problem={whatIsWrong(answer, questionOf(question), rules)} />
      </article>
      <Bar
        session={session}
        between={
          rules.canSkip && (
            <Button size="large" type="text" disabled={!writes} onClick={() => session.skip()}>
              Omitir pregunta
            </Button>
          )
        }
      >
        <Next session={session} from={index} disabled={!writes || !canGoOn(taking)} />
      </Bar>
    </>
  )
}

/** What is wrong with an answer, once something was given. */
const Wrong = ({ problem }: { problem: ReturnType<typeof whatIsWrong> }) =>
  problem && problem.code !== 'REQUIRED' ? (
    <p className="sv-wrong" role="alert">
      {problem.message}
    </p>
  ) : null

const commented = (answer: Answer, comment: string): Answer => ({
  ...(answer.na ? notApplicable() : answer),
  comment: comment === '' ? null : comment,
})

/** A question by its place in the whole survey, with its competence and both numbers, from 1. */
function placeOf({ survey }: TakenSurvey, { form, answers }: Taking, index: number) {
  const wanted = form.questions[index]?.id
  for (const [at, { competence, questions }] of partsShown(survey, form, answers).entries()) {
    const number = questions.findIndex(({ id }) => id === wanted)
    const question = questions[number]
    if (question) return { competence, question, place: at + 1, number: number + 1 }
  }
  return undefined
}

/** The competence of the question; on a phone its description is folded. */
function Heading({ competence, place }: { competence: Competence; place: number }) {
  const narrow = useNarrow()
  const { title, description } = competence
  const words = `${place}. ${title}`
  if (!description) return <p className="sv-competence">{words}</p>
  if (!narrow) {
    return (
      <p className="sv-competence">
        {words} <span className="sv-description">{description}</span>
      </p>
    )
  }
  return (
    <Folded label={words} className="sv-competence">
      <p className="sv-description">{description}</p>
    </Folded>
  )
}

type Person = NonNullable<TakenSurvey['evaluatee']>

/** The person that it is about; their area and job on demand. */
const Evaluatee = ({ person }: { person: Person }) => (
  <Folded
    className="sv-evaluatee"
    label={
      <>
        <Avatar name={formatName(person.fullname)} url={person.avatarUrl} size={36} />
        <span>
          <span className="soft">Está evaluando a:</span> <b>{formatName(person.fullname)}</b>
        </span>
      </>
    }
  >
    <p className="sv-place soft">
      Área: {person.area || 'Sin área'} · Cargo: {person.jobTitle || 'Sin cargo'}
    </p>
  </Folded>
)

type FoldedProps = { label: ReactNode; className: string; children: ReactNode }

/** A line that unfolds what is said of it. */
function Folded({ label, className, children }: FoldedProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={className}>
      <button
        type="button"
        className="sv-unfold"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        {open ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
      </button>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </div>
  )
}
