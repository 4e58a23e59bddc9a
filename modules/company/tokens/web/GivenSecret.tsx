import { Button } from 'antd'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { notify } from '#platform/web/look/notify.ts'
import './tokens.css'

type Props = {
  title: string
  /** What the secret is called. */
  label: string
  secret: string
  lead: string
  /** What somebody else could do with it. */
  warning: string
  onClose: () => void
}

/** A new secret, on the only screen that ever shows it. */
export function GivenSecret({ title, label, secret, lead, warning, onClose }: Props) {
  return (
    <Dialog title={title} onCancel={onClose} lasting>
      <p>
        <strong>Se muestra una sola vez.</strong> {lead}
      </p>
      <p className="tk-key">
        <code aria-label={label}>{secret}</code>
        <Button onClick={() => void copy(secret)}>Copiar</Button>
      </p>
      <p className="soft">{warning}</p>
      <div className="mg-form-buttons">
        <Button type="primary" onClick={onClose}>
          Listo
        </Button>
      </div>
    </Dialog>
  )
}

/** The clipboard exists only where the address is https or this very machine. */
async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret)
    notify.success('Copiado')
  } catch {
    notify.error('El navegador no dejó copiar: selecciónelo y cópielo a mano')
  }
}
