import type { ComponentType } from 'react'
import { provided } from '#platform/model/hook.ts'

type Sending = ComponentType<{
  documents: readonly { id: string; name: string }[]
  onClose: () => void
}>

/** The dialog that sends documents to sign, of the module that signs. */
export const sendToSign = provided<Sending>('dialog that sends documents to sign')
export const provideSendToSign = sendToSign.by
