import { MoreOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { CreateLogin, DeleteUser, UpdateUserStatus } from '#generated/operations/people.ts'
import { ClosedFields } from '#platform/web/kit/form/closed-fields.ts'
import { type Access, GivenAccess, PersonAccess } from '#modules/company/accounts/web/index.ts'
import { useAsk } from '#platform/web/kit/page/Dialog.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Menu } from '#platform/web/kit/text/Menu.tsx'
import { useCan } from '#platform/web/screen/me.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { proposedUsername } from '#modules/company/session/model/account.ts'
import { NewPerson } from '../model/user.ts'
import type { Person } from './person.ts'

/** What can be done with a person besides changing their data. */
export function PersonActions({ person }: { person: Person }) {
  const { id, username } = person
  const giving = useOpenForm('acceso')
  const [given, setGiven] = useState<Access>()
  const [helping, setHelping] = useState(false)
  const items = useActions(person, { help: () => setHelping(true), give: () => giving.open() })
  if (items.length === 0) return null
  return (
    <>
      <Menu menu={{ items }}>
        <Button icon={<MoreOutlined aria-hidden />} aria-label={`Acciones de ${person.fullname}`} />
      </Menu>
      {helping && (
        <PersonAccess userId={id} name={person.fullname} onClose={() => setHelping(false)} />
      )}
      {giving.key && !username && <AccessDialog person={person} form={giving} onGiven={setGiven} />}
      {given && <GivenAccess access={given} onClose={() => setGiven(undefined)} />}
    </>
  )
}

type Opening = { help: () => void; give: () => void }

/** What the menu offers: nothing that the rules refuse. */
function useActions({ id, status, username }: Person, open: Opening) {
  const can = useCan()
  const navigate = useNavigate()
  const question = useAsk()
  const change = useAction(UpdateUserStatus, { done: 'Estado guardado' })
  const remove = useAction(DeleteUser, { done: 'Persona eliminada' })
  const removeAndLeave = async () => {
    if (await remove.run({ input: { id } })) void navigate(pathTo('trabajadores'))
  }
  const closed = useContext(ClosedFields)
  // Who has an account has it closed with their status.
  const standing = username ? ['User.status', 'Account.status'] : ['User.status']
  const staysAsItIs = standing.some((field) => closed.has(field))
  const inactive = status === 'INACTIVE'
  const ask = (title: string, text: string, onOk: () => Promise<unknown>, danger = false) =>
    void question({ title, text, okText: title, danger, onOk })
  return [
    ...(username
      ? can('passwords.update')
        ? [{ key: 'access', label: 'Acceso', onClick: open.help }]
        : []
      : closed.has('Account.username')
        ? []
        : [{ key: 'access', label: 'Dar acceso', onClick: open.give }]),
    ...(staysAsItIs
      ? []
      : [
          {
            key: 'status',
            label: inactive ? 'Activar' : 'Desactivar',
            onClick: () =>
              ask(
                inactive ? 'Activar' : 'Desactivar',
                inactive
                  ? 'Podrá volver a ingresar.'
                  : 'Sale de inmediato y no puede ingresar. Sus datos se conservan.',
                () =>
                  change.run({ input: { userId: id, status: inactive ? 'ACTIVE' : 'INACTIVE' } }),
              ),
          },
        ]),
    ...(can('users.delete') && !staysAsItIs
      ? [
          {
            key: 'delete',
            danger: true,
            label: 'Eliminar',
            onClick: () =>
              ask(
                'Eliminar',
                'Solo si no tiene contratos. No se puede deshacer.',
                removeAndLeave,
                true,
              ),
          },
        ]
      : []),
  ]
}

type AccessProps = { person: Person; form: OpenForm; onGiven: (access: Access) => void }

/** Chooses a user name; a person with an address gets an invitation by mail. */
function AccessDialog({ person, form, onGiven }: AccessProps) {
  const give = useAction(CreateLogin, { quiet: true })
  return (
    <FormDialog
      title="Dar acceso"
      action={give}
      more={{ userId: person.id, email: person.email ?? null }}
      initial={{ username: suggested(person) }}
      submit="Dar acceso"
      lead={
        <p className="soft">
          {person.email
            ? `Se le invita por correo, en ${person.email}, a elegir su contraseña. Si esta ` +
              'instalación no envía correos, se muestra un código de un solo uso.'
            : 'No tiene un correo en su ficha: se muestra un código de un solo uso.'}
        </p>
      }
      onDone={onGiven}
      form={form}
    >
      <Field
        of={NewPerson}
        name="username"
        label="Usuario"
        help="Se le agrega el nombre de la empresa: así ingresará la persona."
        required
        autoFocus
      />
    </FormDialog>
  )
}

const suggested = ({ firstname, paternalLastname }: Person) =>
  proposedUsername(firstname, paternalLastname)
