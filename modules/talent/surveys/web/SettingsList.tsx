import { useNavigate } from 'react-router'
import { CreateSurvey } from '#generated/operations/surveys.ts'
import type { Permission } from '#access/services.ts'
import { date } from '#platform/model/field.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, NEW, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { HiddenValue, useFill, useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { today } from '#platform/web/look/today.ts'
import { addDays } from '#chile/dates.ts'
import type { SurveyPart } from '../model/catalogs.ts'
import { Survey, endOf, startOf } from '../model/survey.ts'
import { partOf } from '../model/states.ts'
import { SurveyType } from '../model/survey-types.ts'
import { templates } from '../model/templates.ts'
import { settingsPath } from './paths.ts'
import { SurveyList } from './SurveyList.tsx'

import './surveys.css'

type Props = { part: SurveyPart; title: string; context: string; label: string }

/** Where surveys of a part are written: those there are, and a new one from a template. */
export function SettingsList({ part, label, ...page }: Props) {
  const [params] = useAddressParams()
  const form = useOpenForm('crear encuesta', params.get('crear') === '1' ? NEW : undefined)
  const permission: Permission = `${part}.update`
  return (
    <>
      <SurveyList
        {...page}
        part={part}
        permission={permission}
        create={{ label, onClick: () => form.open(), permission: `${part}.create` }}
        empty={{ title: 'Parte de una plantilla', text: 'Se cambia lo que haga falta después.' }}
      />
      {form.key !== undefined && <NewSurveyDialog part={part} title={label} form={form} />}
    </>
  )
}

const firstDay = date('Primer día')
const lastDay = date('Último día')
const EMPTY = 'vacia'

type DialogProps = { part: SurveyPart; title: string; form: OpenForm }

/** A new survey: from what it begins, how it is called and when it is answered. */
function NewSurveyDialog({ part, title, form }: DialogProps) {
  const navigate = useNavigate()
  const offered = templates.filter(({ type }) => partOf(type) === part)
  const create = useAction(CreateSurvey, {
    done: 'Encuesta creada: revise sus preguntas',
    after: ({ id }) => void navigate(`${settingsPath(part)}/${id}`),
  })
  const [first] = offered
  return (
    <FormDialog
      title={title}
      submit="Crear"
      width={680}
      lead={<p className="mg-act soft">Todo se puede cambiar antes de activarla.</p>}
      action={create}
      initial={{
        template: first?.code ?? EMPTY,
        title: first?.title,
        type: first?.type,
        firstDay: today(),
        lastDay: addDays(today(), 14),
      }}
      toInput={(values) => ({
        type: values['type'],
        title: values['title'],
        template: values['template'] === EMPTY ? null : values['template'],
        startAt: startOf(String(values['firstDay'])),
        endAt: endOf(String(values['lastDay'])),
      })}
      form={form}
    >
      <TemplateField part={part} />
      <div className="mg-fields">
        <Field of={Survey} name="title" wide />
        <TypeField part={part} />
        <FreeField field={firstDay} name="firstDay" />
        <FreeField field={lastDay} name="lastDay" />
      </div>
    </FormDialog>
  )
}

/** The templates as cards; one that is chosen proposes its name and its type. */
function TemplateField({ part }: { part: SurveyPart }) {
  const fill = useFill()
  const chosen = useValue('template')
  const offered = templates.filter(({ type }) => partOf(type) === part)
  const cards = [
    ...offered.map(({ code, title, about, type }) => ({ code, title, about, type })),
    { code: EMPTY, title: 'Vacía', about: 'Sus propias preguntas', type: typesOf(part)[0] },
  ]
  return (
    <>
      <HiddenValue name="template" />
      <ul className="su-templates" aria-label="Parte de una plantilla">
        {cards.map(({ code, title, about, type }) => (
          <li key={code}>
            <button
              type="button"
              aria-pressed={chosen === code}
              onClick={() => {
                fill('template', code)
                fill('type', type)
                if (code !== EMPTY) fill('title', title)
              }}
            >
              <strong>{title}</strong>
              <span className="soft">{about}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const typesOf = (part: SurveyPart) => SurveyType.values.filter((type) => partOf(type) === part)

/** What it is for: decided by its template, and asked of an empty one. */
function TypeField({ part }: { part: SurveyPart }) {
  const isEmpty = useValue('template') === EMPTY
  const options = SurveyType.options.filter(({ value }) => typesOf(part).includes(value))
  return <Field of={Survey} name="type" options={options} disabled={!isEmpty} />
}
