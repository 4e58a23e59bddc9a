import { Button, Modal } from 'antd'

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
