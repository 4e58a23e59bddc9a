import { CreateRestriction, UpdateRestrictionFilter } from '#generated/operations/grants.ts'
import { RestrictableBusinesses } from '#generated/operations/parts/grants.ts'
import { HierarchyNodes } from '#generated/operations/structure.ts'
import { TicksField } from '#platform/web/kit/form/BareField.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Restriction } from '../model/grants.ts'
import type { RestrictionRow } from './types.ts'
import './grants.css'

/** The form of a new restriction: its name, and the razones sociales that stay within reach. */
export function NewRestriction({ form }: { form: OpenForm }) {
  const create = useAction(CreateRestriction, { done: 'Restricción guardada' })
  return (
    <FormDialog
      title="Nueva restricción"
      action={create}
      toInput={toInput}
      submit="Crear"
      form={form}
    >
      <Fields />
    </FormDialog>
  )
}

/** The form that changes a restriction. */
export function EditRestriction({ row, form }: { row: RestrictionRow; form: OpenForm }) {
  const update = useAction(UpdateRestrictionFilter, { done: 'Restricción guardada' })
  return (
    <FormDialog
      title="Editar restricción"
      action={update}
      more={{ id: row.id, version: row.version }}
      initial={{
        name: row.name,
        businesses: row.businesses.map(({ id }) => id),
        units: row.units.map(({ id }) => id),
      }}
      toInput={toInput}
      form={form}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const businesses = useDetail(RestrictableBusinesses).data?.businesses ?? []
  const asked = useDetail(HierarchyNodes, { input: {} }, { needs: 'organization.read' })
  const units = asked.data?.hierarchyNodes ?? []
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
      {units.length > 0 && (
        <TicksField
          name="units"
          label="Solo la gente de estas unidades, y de las que dependen de ellas"
          optional
          className="gr-businesses"
          options={units.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}

function toInput({ name, businesses, units }: FormValues) {
  const chosen = Array.isArray(businesses) ? businesses : []
  const parts = Array.isArray(units) ? units : undefined
  return {
    name,
    businesses: chosen.map((businessId: unknown) => ({ businessId })),
    ...(parts ? { units: parts.map((hierarchyNodeId: unknown) => ({ hierarchyNodeId })) } : {}),
  }
}
