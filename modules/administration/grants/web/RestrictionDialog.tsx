import { CreateRestriction, UpdateRestrictionFilter } from '#generated/operations/grants.ts'
import { TicksField } from '#platform/web/kit/BareField.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/FormDialog.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import type { FormValues } from '#platform/web/kit/SectionForm.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { Restriction } from '../model/grants.ts'
import { RestrictableBusinesses } from './documents.ts'
import type { RestrictionRow } from './types.ts'
import './grants.css'

/** A name and the razones sociales that stay within reach. */
export function NewRestriction({ form }: { form: OpenForm }) {
  const create = useAction(CreateRestriction, { done: 'Restricción guardada' })
  return (
    <FormDialog
      title="Nueva restricción"
      action={create}
      toInput={toInput}
      submit="Crear"
      draft={form.draft}
      onClose={form.close}
    >
      <Fields />
    </FormDialog>
  )
}

/** The same, changed. */
export function EditRestriction({ row, form }: { row: RestrictionRow; form: OpenForm }) {
  const update = useAction(UpdateRestrictionFilter, { done: 'Restricción guardada' })
  return (
    <FormDialog
      title="Editar restricción"
      action={update}
      more={{ id: row.id, version: row.version }}
      initial={{ name: row.name, businesses: row.businesses.map(({ id }) => id) }}
      toInput={toInput}
      draft={form.draft}
      onClose={form.close}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const businesses = useDetail(RestrictableBusinesses).data?.businesses ?? []
  return (
    <>
      <Section>
        <Field of={Restriction} name="name" autoFocus wide />
      </Section>
      <TicksField
        name="businesses"
        label="Razones sociales que alcanza"
        missing="Elija al menos una razón social"
        className="gr-businesses"
        options={businesses.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}

function toInput({ name, businesses }: FormValues) {
  const chosen = Array.isArray(businesses) ? businesses : []
  return { name, businesses: chosen.map((businessId: unknown) => ({ businessId })) }
}
