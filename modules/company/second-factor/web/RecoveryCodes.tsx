import { saveFile } from '#platform/web/api/files.ts'
import { Alert, Button } from 'antd'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import './second-factor.css'

type Props = { codes: readonly string[]; onClose: () => void }

/** The codes for paper, shown this once: to be printed or kept where the telephone is not. */
export const RecoveryCodes = ({ codes, onClose }: Props) => (
  <Dialog title="Códigos de recuperación" onCancel={onClose} lasting>
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
    <div className="mg-form-buttons">
      <Button onClick={() => save(codes)}>Guardar en un archivo</Button>
      <Button type="primary" onClick={onClose}>
        Ya los guardé
      </Button>
    </div>
  </Dialog>
)

function save(codes: readonly string[]) {
  const text = [
    'Códigos de recuperación de Minga',
    'Cada uno sirve una sola vez.',
    '',
    ...codes,
    '',
  ].join('\r\n')
  saveFile('minga-codigos-de-recuperacion.txt', new Blob([text], { type: 'text/plain' }))
}
