import { Alert, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { asApiError } from '#platform/web/api.ts'
import { useAction } from '#platform/web/useAction.ts'
import type { AbsenceItem } from './rows.tsx'
import { AnswerAbsence } from './documents.ts'
import { kindWords, spanText } from './words.ts'

type Props = {
  row: AbsenceItem
  answer: 'APPROVED' | 'REJECTED' | 'CANCELED'
  onClose: () => void
}

const words = {
  APPROVED: {
    title: 'Aprobar',
    done: 'Ausencia aprobada',
    told: 'Desde ahora cuenta en la liquidación.',
  },
  REJECTED: { title: 'Rechazar', done: 'Ausencia rechazada', told: 'No cuenta en la liquidación.' },
  CANCELED: {
    title: 'Anular',
    done: 'Ausencia anulada',
    told: 'Deja de contar en la liquidación.',
  },
} as const

/** Approves, rejects or annuls a request, with a comment that the person reads. */
export function AnswerDialog({ row, answer, onClose }: Props) {
  const [form] = Form.useForm<{ response?: string }>()
  const [problem, setProblem] = useState<string>()
  const { title, done, told } = words[answer]
  const send = useAction(AnswerAbsence, { done })
  const save = async ({ response }: { response?: string }) => {
    setProblem(undefined)
    try {
      const { id, version } = row
      await send.attempt({
        input: { id: id ?? '', version, responseStatus: answer, response: response ?? null },
      })
      onClose()
    } catch (failure) {
      const { field, message } = asApiError(failure)
      if (field === 'response') form.setFields([{ name: 'response', errors: [message] }])
      else setProblem(message)
    }
  }
  return (
    <Modal
      open
      title={`${title} ${kindWords(row).name.toLowerCase()} de ${row.fullname}`}
      okText={title}
      cancelText="Cancelar"
      okButtonProps={{ danger: answer !== 'APPROVED' }}
      confirmLoading={send.busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p className="ab-answer">
        {spanText(row)}. <span className="soft">{told}</span>
      </p>
      {problem && <Alert type="error" showIcon title={problem} />}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={save}>
        <Form.Item
          name="response"
          label={answer === 'REJECTED' ? 'Motivo' : 'Comentario (opcional)'}
          rules={
            answer === 'REJECTED' ? [{ required: true, message: 'Diga por qué se rechaza' }] : []
          }
        >
          <Input.TextArea autoFocus maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
