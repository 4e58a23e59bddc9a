import { MoreOutlined } from '@ant-design/icons'
import { App, Button, Dropdown, Form, Input, Modal } from 'antd'
import { useContext, useState } from 'react'
import { useNavigate } from 'react-router'
import { asApiError } from '#platform/web/api.ts'
import { ClosedFields } from '#platform/web/kit/closed-fields.ts'
import { useCan } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { DeletePerson, GiveAccess, UpdatePersonStatus } from './documents.ts'
import type { Person } from './person.ts'

/** What can be done with a person besides changing their data. */
export function PersonActions({ person }: { person: Person }) {
  const { id, status, username } = person
  const can = useCan()
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const [giving, setGiving] = useState(false)
  const change = useAction(UpdatePersonStatus, { done: 'Estado guardado' })
  const remove = useAction(DeletePerson, { done: 'Persona eliminada' })
  const removeAndLeave = async () => {
    if (await remove.run({ input: { id } })) void navigate(pathTo('trabajadores'))
  }
  const inactive = status === 'INACTIVE'
  const closed = useContext(ClosedFields)
  const ask = (title: string, content: string, onOk: () => Promise<unknown>, danger = false) =>
    void modal.confirm({
      title,
      content,
      okText: title,
      cancelText: 'Cancelar',
      okButtonProps: { danger },
      onOk,
    })
  const items = [
    ...(username || closed.has('Account.username')
      ? []
      : [{ key: 'access', label: 'Dar acceso', onClick: () => setGiving(true) }]),
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
      {giving && <AccessDialog person={person} onClose={() => setGiving(false)} />}
    </>
  )
}

/** Chooses a user name; the password is made by the server and shown once. */
function AccessDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [username, setUsername] = useState(suggested(person))
  const [problem, setProblem] = useState<string>()
  const [access, setAccess] = useState<Access>()
  const give = useAction(GiveAccess, { quiet: true })
  const send = async () => {
    try {
      const input = { userId: person.id, username, email: person.email ?? null }
      setAccess(await give.attempt({ input }))
    } catch (failure) {
      setProblem(asApiError(failure).message)
    }
  }
  if (access) return <NewPassword access={access} onClose={onClose} />
  return (
    <Modal
      open
      title="Dar acceso"
      okText="Dar acceso"
      cancelText="Cancelar"
      confirmLoading={give.busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item
          label="Usuario"
          extra="Se le agrega el nombre de la empresa: así ingresará la persona."
          htmlFor="access-username"
          {...(problem ? { validateStatus: 'error' as const, help: problem } : {})}
        >
          <Input
            id="access-username"
            value={username}
            autoComplete="off"
            onChange={(event) => setUsername(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
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
  <Modal
    open
    title="Acceso creado"
    onCancel={onClose}
    footer={
      <Button type="primary" onClick={onClose}>
        Listo
      </Button>
    }
  >
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
  </Modal>
)
