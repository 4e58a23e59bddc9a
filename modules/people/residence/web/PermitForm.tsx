import { ResidencePermitCatalogue } from '#generated/catalogues.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FilePick } from '#platform/web/kit/form/FilePick.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { permitFields, ResidencePermit } from '../model/permit.ts'
import type { Permit } from './types.ts'

/** One more permit of a person. */
export function NewPermit({ userId, form }: { userId: string; form: OpenForm }) {
  const create = useAction(ResidencePermitCatalogue.create, { done: 'Permiso agregado' })
  return (
    <FormDialog
      title="Agregar permiso"
      action={create}
      more={{ userId }}
      toInput={({ fileName: _name, ...values }) => values}
      submit="Agregar"
      form={form}
    >
      <PermitFields userId={userId} />
    </FormDialog>
  )
}

/** The correction of one. */
export function EditPermit({ permit, form }: { permit: Permit; form: OpenForm }) {
  const update = useAction(ResidencePermitCatalogue.update, { done: 'Permiso guardado' })
  return (
    <FormDialog
      title="Editar permiso"
      action={update}
      {...editing(permit, permitFields)}
      form={form}
    >
      <PermitFields userId={permit.userId} hasPaper={permit.fileId !== null} />
    </FormDialog>
  )
}

/** Only the definitive residence has no end. */
function PermitFields({ userId, hasPaper = false }: { userId: string; hasPaper?: boolean }) {
  const kind = useValue('kind')
  return (
    <Section>
      <Field of={ResidencePermit} name="kind" wide autoFocus />
      <Field of={ResidencePermit} name="number" wide />
      <Field of={ResidencePermit} name="startDate" />
      <Field of={ResidencePermit} name="endDate" required={kind !== 'DEFINITIVE'} />
      <Field of={ResidencePermit} name="residentSince" />
      <Field of={ResidencePermit} name="quotaException" wide />
      <FilePick
        label="Documento"
        replaces={hasPaper}
        about={{ relatedType: 'residencePermit', relatedId: userId }}
      />
      <Field of={ResidencePermit} name="comment" wide rows={2} />
    </Section>
  )
}
