import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { ClosedFields } from '#platform/web/kit/closed-fields.ts'
import { Dialog, useAsk } from '#platform/web/kit/Dialog.tsx'
import { Field } from '#platform/web/kit/Field.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/FormDialog.tsx'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { DeletePerson, GiveAccess, UpdatePersonStatus } from './documents.ts'
import { NewPerson } from '../model/user.ts'
import type { Person } from './person.ts'

/** What can be done with a person besides changing their data. */
export function PersonActions({ person }: { person: Person }) {
  const { id, status, username } = person
  const can = useCan()
  const navigate = useNavigate()
  const question = useAsk()
  const giving = useOpenForm('acceso')
  const [access, setAccess] = useState<Access>()
  const change = useAction(UpdatePersonStatus, { done: 'Estado guardado' })
  const remove = useAction(DeletePerson, { done: 'Persona eliminada' })
  const removeAndLeave = async () => {
    if (await remove.run({ input: { id } })) void navigate(pathTo('trabajadores'))
  }
  const closed = useContext(ClosedFields)
  const inactive = status === 'INACTIVE'
  const ask = (title: string, text: string, onOk: () => Promise<unknown>, danger = false) =>
    void question({ title, text, okText: title, danger, onOk })
  const items = [
    ...(username || closed.has('Account.username')
      ? []
      : [{ key: 'access', label: 'Dar acceso', onClick: () => giving.open() }]),
    ...(closed.has('User.status')
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
    ...(can('users.delete') && !closed.has('User.status')
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
  if (items.length === 0) return null
  return (
    <>
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button icon={<MoreOutlined aria-hidden />} aria-label={`Acciones de ${person.fullname}`} />
      </Dropdown>
      {giving.key && <AccessDialog person={person} form={giving} onGiven={setAccess} />}
      {access && <NewPassword access={access} onClose={() => setAccess(undefined)} />}
    </>
  )
}

type AccessProps = { person: Person; form: OpenForm; onGiven: (access: Access) => void }

/** Chooses a user name; the password is made by the server and shown once. */
function AccessDialog({ person, form, onGiven }: AccessProps) {
  const give = useAction(GiveAccess, { quiet: true })
  return (
    <FormDialog
      title="Dar acceso"
      action={give}
      more={{ userId: person.id, email: person.email ?? null }}
      initial={{ username: suggested(person) }}
      submit="Dar acceso"
      draft={form.draft}
      onDone={onGiven}
      onClose={form.close}
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
  `${firstname ?? ''}.${paternalLastname ?? ''}`
    .normalize('NFD')
    .replace(/[^A-Za-z.]/g, '')
    .toLowerCase()

export type Access = { username?: string | null; temporaryPassword?: string | null }

/** The password of a new sign-in: shown now and never again. */
export const NewPassword = ({ access, onClose }: { access: Access; onClose: () => void }) => (
  <Dialog title="Acceso creado" onCancel={onClose}>
    <p>Entregue estos datos a la persona. La contraseña no se vuelve a mostrar.</p>
    <dl className="mg-facts">
      <div>
        <dt>Usuario</dt>
        <dd>{access.username}</dd>
      </div>
      <div>
        <dt>Contraseña temporal</dt>
        <dd>
          <code>{access.temporaryPassword}</code>
        </dd>
      </div>
    </dl>
    <p className="soft">Al ingresar por primera vez deberá elegir una propia.</p>
    <div className="mg-form-buttons">
      <Button type="primary" onClick={onClose}>
        Listo
      </Button>
    </div>
  </Dialog>
)
