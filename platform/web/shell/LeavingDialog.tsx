import type { ReactNode } from 'react'
import { Dialog } from '../kit/page/Dialog.tsx'

type Props = {
  open: boolean
  /** What is not saved yet, in words. */
  words: ReactNode
  onLeave: () => void
  onStay: () => void
}

/** Asks before something unsaved is left. */
export const LeavingDialog = ({ open, words, onLeave, onStay }: Props) => (
  <Dialog
    open={open}
    title="¿Salir sin guardar?"
    okText="Salir"
    cancelText="Seguir aquí"
    onOk={onLeave}
    onCancel={onStay}
  >
    {words && <p>{words}.</p>}
    <p>Lo que escribió queda en este navegador y estará aquí cuando vuelva.</p>
  </Dialog>
)
