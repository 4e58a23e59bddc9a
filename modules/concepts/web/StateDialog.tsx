import { Modal } from 'antd'
import { SectionForm } from '#platform/web/kit/SectionForm.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { ChangeStateItem } from './documents.ts'
import { useFirstMonth } from './form.ts'
import { Since } from './parts.tsx'

export type Switched = { id: string | null; title: string | null; activity: string | null }
type Props = { item: Switched; onClose: () => void }

/** Switches an item off or on from the month that somebody says. */
export function StateDialog({ item, onClose }: Props) {
  const month = useFirstMonth()
  const active = item.activity === 'ACTIVE'
  const change = useAction(ChangeStateItem, {
    done: active ? 'Ítem desactivado' : 'Ítem activado',
    after: onClose,
  })
  const verb = active ? 'Desactivar' : 'Activar'
  return (
    <Modal
      open
      title={`${verb} ${item.title ?? ''}`}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <p className="soft mg-block">
        {active
          ? 'Desde ese mes no se calcula ni se paga a nadie. Lo que cada persona tiene asignado se conserva.'
          : 'Desde ese mes vuelve a calcularse a quienes lo tienen asignado.'}
      </p>
      {month !== undefined && (
        <SectionForm
          action={change}
          more={{ id: item.id, activity: active ? 'INACTIVE' : 'ACTIVE' }}
          initial={{ validFrom: month }}
          cancel={onClose}
          submit={verb}
        >
          <Since />
        </SectionForm>
      )}
    </Modal>
  )
}
