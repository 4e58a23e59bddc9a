import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { Course } from '../model/course.ts'

/** Everything of a course but its lessons and questions. */
export function CourseFields() {
  const isLegal = useValue('kind') === 'LEGAL'
  return (
    <Section>
      <Field of={Course} name="title" wide autoFocus />
      <Field of={Course} name="about" wide rows={3} />
      <Field of={Course} name="kind" />
      {isLegal && <Field of={Course} name="duty" required />}
      <FieldList of={Course} names={['passPercent', 'attempts', 'validMonths']} />
    </Section>
  )
}

/** A course of the company fulfils no duty, whatever was chosen before. */
export const withDuty = (values: Readonly<Record<string, unknown>>) =>
  values['kind'] === 'INTERNAL' ? { ...values, duty: null } : values
