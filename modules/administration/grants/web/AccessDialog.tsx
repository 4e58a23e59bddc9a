import {
  CompanyProfiles,
  Restrictions,
  UpdateProfileUser,
  UpdateRestrictionUser,
} from '#generated/operations/grants.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Assignment } from '../model/grants.ts'
import type { Assigned } from './types.ts'

type Props = { person: Assigned; form: OpenForm }
type Given = { input: { profileId?: string | null; restrictionId?: string | null } }

/** The profile and the restriction of one person. Only what was changed is sent. */
export function AccessDialog({ person, form }: Props) {
  const { userId, fullname } = person
  const profiles = useDetail(CompanyProfiles).data?.companyProfiles ?? []
  const restrictions = useDetail(Restrictions, undefined, { needs: 'restrictions.read' })
  const initial = {
    profileId: person.profileId ?? null,
    restrictionId: person.restrictionId ?? null,
  }
  const give = useAction(UpdateProfileUser, { quiet: true })
  const narrow = useAction(UpdateRestrictionUser, { done: 'Acceso guardado' })
  const action = {
    name: 'access',
    busy: give.busy || narrow.busy,
    attempt: async ({ input: { profileId = null, restrictionId = null } }: Given) => {
      if (profileId !== initial.profileId) await give.attempt({ input: { userId, profileId } })
      if (restrictionId !== initial.restrictionId)
        await narrow.attempt({ input: { userId, restrictionId } })
    },
  }
  return (
    <FormDialog title={`Acceso de ${fullname}`} action={action} initial={initial} form={form}>
      <Field
        of={Assignment}
        name="profileId"
        placeholder="Sin perfil"
        help="Agrega o quita servicios a lo que da su rol"
        options={optionsOf(profiles)}
      />
      <Field
        of={Assignment}
        name="restrictionId"
        placeholder="Sin restricción"
        help="Limita su rol a algunas razones sociales"
        options={optionsOf(restrictions.data?.restrictions ?? [])}
        needs="restrictions.read"
      />
    </FormDialog>
  )
}

const optionsOf = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))
