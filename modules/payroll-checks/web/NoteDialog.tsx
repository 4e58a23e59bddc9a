import { Form, Input, Modal } from 'antd'
import { formatNumber } from '#chile/numbers.ts'
import { useReturnFocus } from '#platform/web/kit/useReturnFocus.ts'
import { useAction } from '#platform/web/useAction.ts'
import { NoteChecks } from './documents.ts'
import type { Finding } from './shown.ts'

type Props = { monthId: string; findings: readonly Finding[]; onClose: () => void }

/** One note for as many warnings as were chosen. */
export function NoteDialog({ monthId, findings, onClose }: Props) {
  useReturnFocus()
  const [form] = Form.useForm<{ note: string }>()
  const save = useAction(NoteChecks, { done: 'La nota quedó guardada' })
  const count = findings.length
  const isError = findings.some(({ severity }) => severity === 'ERROR')
  const send = ({ note }: { note: string }) =>
    save
      .attempt({
        input: {
          payrollMonthId: monthId,
          note,
          findings: findings.map(({ rule, contractId }) => ({ rule, contractId })),
        },
      })
      .then(onClose)
      .catch((error: Error) => form.setFields([{ name: 'note', errors: [error.message] }]))
  return (
    <Modal
      open
      title={titleOf(count, isError)}
      okText="Guardar nota"
      cancelText="Cancelar"
      confirmLoading={save.busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>
        {count === 1
          ? `${findings[0]?.name ?? findings[0]?.title}: ${findings[0]?.message}.`
          : 'La misma nota queda en cada uno.'}{' '}
        Queda con su nombre y la hora, y deja de valer si la cifra cambia.
      </p>
      <Form form={form} layout="vertical" onFinish={send}>
        <Form.Item
          name="note"
          label={isError ? 'Por qué queda fuera' : 'Por qué está bien'}
          rules={[{ required: true, whitespace: true, message: 'Este campo es obligatorio' }]}
        >
          <Input.TextArea rows={3} maxLength={500} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function titleOf(count: number, isError: boolean): string {
  if (isError) {
    return count === 1 ? 'Cerrar sin un contrato' : `Cerrar sin ${formatNumber(count)} contratos`
  }
  return count === 1 ? 'Anotar el aviso' : `Anotar ${formatNumber(count)} avisos`
}
