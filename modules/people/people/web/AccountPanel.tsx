import { Alert, Button } from 'antd'
import { useContext } from 'react'
import { UpdateLogin, VouchForLogin } from '#generated/operations/session.ts'
import { Account } from '#modules/company/session/model/account.ts'
import { ClosedFields } from '#platform/web/kit/form/closed-fields.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { FormDialog, type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { type Person, usePerson } from './person.ts'

/** With what somebody signs in, where their recovery link goes, and whether it is theirs alone. */
export function AccountPanel() {
  const { person, isOwn } = usePerson()
  const closed = useContext(ClosedFields)
  const form = useOpenForm('cuenta')
  if (!person.username || !(person.canUpdate || isOwn)) return null
  const mayChange = isOwn || !closed.has('Account.email')
  return (
    <Panel
      title="Cuenta"
      action={
        mayChange && (
          <Button size="small" onClick={() => form.open()}>
            Cambiar cuenta
          </Button>
        )
      }
    >
      {person.accountKeptBy && <KeptNotice person={person} />}
      <dl className="mg-facts">
        <div>
          <dt>Usuario</dt>
          <dd>{person.username}</dd>
        </div>
        <div>
          <dt>Correo de recuperación</dt>
          <dd>{person.accountEmail ?? '–'}</dd>
        </div>
      </dl>
      {form.key && <AccountDialog person={person} isOwn={isOwn} form={form} />}
    </Panel>
  )
}

/** Says who else could sign in with the account, and what follows from that. */
function KeptNotice({ person }: { person: Person }) {
  const closed = useContext(ClosedFields)
  const vouch = useAction(VouchForLogin, { done: 'Cuenta confirmada' })
  return (
    <Alert
      type="warning"
      showIcon
      title="La cuenta aún no es solo de su titular"
      description={
        `La abrió, le puso contraseña o escribió su correo: ${person.accountKeptBy}. Mientras ` +
        'tanto no puede más que esa persona, ni responder lo que esa persona pide. Queda de su ' +
        'titular cuando elige una contraseña con el enlace de su correo, una semana después de ' +
        'escrito ese correo.'
      }
      action={
        <ActionButton
          size="small"
          disabled={closed.get('Account.owner')}
          confirm="Confirme solo si sabe que la cuenta la usa la persona misma y nadie más."
          onClick={() => vouch.run({ input: { userId: person.id } })}
        >
          Confirmar titular
        </ActionButton>
      }
    />
  )
}

type DialogProps = { person: Person; isOwn: boolean; form: OpenForm }

function AccountDialog({ person, isOwn, form }: DialogProps) {
  const change = useAction(UpdateLogin, { done: 'Cuenta guardada' })
  const initial = { username: person.username, email: person.accountEmail }
  return (
    <FormDialog
      title="Cambiar cuenta"
      action={change}
      more={{ userId: person.id }}
      initial={initial}
      toInput={({ username, email }) => ({
        ...(username === person.username ? {} : { username }),
        email: email ?? null,
      })}
      form={form}
    >
      {!isOwn && <Field of={Account} name="username" wide />}
      <Field
        of={Account}
        name="email"
        wide
        help="Se avisa del cambio al correo anterior y al nuevo."
      />
    </FormDialog>
  )
}
