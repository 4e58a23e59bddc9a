import { Alert, Button, Modal } from 'antd'
import './second-factor.css'

type Props = { codes: readonly string[]; onClose: () => void }

/** The codes for paper, shown this once: to be printed or kept where the telephone is not. */
export const RecoveryCodes = ({ codes, onClose }: Props) => (
  <Modal
    open
    title="Códigos de recuperación"
    onCancel={onClose}
    mask={{ closable: false }}
    footer={[
      <Button key="save" onClick={() => save(codes)}>
        Guardar en un archivo
      </Button>,
      <Button key="done" type="primary" onClick={onClose}>
        Ya los guardé
      </Button>,
    ]}
  >
    <Alert
      type="warning"
      showIcon
      title="No se volverán a mostrar"
      description="Cada uno sirve una vez, en lugar de la aplicación o la llave, si las pierde."
    />
    <ul className="sf-codes" aria-label="Códigos de recuperación">
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  </Modal>
)

function save(codes: readonly string[]) {
  const text = [
    'Códigos de recuperación de Minga',
    'Cada uno sirve una sola vez.',
    '',
    ...codes,
    '',
  ].join('\r\n')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'minga-codigos-de-recuperacion.txt'
  link.click()
  URL.revokeObjectURL(url)
}
