import { useParams } from 'react-router'
import { ProfileCatalogue } from '#generated/catalogues.ts'
import { ProfilePermissions } from '#generated/operations/grants.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { DetailPage } from '#platform/web/kit/DetailPage.tsx'
import { useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { serviceByCode } from '../model/services.ts'
import { NameForm } from './NameForm.tsx'

/** One profile: what it decides, and who has it. */
export default function ProfilePage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(
    ProfilePermissions,
    { input: { id } },
    { keep: true },
  )
  const form = useOpenForm('nombre')
  const remove = useAction(ProfileCatalogue.remove, {
    done: 'Perfil eliminado',
    after: pathTo('empresa/perfiles'),
  })
  const profile = data?.profilePermissions
  const people = profile?.people ?? 0
  return (
    <DetailPage
      title={profile?.name ?? ''}
      context={contextOf(profile?.services ?? 0, people)}
      loading={loading}
      error={error}
      retry={reload}
      share={profile}
      actions={
        <>
          <ActionButton
            danger
            permission="profiles.delete"
            disabled={people > 0 ? 'Hay personas que lo tienen: asígneles otro primero' : undefined}
            confirm={`El perfil «${profile?.name ?? ''}» deja de existir. No se puede deshacer.`}
            onClick={() => remove.run({ input: { id } })}
          >
            Eliminar
          </ActionButton>
          <ActionButton permission="profiles.update" onClick={() => form.open()}>
            Cambiar nombre
          </ActionButton>
        </>
      }
    >
      {form.key && profile && (
        <NameForm
          title="Cambiar nombre"
          document={ProfileCatalogue.update}
          done="Nombre guardado"
          submit="Guardar"
          name={profile.name}
          more={{ id, version: profile.version }}
          form={form}
        />
      )}
    </DetailPage>
  )
}

const contextOf = (services: number, people: number) =>
  `Decide ${services} de ${serviceByCode.size} servicios · ${wordsFor(people)}`

const wordsFor = (people: number) =>
  people === 0
    ? 'nadie lo tiene'
    : people === 1
      ? 'lo tiene 1 persona'
      : `lo tienen ${people} personas`
