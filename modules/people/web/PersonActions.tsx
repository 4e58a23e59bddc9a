import { MoreOutlined } from '@ant-design/icons'
import { App, Button, Dropdown, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Access, GivenAccess, PersonAccess } from '#modules/accounts/web/index.ts'
import { asApiError } from '#platform/web/api.ts'
import { useCan, useMe } from '#platform/web/me.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { DeletePerson, GiveAccess, UpdatePersonStatus } from './documents.ts'
import type { Person } from './person.ts'

/** What can be done with a person besides changing their data. */
export function PersonActions({ person }: { person: Person }) {
  const { id, status, username } = person
  const can = useCan()
  const me = useMe()
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const [access, setAccess] = useState<How>()
  const change = useAction(UpdatePersonStatus, { done: 'Estado guardado' })
  const remove = useAction(DeletePerson, { done: 'Persona eliminada' })
  const removeAndLeave = async () => {
    if (await remove.run({ input: { id } })) void navigate(pathTo('trabajadores'))
  }
  const inactive = status === 'INACTIVE'
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
    username
      ? { key: 'access', label: 'Acceso', onClick: () => setAccess('help') }
      : { key: 'access', label: 'Dar acceso', onClick: () => setAccess('give') },
    ...(id === me.id
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
    ...(can('users.delete') && id !== me.id
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
      {access && <AccessOf how={access} person={person} onClose={() => setAccess(undefined)} />}
    </>
  )
}

/** Gives access to who has none, and helps who has. */
type How = 'give' | 'help'
type AccessProps = { person: Person; onClose: () => void }

const AccessOf = ({ how, person, onClose }: AccessProps & { how: How }) =>
  how === 'help' ? (
    <PersonAccess userId={person.id} name={person.fullname ?? ''} onClose={onClose} />
  ) : (
    <AccessDialog person={person} onClose={onClose} />
  )

/** Chooses a user name; an invitation goes by mail to who has an address. */
function AccessDialog({ person, onClose }: AccessProps) {
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
  if (access) return <GivenAccess access={access} onClose={onClose} />
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
      <p className="soft">
        {person.email
          ? `Se enviará a ${person.email} una invitación para elegir su contraseña.`
          : 'No tiene un correo en su ficha: se mostrará una contraseña temporal.'}
      </p>
      <Form layout="vertical">
        <Form.Item
          label="Usuario"
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
