import { Alert, Checkbox, Form, Input, Modal } from 'antd'
import { asApiError } from '#platform/web/api.ts'
import { useReturnFocus } from '#platform/web/kit/useReturnFocus.ts'
import { useAction } from '#platform/web/useAction.ts'
import type { CloseProps } from '#modules/payroll-months/web/index.ts'
import { acceptLeftOut } from '../model/closing.ts'
import { LeftOut } from './LeftOut.tsx'
import { AnswerClosing, RequestClosing } from './documents.ts'

type Props = Pick<CloseProps, 'id' | 'text' | 'failed'> & {
  answer: 'ASK' | 'RETURNED'
  /** Of the request that is returned. */
  number?: number
  onClose: () => void
}

type Values = { note?: string; acceptErrors?: boolean }

/** Asks for a closing, or returns one, with what the other person has to know. */
export function ClosingDialog({ id, text, failed, answer, number = 1, onClose }: Props) {
  useReturnFocus()
  const asks = answer === 'ASK'
  const [form] = Form.useForm<Values>()
  const ask = useAction(RequestClosing, { done: 'El cierre quedó pedido' })
  const send = useAction(AnswerClosing, { done: 'El cierre quedó devuelto' })
  const problem = ask.error ?? send.error
  const save = ({ note, acceptErrors = false }: Values) => {
    const said = { payrollMonthId: id, note: note?.trim() || null }
    return (
      asks
        ? ask.attempt({ input: { ...said, acceptErrors } })
        : send.attempt({ input: { ...said, number, answer: 'RETURNED' } })
    )
      .then(onClose)
      .catch((error: unknown) => {
        const { field, message } = asApiError(error)
        if (field === 'note') form.setFields([{ name: 'note', errors: [message] }])
      })
  }
  const title = asks ? 'Pedir el cierre' : 'Devolver el cierre'
  return (
    <Modal
      open
      title={title}
      okText={asks ? 'Pedir cierre' : 'Devolver'}
      cancelText="Cancelar"
      confirmLoading={ask.busy || send.busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>
        {asks
          ? `Otra persona lo aprueba o lo devuelve con una nota. ${text}`
          : 'Quien lo pidió ve la nota y puede pedirlo de nuevo.'}
      </p>
      {problem && problem.field !== 'note' && (
        <Alert className="mg-block" type="error" showIcon title={problem.message} />
      )}
      <Form form={form} layout="vertical" requiredMark={false} onFinish={save}>
        {asks && failed > 0 && (
          <>
            <LeftOut id={id} />
            <Form.Item name="acceptErrors" valuePropName="checked">
              <Checkbox>{acceptLeftOut(failed)}</Checkbox>
            </Form.Item>
          </>
        )}
        <Form.Item
          name="note"
          label={asks ? 'Nota (opcional)' : 'Qué hay que corregir'}
          rules={
            asks ? [] : [{ required: true, whitespace: true, message: 'Diga qué hay que corregir' }]
          }
        >
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
