import { Alert, Form, Input, Modal, Select } from 'antd'
import { bankList, byCode } from '#chile/catalogues.ts'
import { RefSelect } from '#platform/web/kit/RefSelect.tsx'
import { useCan } from '#platform/web/me.tsx'
import { useSlots } from '#platform/web/slots.tsx'
import { useReturnFocus } from '#platform/web/kit/useReturnFocus.ts'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { PayingAccounts, Process, UpdateProcess } from './documents.ts'
import type { Entry } from './ProcessSummaryPage.tsx'

type Values = { responsible?: string | null; description?: string; bankAccountId?: string | null }

type Account = { bankCode: string | null; accountIdentifier: string | null }

const nameOf = ({ bankCode, accountIdentifier }: Account): string =>
  `${byCode(bankList, bankCode)?.name ?? ''} ${accountIdentifier ?? ''}`

/** Who answers for a process, what it is about, and from which account it is paid. */
export function ProcessDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  useReturnFocus()
  const [form] = Form.useForm<Values>()
  const { payrollMonthId, businessId } = entry
  const process = useDetail(Process, { input: { payrollMonthId } })
  const save = useAction(UpdateProcess, { done: 'Proceso actualizado' })
  const facts = process.data?.payrollProcess
  const submit = ({ responsible, description, bankAccountId }: Values) =>
    save
      .attempt({
        input: {
          payrollMonthId,
          version: facts?.version ?? 0,
          responsible: responsible ?? null,
          description: description?.trim() || null,
          bankAccountId: bankAccountId ?? null,
        },
      })
      .then(onClose)
      .catch(() => undefined)
  const problem = process.error ?? save.error
  return (
    <Modal
      open
      title={`${entry.activity}, ${entry.businessName}`}
      okText="Guardar"
      cancelText="Cancelar"
      confirmLoading={save.busy}
      okButtonProps={{ disabled: !facts }}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      {problem && <Alert className="mg-block" type="error" showIcon title={problem.message} />}
      {facts && (
        <Form
          form={form}
          layout="vertical"
          initialValues={{
            responsible: facts.responsibleId,
            description: facts.description ?? '',
            bankAccountId: facts.bankAccountId,
          }}
          onFinish={submit}
        >
          <Fields businessId={businessId} />
        </Form>
      )}
    </Modal>
  )
}

function Fields({ businessId }: { businessId: string }) {
  const can = useCan()
  const { references } = useSlots()
  const accounts = useDetail(
    PayingAccounts,
    { input: { businessId } },
    { enabled: can('bankAccounts.read') },
  )
  return (
    <>
      {references['user'] && (
        <Form.Item name="responsible" label="Responsable">
          <RefSelect source={references['user']} name="user" optional />
        </Form.Item>
      )}
      {accounts.data && (
        <Form.Item name="bankAccountId" label="Se paga desde">
          <Select
            allowClear
            placeholder="Sin selección"
            options={accounts.data.bankAccountsBusiness.map((account) => ({
              value: account.id ?? '',
              label: nameOf(account),
            }))}
          />
        </Form.Item>
      )}
      <Form.Item name="description" label="Descripción">
        <Input.TextArea rows={3} maxLength={500} />
      </Form.Item>
    </>
  )
}
