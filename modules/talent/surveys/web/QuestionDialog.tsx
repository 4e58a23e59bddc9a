import { useMemo } from 'react'
import { flag, integer, longText } from '#platform/model/field.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { changed, type Outline } from '../model/arrange.ts'
import {
  hasScale,
  type QuestionInput,
  questionFields,
  extrasIn,
  extrasOf,
  metadataFrom,
} from '../model/definition.ts'
import { QuestionType } from '../model/question-types.ts'
import { ShownIf, shownIfFields, shownIfIn } from './ShownIf.tsx'
import { useLocalAction } from './useLocalAction.ts'
import { useScales } from './useScales.ts'

type Props = {
  question: QuestionInput
  outline: Outline
  onChange: (next: Outline) => void
  form: OpenForm
}

const extraFields = {
  options: longText('Opciones', { max: 10_000, help: 'Una por línea' }),
  other: flag('Agregar «otra» con texto libre'),
  answers: integer('Cuántas respuestas', { min: 1, max: 20 }),
  levels: longText('Niveles', { max: 2000, help: 'Uno por línea' }),
  number: flag('Pedir número de participantes'),
}

/** Everything about a question: its words, how it is answered, and what it counts for. */
export function QuestionDialog({ question, outline, onChange, form }: Props) {
  const action = useLocalAction('question', (values: Partial<QuestionInput>) =>
    onChange(changed(outline, question.key, values)),
  )
  const scales = useScales()
  const initial = useMemo(() => {
    const { metadata, key, shownIf, ...rest } = question
    const said = Object.entries({
      ...rest,
      ...extrasOf(question.type, metadata),
      ...shownIfFields(outline, key, shownIf),
    })
    return Object.fromEntries(said.map(([name, value]) => [name, value ?? undefined]))
  }, [question, outline])
  return (
    <FormDialog
      title="Editar pregunta"
      submit="Aplicar"
      width={680}
      action={action}
      initial={initial}
      toInput={toInput}
      form={form}
    >
      <div className="mg-fields">
        <FreeField field={questionFields.title} name="title" wide autoFocus />
        <FreeField field={questionFields.subtitle} name="subtitle" wide />
        <FreeField field={questionFields.type} name="type" />
        <ByType />
        <FreeField field={questionFields.required} name="required" />
        <ShownIf outline={outline} line={question.key} scales={scales} />
      </div>
    </FormDialog>
  )
}

/** What the type of the question asks besides. */
function ByType() {
  const type = useValue('type')
  const scaleOptions = useScales().map(({ code, name, values }) => ({
    value: code,
    label: name,
    hint: values.map(({ label }) => label).join(' · '),
  }))
  if (!QuestionType.has(type)) return null
  if (hasScale(type)) {
    return (
      <>
        <FreeField
          field={questionFields.scaleCode}
          name="scaleCode"
          options={scaleOptions}
          required
        />
        <FreeField field={questionFields.reversed} name="reversed" />
        <FreeField field={questionFields.engagement} name="engagement" />
      </>
    )
  }
  if (type === 'SELECT') {
    return (
      <>
        <FreeField field={extraFields.options} name="options" wide rows={4} />
        <FreeField field={extraFields.other} name="other" />
        <FreeField field={questionFields.multiple} name="multiple" />
        <FreeField field={questionFields.demographic} name="demographic" />
      </>
    )
  }
  if (type === 'OPEN') return null
  return (
    <>
      <FreeField field={extraFields.answers} name="answers" />
      {type === 'MULTIPLE_OPEN_WITH_CHOICE' && (
        <>
          <FreeField field={extraFields.levels} name="levels" wide rows={3} />
          <FreeField field={extraFields.number} name="number" />
        </>
      )}
    </>
  )
}

function toInput(values: FormValues): Partial<QuestionInput> {
  const type = QuestionType.code(String(values['type']))
  const isScaled = hasScale(type)
  const isChosen = type === 'SELECT'
  const is = (name: string) => values[name] === true
  return {
    type,
    title: String(values['title']),
    subtitle: values['subtitle'] ? String(values['subtitle']) : null,
    scaleCode: isScaled ? String(values['scaleCode']) : null,
    required: is('required'),
    reversed: isScaled && is('reversed'),
    engagement: isScaled && is('engagement'),
    multiple: isChosen && is('multiple'),
    demographic: isChosen && is('demographic'),
    metadata: metadataFrom(type, extrasIn(values)),
    shownIf: shownIfIn(values),
  }
}
