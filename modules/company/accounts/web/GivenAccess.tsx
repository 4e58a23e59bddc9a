import { Button } from 'antd'
import { formatMoment } from '#platform/web/look/format.ts'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { notify } from '#platform/web/look/notify.ts'
import './accounts.css'

export type Access = {
  username?: string | null
  oneTimeCode?: string | null
  codeUntil?: string | null
  invitedTo?: string | null
}

type Props = { access: Access | readonly Access[]; onClose: () => void }

/** How people were let in: by a mail that is on its way, or each by a code that is shown once. */
export function GivenAccess({ access, onClose }: Props) {
  const given = [access].flat()
  const mailed = given.every(({ invitedTo }) => invitedTo)
  return (
    <Dialog
      title={mailed ? 'Correo enviado' : 'Código de un solo uso'}
      onCancel={onClose}
      lasting={!mailed}
    >
      {given.map((one) =>
        one.invitedTo ? (
          <Mailed key={one.username} {...one} />
        ) : (
          <ShownOnce key={one.username} {...one} />
        ),
      )}
      <div className="mg-form-buttons">
        <Button type="primary" onClick={onClose}>
          Listo
        </Button>
      </div>
    </Dialog>
  )
}

const Mailed = ({ username, invitedTo }: Access) => (
  <>
    <p>
      Se envió a <strong>{invitedTo}</strong> un enlace para elegir su contraseña. Nadie más la
      conocerá.
    </p>
    <dl className="mg-facts">
      <User name={username} />
    </dl>
  </>
)

/** A code that is given in person: it is in no mail, and on no screen ever again. */
export const ShownOnce = ({ username, oneTimeCode, codeUntil }: Access) => (
  <div className="ac-access">
    <p>
      <strong>Se muestra una sola vez.</strong> Entregue a la persona su usuario y este código: lo
      escribe en el lugar de la contraseña y define la suya.
    </p>
    <dl className="mg-facts">
      <User name={username} />
      <div>
        <dt>Código</dt>
        <dd className="ac-code">
          <code>{oneTimeCode}</code>
          {oneTimeCode && (
            <Button size="small" onClick={() => void copy(oneTimeCode)}>
              Copiar código
            </Button>
          )}
        </dd>
      </div>
    </dl>
    <p className="soft">
      Sirve una vez{codeUntil && `, hasta el ${formatMoment(codeUntil)}`}. En el historial queda
      quién lo hizo.
    </p>
  </div>
)

const User = ({ name }: { name: Access['username'] }) => (
  <div>
    <dt>Usuario</dt>
    <dd>{name}</dd>
  </div>
)

/** The clipboard exists only where the address is https or this very machine. */
async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    notify.success('Código copiado')
  } catch {
    notify.error('El navegador no dejó copiar: seleccione el código y cópielo a mano')
  }
}
