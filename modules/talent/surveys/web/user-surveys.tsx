import type { SurveysForRespondentQuery } from '#generated/documents/graphql.ts'
import { CompletionRing } from '#platform/web/kit/text/CompletionRing.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { SurveyRelation, UserSurveyStatus } from '../model/catalogs.ts'
import { dayOf } from '../model/survey.ts'
import { Answering } from './answering.ts'
import './surveys.css'

export type UserSurveyItem = SurveysForRespondentQuery['surveysForRespondent']['rows'][number]

/** The person that a row is about: the one who is evaluated, or who answers. */
const about = ({ evaluatee, respondent }: UserSurveyItem) => evaluatee ?? respondent

const personColumn: Column<UserSurveyItem> = {
  key: 'person',
  title: 'Persona',
  lead: true,
  text: (row) => formatName(about(row).fullname),
  render: (row) => (
    <span className="su-person">
      <CompletionRing percent={row.progress} size={40} label="Avance" />
      <TextWithHint
        words={formatName(about(row).fullname)}
        hint={about(row).jobTitle ?? 'Sin cargo'}
      />
      {row.isSelf && <StatusTag tone="accent">Autoevaluación</StatusTag>}
    </span>
  ),
}

/** When a survey ends, or ended. */
export const endWords = ({ closed, endAt }: Pick<UserSurveyItem, 'closed' | 'endAt'>) =>
  `${closed ? 'Terminó' : 'Hasta'} el ${formatDate(dayOf(endAt))}`

const surveyColumn: Column<UserSurveyItem> = {
  key: 'survey',
  title: 'Encuesta',
  text: ({ surveyTitle }) => surveyTitle,
  render: ({ surveyTitle, closed, endAt }) => (
    <TextWithHint words={surveyTitle} hint={endWords({ closed, endAt })} />
  ),
}

const respondentColumn: Column<UserSurveyItem> = {
  key: 'respondent',
  title: 'Responde',
  sort: 'fullname',
  text: ({ respondent }) => formatName(respondent.fullname),
  render: ({ respondent, relation }) => (
    <TextWithHint
      words={<span className="mg-flows">{formatName(respondent.fullname)}</span>}
      hint={relation ? SurveyRelation.label(relation) : undefined}
    />
  ),
}

const statusColumn: Column<UserSurveyItem> = {
  key: 'status',
  title: 'Estado',
  text: ({ status }) => UserSurveyStatus.label(status),
  render: ({ status }) => (
    <StatusTag tone={status === 'COMPLETE' ? 'success' : 'neutral'}>
      {UserSurveyStatus.label(status)}
    </StatusTag>
  ),
}

const answerColumn: Column<UserSurveyItem> = {
  key: 'answer',
  title: 'Acción',
  render: (userSurvey) => <Answering userSurvey={userSurvey} />,
}

/** What one answers oneself: without who does. */
export const ownColumns = [personColumn, surveyColumn, statusColumn, answerColumn]

/** What others answer, and each one's own. */
export const allColumns = [personColumn, surveyColumn, respondentColumn, statusColumn, answerColumn]

export const statusFilter = {
  name: 'status',
  label: 'Estado',
  options: UserSurveyStatus.options,
}
