import { UpdateProfileUser } from '#generated/operations/grants.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { Assignment } from '../model/grants.ts'

/** Gives a profile to somebody, whatever they had before. */
export function GiveDialog({ profileId, form }: { profileId: string; form: OpenForm }) {
  const give = useAction(UpdateProfileUser, { done: 'Perfil asignado' })
  return (
    <FormDialog
      title="Asignar a una persona"
      submit="Asignar"
      action={give}
      more={{ profileId }}
      form={form}
    >
      <Field
        of={Assignment}
        name="userId"
        placeholder="Nombre o RUT"
        help="Si tiene otro perfil, lo deja por este"
        autoFocus
      />
    </FormDialog>
  )
}
