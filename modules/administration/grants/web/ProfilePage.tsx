import type { ProfilePermissionsQuery } from '#generated/documents/graphql.ts'
import { ProfileCatalogue } from '#generated/catalogues.ts'
import { ProfilePermissions } from '#generated/operations/grants.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { RecordPage } from '#platform/web/kit/record/RecordPage.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { Profile } from '../model/grants.ts'
import { serviceByCode } from '../model/services.ts'
import { NameForm } from './NameForm.tsx'

type Row = ProfilePermissionsQuery['profilePermissions']

/** One profile: what it decides, and who has it. */
export default function ProfilePage() {
  return (
    <RecordPage
      of={Profile}
      documents={{ one: ProfilePermissions, remove: ProfileCatalogue.remove }}
      service="profiles"
      noun={{ one: 'perfil', many: 'perfiles' }}
      list={pathTo('empresa/perfiles')}
      titleOf={({ name }) => name}
      contextOf={({ services, people }) =>
        `Decide ${services} de ${serviceByCode.size} servicios · ${wordsFor(people)}`
      }
      calledOf={({ name }) => `El perfil «${name}»`}
      kept={({ people }) =>
        people > 0 ? 'Hay personas que lo tienen: asígneles otro primero' : undefined
      }
      actions={(row) => <Rename profile={row} />}
      shared
    />
  )
}

function Rename({ profile: { id, version, name } }: { profile: Row }) {
  const form = useOpenForm('nombre')
  return (
    <>
      <ActionButton permission="profiles.update" onClick={() => form.open()}>
        Cambiar nombre
      </ActionButton>
      {form.key && (
        <NameForm
          title="Cambiar nombre"
          document={ProfileCatalogue.update}
          done="Nombre guardado"
          submit="Guardar"
          name={name}
          more={{ id, version }}
          form={form}
        />
      )}
    </>
  )
}

const wordsFor = (people: number) =>
  people === 0
    ? 'nadie lo tiene'
    : people === 1
      ? 'lo tiene 1 persona'
      : `lo tienen ${people} personas`
