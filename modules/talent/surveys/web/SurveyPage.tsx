import { Progress } from 'antd'
import { useParams } from 'react-router'
import type { SurveyOverviewQuery } from '#generated/documents/graphql.ts'
import {
  ExtendSurvey,
  MoveSurvey,
  RemindSurvey,
  SurveyOverview,
} from '#generated/operations/surveys.ts'
import { date } from '#platform/model/field.ts'
import { whyNot } from '#platform/model/states.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { Figures, Panel } from '#platform/web/kit/text/Figures.tsx'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { formatDate } from '#platform/web/look/format.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import type { SurveyMove } from '../model/catalogs.ts'
import { dayOf, endOf } from '../model/survey.ts'
import { percentOf } from '../model/participation.ts'
import { surveyStates } from '../model/states.ts'
import { SurveyType } from '../model/survey-types.ts'
import { Links } from './answering.ts'
import { meansOf } from './means.ts'
import { builderPath } from './paths.ts'
import { Reopenings } from './Reopenings.tsx'
import './surveys.css'

type Overview = SurveyOverviewQuery['surveyOverview']
type Name = keyof typeof surveyStates.acts

/** How often participation is read again, in milliseconds. */
const EVERY_MS = 10_000

/** A survey while it is answered: its state, who has answered by area, and what can be done. */
export default function SurveyPage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = usePoll(
    SurveyOverview,
    { input: { id } },
    { everyMs: EVERY_MS, until: ({ surveyOverview }) => surveyOverview.survey.status !== 'ACTIVE' },
  )
  const overview = data?.surveyOverview
  const survey = overview?.survey
  return (
    <DetailPage
      title={survey?.title ?? 'Encuesta'}
      context={
        survey && (
          <>
            <StateTag machine={surveyStates} state={survey.status} />
            {' · '}
            {SurveyType.label(survey.type)}
          </>
        )
      }
      actions={survey?.canKeep && <Acts survey={survey} reload={reload} />}
      loading={loading}
      error={error}
      retry={reload}
    >
      {overview && <Followed {...overview} />}
      {survey?.canKeep && <Links survey={survey} />}
    </DetailPage>
  )
}

function Followed({ survey, invited, answered, areas }: Overview) {
  const figures = [
    { label: 'Invitaciones', value: `${invited}` },
    { label: 'Respondidas', value: answered === null ? 'Oculto' : `${answered}` },
    {
      label: 'Participación',
      value: answered === null ? 'Oculto' : `${percentOf({ invited, answered })} %`,
    },
    { label: 'Último día', value: formatDate(dayOf(survey.endAt)) },
  ]
  return (
    <>
      <Figures label="Participación" figures={figures} />
      {survey.privacy === 'CONFIDENTIAL' && (
        <p>
          <Link to={pathTo('encuesta/reportes/:id', { id: survey.id })}>Ver resultados</Link>
        </p>
      )}
      {survey.type === 'DNC' && (
        <p>
          <Link to={pathTo('evaluaciones/necesidades/:id', { id: survey.id })}>
            Ver necesidades de capacitación
          </Link>
        </p>
      )}
      <Panel title="Por área" text="Se muestran áreas con 5 o más invitaciones; el resto, juntas.">
        {areas.length === 0 ? (
          <p className="soft">
            {survey.status === 'PENDING'
              ? 'El área de cada persona se fija al activar.'
              : 'Son menos de 5 invitaciones.'}
          </p>
        ) : (
          <ul className="su-areas">
            {areas.map((row) => (
              <li key={row.area}>
                <span>{row.area}</span>
                <Progress
                  percent={percentOf(row)}
                  aria-label={`${row.area}: ${row.answered} de ${row.invited}`}
                  format={() => `${row.answered} de ${row.invited}`}
                />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {survey.privacy === 'IDENTIFIED' && <Reopenings id={survey.id} />}
    </>
  )
}

const moves = [
  ['pause', 'PAUSE'],
  ['resume', 'RESUME'],
  ['close', 'CLOSE'],
  ['publish', 'PUBLISH'],
  ['hide', 'HIDE'],
  ['show', 'SHOW'],
] as const satisfies readonly (readonly [Name, SurveyMove])[]

type ActsProps = { survey: Overview['survey']; reload: () => void }

/** What the state of the survey allows; the others are not there. */
function Acts({ survey, reload }: ActsProps) {
  const form = useOpenForm('término de la encuesta')
  const move = useAction(MoveSurvey, { after: reload })
  const remind = useAction(RemindSurvey, {
    done: ({ reminded }) =>
      reminded === 1 ? 'Se avisa a 1 persona' : `Se avisa a ${reminded} personas`,
    keepCache: true,
  })
  const { id, version, status } = survey
  const may = (name: Name) => !whyNot(surveyStates, name, { state: status, relations: [] })
  const send = (to: SurveyMove) =>
    move.run({ input: { id, version, move: to, reason: null, endAt: null } })
  const extends_ = may('extend') ? 'extend' : may('reopen') ? 'reopen' : undefined
  return (
    <span className="su-acts">
      <ActionButton to={builderPath(survey)}>Configurar</ActionButton>
      {may('remind') && (
        <ActionButton confirm={meansOf('remind')} onClick={() => remind.run({ input: { id } })}>
          Recordar
        </ActionButton>
      )}
      {extends_ && (
        <ActionButton onClick={() => form.open()}>{surveyStates.acts[extends_].label}</ActionButton>
      )}
      {moves
        .filter(([name]) => may(name))
        .map(([name, to]) => (
          <ActionButton key={name} confirm={meansOf(name)} onClick={() => send(to)}>
            {surveyStates.acts[name].label}
          </ActionButton>
        ))}
      {form.key !== undefined && extends_ && (
        <EndDialog survey={survey} act={extends_} form={form} reload={reload} />
      )}
    </span>
  )
}

const lastDay = date('Último día')

type EndProps = ActsProps & { act: 'extend' | 'reopen'; form: OpenForm }

/** Another end of a survey that is open, or that is opened again with it. */
function EndDialog({ survey, act, form, reload }: EndProps) {
  const { id, version } = survey
  const extend = useAction(ExtendSurvey, { done: surveyStates.acts.extend.done, after: reload })
  const reopen = useAction(MoveSurvey, { done: surveyStates.acts.reopen.done, after: reload })
  const end = (values: Readonly<Record<string, unknown>>) => endOf(String(values['lastDay']))
  const shared = {
    title: surveyStates.acts[act].label,
    submit: surveyStates.acts[act].label,
    initial: { lastDay: dayOf(survey.endAt) },
    form,
    acts: true,
    children: <FreeField field={lastDay} name="lastDay" autoFocus />,
  } as const
  return act === 'extend' ? (
    <FormDialog
      {...shared}
      action={extend}
      more={{ id, version }}
      toInput={(values) => ({ endAt: end(values) })}
    />
  ) : (
    <FormDialog
      {...shared}
      action={reopen}
      more={{ id, version, move: 'REOPEN', reason: null }}
      toInput={(values) => ({ endAt: end(values) })}
    />
  )
}
