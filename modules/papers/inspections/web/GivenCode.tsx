import { Button } from 'antd'
import { formatRut } from '#chile/rut.ts'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { notify } from '#platform/web/look/notify.ts'
import './inspections.css'

export type Given = {
  code: string
  url: string
  inspectorRut: string
  businessName: string
  lastDay: string
}

/** The code of a consultation, on the only screen that ever shows it. */
export function GivenCode({ given, onClose }: { given: Given; onClose: () => void }) {
  const { code, url, inspectorRut, businessName, lastDay } = given
  return (
    <Dialog title="Código del fiscalizador" onCancel={onClose} lasting>
      <p>
        <strong>Se muestra una sola vez.</strong> Entréguelo al fiscalizador con el RUT de{' '}
        {businessName}: con ambos y su RUN ({formatRut(inspectorRut)}) entra en{' '}
        <span className="fi-address">{url}</span>, hasta el {formatDate(lastDay)}.
      </p>
      <p className="fi-code">
        <code aria-label="Código">{code}</code>
        <Button onClick={() => void copy(code)}>Copiar código</Button>
      </p>
      <p className="soft">Quien tenga el código y esos datos lee los documentos: no lo publique.</p>
      <div className="mg-form-buttons">
        <Button type="primary" onClick={onClose}>
          Listo
        </Button>
      </div>
    </Dialog>
  )
}

/** The clipboard exists only where the address is https or this very machine. */
async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code)
    notify.success('Código copiado')
  } catch {
    notify.error('El navegador no dejó copiar: seleccione el código y cópielo a mano')
  }
}
