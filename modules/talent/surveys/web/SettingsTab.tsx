import { useOutletContext } from 'react-router'
import { UpdateSurvey } from '#generated/operations/surveys.ts'
import { date } from '#platform/model/field.ts'
import { Field, FreeField } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { type FormValues, SectionForm } from '#platform/web/kit/form/SectionForm.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { whyNot } from '#platform/model/states.ts'
import { Survey, dayOf, endOf, startOf } from '../model/survey.ts'
import { surveyStates } from '../model/states.ts'
import { isAlwaysConfidential } from '../model/survey-types.ts'
import type { SurveyData } from './BuilderPage.tsx'

const firstDay = date('Primer día')
const lastDay = date('Último día')

/** The rules under which a survey is answered; fixed once it is active. */
export default function SettingsTab() {
  const survey = useOutletContext<SurveyData>()
  const update = useAction(UpdateSurvey, { done: 'Ajustes guardados' })
  const refusal = whyNot(surveyStates, 'edit', { state: survey.status, relations: [] })
  const { id, version, title, canSkip, hasComments, forceComments, disallowNeutral } = survey
  const { privacy, minGroup, minComments, offlineGraceH, publicAccess } = survey
  return (
    <>
      {refusal && <p className="soft">{refusal}</p>}
      <SectionForm
        action={update}
        stays
        disabled={refusal !== undefined}
        more={{ id, version }}
        initial={{
          title,
          instructions: survey.instructions ?? undefined,
          canSkip,
          hasComments,
          forceComments,
          disallowNeutral,
          privacy,
          minGroup,
          minComments,
          offlineGraceH,
          publicAccess,
          firstDay: dayOf(survey.startAt),
          lastDay: dayOf(survey.endAt),
        }}
        toInput={toInput}
      >
        <Section title="Lo que se lee">
          <Field of={Survey} name="title" wide />
          <Field of={Survey} name="instructions" wide rows={4} />
          <FreeField field={firstDay} name="firstDay" />
          <FreeField field={lastDay} name="lastDay" />
        </Section>
        <Section title="Cómo se responde">
          <Field of={Survey} name="canSkip" />
          <Field of={Survey} name="hasComments" />
          <Forced />
          {survey.type === 'CLIMATE' && <Field of={Survey} name="disallowNeutral" />}
          <Field of={Survey} name="offlineGraceH" />
        </Section>
        <Section title="Quién ve las respuestas">
          <Field of={Survey} name="privacy" disabled={isAlwaysConfidential(survey.type)} radios />
          <Field of={Survey} name="minGroup" />
          <Field of={Survey} name="minComments" />
        </Section>
        <Section title="Quién responde sin cuenta">
          <Field of={Survey} name="publicAccess" radios />
        </Section>
      </SectionForm>
    </>
  )
}

/** A comment is asked for only where there may be one. */
const Forced = () =>
  useValue('hasComments') === true ? <Field of={Survey} name="forceComments" /> : null

function toInput({ firstDay: first, lastDay: last, ...values }: FormValues) {
  return {
    ...values,
    instructions: values['instructions'] ?? null,
    forceComments: values['hasComments'] === true && values['forceComments'] === true,
    startAt: startOf(String(first)),
    endAt: endOf(String(last)),
  }
}
