import { CheckOutlined, CloudOutlined, SyncOutlined } from '@ant-design/icons'
import { isOpen } from '../../model/taking.ts'
import { useConnection } from '#platform/web/api/connection.ts'
import type { Shown } from '../session.ts'

/** Whether what was answered is with the server, in a word. */
export function SavingState({ shown }: { shown: Shown }) {
  const { saving, taking } = shown
  const online = useConnection()
  const state = online ? saving : 'OFFLINE'
  if (!isOpen(taking) || (state === 'SAVED' && taking.answers.size === 0)) return null
  return (
    <span className="sv-saved" role="status" data-state={state}>
      {state === 'SAVED' && (
        <>
          <CheckOutlined aria-hidden /> Guardado
        </>
      )}
      {state === 'SAVING' && (
        <>
          <SyncOutlined aria-hidden /> Guardando
        </>
      )}
      {state === 'OFFLINE' && (
        <>
          <CloudOutlined aria-hidden /> Sin conexión
        </>
      )}
    </span>
  )
}
