import { PaperClipOutlined } from '@ant-design/icons'
import { Button, Form, Upload } from 'antd'
import { useState } from 'react'
import { asApiError } from '#platform/web/api.ts'
import { upload } from '#platform/web/upload.ts'

/** The paper of an absence: chosen once the contract is known, kept by its id. */
export function Paper({ contractId }: { contractId: string }) {
  const form = Form.useFormInstance()
  const [name, setName] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const send = async (file: File) => {
    setBusy(true)
    setProblem(undefined)
    try {
      const [stored] = await upload([file], { relatedType: 'absence', relatedId: contractId })
      form.setFieldValue('fileId', stored?.id)
      setName(file.name)
    } catch (failure) {
      setProblem(asApiError(failure).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Form.Item
      label="Documento (opcional)"
      {...(problem ? { validateStatus: 'error' as const, help: problem } : {})}
      extra={contractId ? 'PDF o imagen, hasta 10 MB' : 'Elija primero a la persona'}
    >
      <Form.Item name="fileId" hidden noStyle>
        <input type="hidden" />
      </Form.Item>
      <Upload
        accept=".pdf,.jpg,.jpeg,.png"
        maxCount={1}
        showUploadList={false}
        disabled={!contractId}
        beforeUpload={(file) => {
          void send(file)
          return false
        }}
      >
        <Button icon={<PaperClipOutlined aria-hidden />} loading={busy} disabled={!contractId}>
          {name ?? 'Adjuntar'}
        </Button>
      </Upload>
    </Form.Item>
  )
}
