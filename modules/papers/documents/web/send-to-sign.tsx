import { type ComponentType, createElement, Suspense, useState } from 'react'
import { provided } from '#platform/model/hook.ts'

/** A document to send, by the name under which people know it. */
type ToSend = { id: string; name: string }
type Sending = ComponentType<{ documents: readonly ToSend[]; onClose: () => void }>

/** The dialog that sends documents to sign, of the module that signs. */
export const sendToSign = provided<Sending>('dialog that sends documents to sign')
export const provideSendToSign = sendToSign.by

/** Sends documents to sign from wherever they live: what opens the dialog, and the dialog. */
export function useSendToSign() {
  const [sending, setSending] = useState<readonly ToSend[]>()
  const Dialog = sendToSign.find()
  const dialog =
    Dialog && sending ? (
      <Suspense fallback={null}>
        {createElement(Dialog, { documents: sending, onClose: () => setSending(undefined) })}
      </Suspense>
    ) : null
  return { send: setSending, dialog }
}
