import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { changed, type Outline } from '../model/arrange.ts'
import { type CompetenceInput, competenceFields } from '../model/definition.ts'
import { ShownIf, shownIfFields, shownIfIn } from './ShownIf.tsx'
import { useLocalAction } from './useLocalAction.ts'
import { useScales } from './useScales.ts'

type Props = {
  competence: CompetenceInput
  outline: Outline
  onChange: (next: Outline) => void
  form: OpenForm
}

/** What is said of a competence, and how much it weighs in the final score. */
export function CompetenceDialog({ competence, outline, onChange, form }: Props) {
  const action = useLocalAction('competence', (values: Partial<CompetenceInput>) =>
    onChange(changed(outline, competence.key, { ...values, weight: Number(values.weight ?? 1) })),
  )
  const { key, title, description, weight, shownIf } = competence
  const scales = useScales()
  return (
    <FormDialog
      title="Editar competencia"
      submit="Aplicar"
      action={action}
      initial={{
        title,
        description: description ?? undefined,
        weight,
        ...shownIfFields(outline, key, shownIf),
      }}
      toInput={(values) => ({
        title: values['title'],
        description: values['description'] ?? null,
        weight: values['weight'],
        shownIf: shownIfIn(values),
      })}
      form={form}
    >
      <div className="mg-fields">
        <FreeField field={competenceFields.title} name="title" wide autoFocus />
        <FreeField field={competenceFields.description} name="description" wide rows={2} />
        <FreeField field={competenceFields.weight} name="weight" />
        <ShownIf outline={outline} line={key} scales={scales} />
      </div>
    </FormDialog>
  )
}
