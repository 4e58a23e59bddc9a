import { useNavigate } from 'react-router'
import {
  CreateEvaluationProcess,
  EvaluationSurveys,
  UpdateEvaluationProcess,
} from '#generated/operations/evaluations.ts'
import { date } from '#platform/model/field.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field, FieldList, FreeField, SeveralField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { ProcessStage } from '../model/catalogs.ts'
import { EvaluationProcess, processRules } from '../model/process.ts'
import type { Process } from './types.ts'

const usual = {
  selfWeight: 20,
  supervisorWeight: 80,
  peerWeight: 0,
  subordinateWeight: 0,
  peerChoice: 'TEAM',
  minRaters: 3,
  missingPolicy: 'RENORMALIZE',
  planShare: 0,
  mediumCut: '2.50',
  highCut: '3.75',
} as const
const weights = ['selfWeight', 'supervisorWeight', 'peerWeight', 'subordinateWeight'] as const

type Props = { form: OpenForm; process?: Process }

/** A new process, or the rules and dates of one: the rules are fixed once it starts. */
export function ProcessDialog({ form, process }: Props) {
  const navigate = useNavigate()
  const create = useAction(CreateEvaluationProcess, {
    done: 'Proceso creado',
    after: ({ id }) => void navigate(pathTo('proceso-de-evaluacion/:id', { id })),
  })
  const update = useAction(UpdateEvaluationProcess, { done: 'Proceso guardado' })
  const isFixed = process !== undefined && process.status !== 'DRAFT'
  const shared = {
    width: 720,
    form,
    children: (
      <>
        <div className="mg-fields">
          <Field of={EvaluationProcess} name="title" wide autoFocus />
        </div>
        {!isFixed && <Rules processId={process?.id ?? null} />}
        <Stages />
      </>
    ),
  }
  return process ? (
    <FormDialog
      {...shared}
      title="Editar el proceso"
      action={update}
      more={{ id: process.id, version: process.version }}
      initial={initialOf(process)}
      toInput={(values) => inputOf(values, isFixed)}
    />
  ) : (
    <FormDialog
      {...shared}
      title="Nuevo proceso de evaluación"
      submit="Crear"
      action={create}
      initial={{ ...usual }}
      toInput={(values) => inputOf(values, false)}
    />
  )
}

/** Which evaluations it reads, how much each relation weighs, and what else its scores follow. */
function Rules({ processId }: { processId: string | null }) {
  const { data } = useDetail(EvaluationSurveys, { input: { processId } })
  const options = (data?.evaluationSurveys ?? []).map(({ id, title }) => ({
    value: id,
    label: title,
  }))
  return (
    <>
      <h3>Evaluaciones y pesos</h3>
      <div className="mg-fields">
        <SeveralField
          name="surveys"
          label="Evaluaciones"
          options={options}
          loading={!data}
          help="De desempeño, con nombre. Se crean en Evaluaciones y se activan antes de comenzar"
          wide
        />
        <FieldList of={EvaluationProcess} names={weights} />
        <WeightSum />
        <FieldList
          of={EvaluationProcess}
          names={['peerChoice', 'missingPolicy', 'minRaters', 'planShare', 'mediumCut', 'highCut']}
        />
      </div>
    </>
  )
}

/** What the weights sum now: they start at 100. */
function WeightSum() {
  const [self, supervisor] = [useValue('selfWeight'), useValue('supervisorWeight')]
  const [peer, team] = [useValue('peerWeight'), useValue('subordinateWeight')]
  const sum = [self, supervisor, peer, team].reduce<number>(
    (total, one) => total + (typeof one === 'number' ? one : 0),
    0,
  )
  return (
    <p className="ev-sum" data-wrong={sum === 100 ? undefined : true} role="status">
      {sum === 100 ? 'Los pesos suman 100 %' : `Los pesos suman ${sum} %: deben sumar 100`}
    </p>
  )
}

const day = { from: date('Desde'), until: date('Hasta') }

/** The days of each stage; one that is left empty has none. */
const Stages = () => (
  <>
    <h3>Etapas</h3>
    <div className="ev-stages-form">
      {ProcessStage.options.map(({ value, label }) => (
        <fieldset key={value}>
          <legend>{label}</legend>
          <FreeField field={day.from} name={['from', value]} required={false} />
          <FreeField field={day.until} name={['until', value]} required={false} />
        </fieldset>
      ))}
    </div>
  </>
)

function initialOf(process: Process): FormValues {
  const rules = Object.fromEntries(processRules.map((name) => [name, process[name]]))
  return {
    ...rules,
    title: process.title,
    surveys: process.surveys.map(({ id }) => id),
    from: Object.fromEntries(process.stages.map(({ stage, startsOn }) => [stage, startsOn])),
    until: Object.fromEntries(process.stages.map(({ stage, endsOn }) => [stage, endsOn])),
  }
}

function inputOf(values: FormValues, isFixed: boolean) {
  const rules = Object.fromEntries(processRules.map((name) => [name, values[name]]))
  const surveys = values['surveys']
  const dates = (name: 'from' | 'until', stage: ProcessStage): unknown => {
    const of = values[name]
    return typeof of === 'object' && of !== null ? Reflect.get(of, stage) : undefined
  }
  const stages = ProcessStage.values.flatMap((stage) => {
    const [startsOn, endsOn] = [dates('from', stage), dates('until', stage)]
    if (!startsOn && !endsOn) return []
    return [{ stage, startsOn: startsOn || endsOn, endsOn: endsOn || startsOn }]
  })
  return {
    title: values['title'],
    stages,
    ...(isFixed
      ? {}
      : {
          ...rules,
          surveyIds: (Array.isArray(surveys) ? surveys : []).map((id) => ({ id: String(id) })),
        }),
  }
}
