import { Button } from 'antd'
import { Dialog } from '#platform/web/kit/Dialog.tsx'

export type Access = {
  username?: string | null
  temporaryPassword?: string | null
  invitedTo?: string | null
}

/** How somebody was let in: by a mail that is on its way, or by a password that is shown once. */
export const GivenAccess = ({ access, onClose }: { access: Access; onClose: () => void }) => (
  <Dialog title={access.invitedTo ? 'Correo enviado' : 'Contraseña temporal'} onCancel={onClose}>
    {access.invitedTo ? <Mailed {...access} /> : <Shown {...access} />}
    <div className="mg-form-buttons">
      <Button type="primary" onClick={onClose}>
        Listo
      </Button>
    </div>
  </Dialog>
)

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

const Shown = ({ username, temporaryPassword }: Access) => (
  <>
    <p>
      No hay un correo al que escribir. Entregue estos datos a la persona: la contraseña no se
      vuelve a mostrar.
    </p>
    <dl className="mg-facts">
      <User name={username} />
      <div>
        <dt>Contraseña temporal</dt>
        <dd>
          <code>{temporaryPassword}</code>
        </dd>
      </div>
    </dl>
    <p className="soft">Al ingresar deberá elegir una propia.</p>
  </>
)

const User = ({ name }: { name: Access['username'] }) => (
  <div>
    <dt>Usuario</dt>
    <dd>{name}</dd>
  </div>
)
