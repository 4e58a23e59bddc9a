import { CreateFeedbackSurveyAreas } from '#generated/operations/survey-answers.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { FreeField, SeveralField } from '#platform/web/kit/form/Field.tsx'
import { type ClosedForm, FormDialog } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { ClimateFeedback, NO_COMMENT } from '../model/feedback.ts'

type Area = { area: string; areaName: string }
type Props = { surveyId: string; areas: readonly Area[]; form: ClosedForm }

/** One comment for each of the areas that somebody chooses, kept together or not at all. */
export function SeveralAreas({ surveyId, areas, form }: Props) {
  const create = useAction(CreateFeedbackSurveyAreas, { done: 'Feedback ingresado exitosamente' })
  return (
    <FormDialog
      title="Retroalimentación en encuesta"
      submit="Guardar"
      lead={<p className="soft">Elija las áreas y escriba un comentario para cada una.</p>}
      action={create}
      more={{ surveyId }}
      toInput={(values) => ({ areas: chosenOf(values) })}
      form={form}
    >
      <SeveralField
        name="areas"
        label="Áreas"
        options={areas.map(({ area, areaName }) => ({ value: area, label: areaName }))}
      />
      <Comments areas={areas} />
    </FormDialog>
  )
}

/** A box for each chosen area, in the order of the list. */
function Comments({ areas }: Pick<Props, 'areas'>) {
  const chosen = listOf(useValue('areas'))
  return areas
    .filter(({ area }) => chosen.includes(area))
    .map(({ area, areaName }) => (
      <FreeField
        key={area}
        field={ClimateFeedback.fields.comment}
        name={['comments', area]}
        label={areaName}
        rows={3}
        missing={NO_COMMENT}
      />
    ))
}

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : []

const chosenOf = ({ areas, comments }: FormValues) =>
  listOf(areas).map((area) => ({ area, comment: new Map(entriesOf(comments)).get(area) }))

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
