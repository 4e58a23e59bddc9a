import { Form, Input, Modal } from 'antd'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** The button that sends it: the verb of the title. */
  okText: string
  /** What is asked for: «Motivo», «Nombre». */
  label: string
  max: number
  /** Lines of the box; one of them is a plain field. */
  rows?: number
  initial?: string
  /** What it does, and where the answer is kept. */
  children?: ReactNode
  busy: boolean
  onClose: () => void
  /** Sends the answer; what it throws is said under the field. */
  onSend: (text: string) => Promise<unknown>
}

/** Asks one text before something is done: why, or how it is called. */
export function AskDialog(props: Props) {
  const { title, okText, label, max, rows = 1, initial, children, busy, onClose, onSend } = props
  const [form] = Form.useForm<{ text: string }>()
  const send = ({ text }: { text: string }) =>
    onSend(text.trim())
      .then(onClose)
      .catch((error: Error) => form.setFields([{ name: 'text', errors: [error.message] }]))
  return (
    <Modal
      open
      title={title}
      okText={okText}
      cancelText="Cancelar"
      confirmLoading={busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      {children}
      <Form
        form={form}
        layout="vertical"
        initialValues={{ text: initial ?? '' }}
        onFinish={(values) => void send(values)}
      >
        <Form.Item
          name="text"
          label={label}
          rules={[{ required: true, whitespace: true, message: 'Este campo es obligatorio' }]}
        >
          {rows === 1 ? <Input maxLength={max} /> : <Input.TextArea rows={rows} maxLength={max} />}
        </Form.Item>
      </Form>
    </Modal>
  )
}
