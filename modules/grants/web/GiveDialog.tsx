import { Form, Modal } from 'antd'
import { useState } from 'react'
import { asApiError } from '#platform/web/api.ts'
import { WorkerSearch } from '#platform/web/kit/WorkerSearch.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { GiveProfile } from './documents.ts'

/** Gives a profile to somebody, whatever they had before. */
export function GiveDialog({ profileId, onClose }: { profileId: string; onClose: () => void }) {
  const [userId, setUser] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const give = useAction(GiveProfile, { done: 'Perfil asignado', after: onClose })
  const send = async () => {
    if (!userId) return setProblem('Elija a una persona')
    try {
      await give.attempt({ input: { userId, profileId } })
    } catch (failure) {
      setProblem(asApiError(failure).message)
    }
  }
  return (
    <Modal
      open
      title="Asignar a una persona"
      okText="Asignar"
      cancelText="Cancelar"
      confirmLoading={give.busy}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item
          label="Persona"
          htmlFor="give-person"
          extra="Si tiene otro perfil, lo deja por este"
          {...(problem ? { validateStatus: 'error' as const, help: problem } : {})}
        >
          <WorkerSearch
            id="give-person"
            aria-label="Persona"
            value={userId}
            onChange={(value) => {
              setUser(value)
              setProblem(undefined)
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}
