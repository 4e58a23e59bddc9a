import { Alert, Form, Input, Modal, Radio, Select } from 'antd'
import { useState } from 'react'
import { formatPesos } from '#chile/numbers.ts'
import { asApiError } from '#platform/web/api.ts'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { NumberInput } from '#platform/web/kit/NumberInput.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { courtItems } from '#modules/payroll-months/model/input-items.ts'
import { quotasTotal, UserItemKind, valueProblem } from '../model/user-item.ts'
import { AddItem, ChangeItem, Contracts, Items } from './documents.ts'
import { unitWord } from '#modules/payroll-months/model/input-items.ts'
import { LicenseNote } from './LicenseNote.tsx'
import type { LastingItem } from './LastingItemsTab.tsx'
import type { MonthData } from '#modules/payroll-months/web/index.ts'

type Values = {
  contractId: string
  itemCode: string
  value: string
  kind: 'ONCE' | 'QUOTAS' | 'PERMANENT'
  totalQuotas?: string | null
  totalAmount?: string | null
  endMonth?: number | null
  comment?: string
}

type Props = { month: MonthData; item: LastingItem | undefined; onClose: () => void }

/** Gives somebody an item for some months, or changes one from this month on. */
export function ItemDialog({ month, item, onClose }: Props) {
  const [form] = Form.useForm<Values>()
  const contractId = Form.useWatch('contractId', form)
  const itemCode = Form.useWatch('itemCode', form)
  const [problem, setProblem] = useState<string>()
  const add = useAction(AddItem, { done: 'Se agregó' })
  const change = useAction(ChangeItem, { done: 'Cambio guardado' })
  const save = async (values: Values) => {
    setProblem(undefined)
    try {
      if (item) await change.attempt({ input: changeOf(month, item, values) })
      else await add.attempt({ input: freshOf(month, values) })
      onClose()
    } catch (failure) {
      const { field, message } = asApiError(failure)
      const known = fields.find((name) => name === field)
      if (known) form.setFields([{ name: known, errors: [message] }])
      else setProblem(message)
    }
  }
  return (
    <Modal
      open
      title={item ? `${item.itemLabel} de ${item.person}` : 'Agregar haber o descuento'}
      okText="Guardar"
      cancelText="Cancelar"
      confirmLoading={add.busy || change.busy}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={item ? valuesOf(item) : { kind: 'PERMANENT' }}
        onFinish={save}
      >
        {problem && <Alert className="pm-entry-alert" type="error" showIcon title={problem} />}
        {!item && <Who month={month} />}
        {!item && <LicenseNote month={month} contractId={contractId} code={itemCode} />}
        <Amounts item={item} month={month} />
        <Form.Item name="comment" label="Comentario (opcional)">
          <Input maxLength={500} autoComplete="off" />
        </Form.Item>
        {item && <p className="soft">Rige desde este mes; los anteriores no cambian.</p>}
      </Form>
    </Modal>
  )
}

const fields = [
  'contractId',
  'itemCode',
  'value',
  'totalQuotas',
  'totalAmount',
  'endMonth',
  'comment',
] as const
const required = { required: true, message: 'Este campo es obligatorio' }

function Who({ month }: { month: MonthData }) {
  const contracts = useDetail(Contracts, { input: { payrollMonthId: month.id ?? '' } })
  const items = useDetail(Items)
  const groups = [...Map.groupBy(items.data?.inputItems ?? [], ({ group }) => group)]
  return (
    <>
      <Form.Item name="contractId" label="Persona" rules={[required]}>
        <Select
          placeholder="Nombre o RUT"
          loading={contracts.loading}
          showSearch={{ optionFilterProp: 'search' }}
          options={(contracts.data?.activeContractInMonth ?? []).map((one) => ({
            value: one.contractId,
            label: `${one.name} · ${one.jobTitle}`,
            search: `${one.name} ${one.rut}`,
          }))}
        />
      </Form.Item>
      <Form.Item name="itemCode" label="Concepto" rules={[required]}>
        <Select
          placeholder="Sin selección"
          loading={items.loading}
          showSearch={{ optionFilterProp: 'label' }}
          options={groups.map(([label, all]) => ({
            label,
            options: all.map(({ code, label: name }) => ({ value: code, label: name })),
          }))}
        />
      </Form.Item>
    </>
  )
}

function Amounts({ item, month }: Pick<Props, 'item' | 'month'>) {
  const items = useDetail(Items)
  const form = Form.useFormInstance<Values>()
  const code = Form.useWatch('itemCode', form)
  const kind = Form.useWatch('kind', form)
  const value = Form.useWatch('value', form)
  const quotas = Form.useWatch('totalQuotas', form)
  const unit = item?.unit ?? items.data?.inputItems.find((one) => one.code === code)?.unit ?? 'CLP'
  const checked = (_rule: unknown, value: string | null) => {
    const wrong = value ? valueProblem(unit, value) : undefined
    return wrong ? Promise.reject(new Error(wrong)) : Promise.resolve()
  }
  return (
    <>
      <Form.Item
        name="value"
        label={kind === 'QUOTAS' ? 'Valor de cada cuota' : 'Valor de cada mes'}
        rules={[required, { validator: checked }]}
      >
        <NumberInput
          decimals={unit === 'CLP' ? 0 : 4}
          {...(unit === 'CLP' ? { prefix: '$' } : { suffix: unitWord(unit) })}
        />
      </Form.Item>
      {!item && (
        <Form.Item name="kind" label="Duración">
          <Radio.Group options={[...UserItemKind.options]} />
        </Form.Item>
      )}
      {kind === 'QUOTAS' && (
        <Form.Item
          name="totalQuotas"
          label={item ? 'Cuotas que quedan' : 'Número de cuotas'}
          rules={[required]}
          extra={quotasTotal(value, quotas, unit, month.yearMonth ?? 0)}
        >
          <NumberInput />
        </Form.Item>
      )}
      {kind === 'PERMANENT' && (item?.itemCode ?? code ?? '') in courtItems && (
        <Form.Item name="totalAmount" label="Total de la orden (opcional)" extra={totalHelp(item)}>
          <NumberInput decimals={0} prefix="$" />
        </Form.Item>
      )}
      {kind === 'PERMANENT' && (
        <Form.Item name="endMonth" label="Último mes (opcional)">
          <MonthSelector value={null} arrows={false} />
        </Form.Item>
      )}
    </>
  )
}

/** What a total does, and what closings already took of it. */
function totalHelp(item: LastingItem | undefined): string {
  const taken = item?.taken ? `Ya se descontaron ${formatPesos(item.taken)}. ` : ''
  return `${taken}Se descuenta hasta completarlo: el último mes toma lo que falta.`
}

const totalOf = ({ totalAmount }: Values) => (totalAmount ? Number(totalAmount) : null)

const valuesOf = (item: LastingItem) => ({
  value: item.value,
  kind: item.kind,
  // From this month on, what is left of the quotas.
  totalQuotas:
    item.totalQuotas === null ? null : String(item.totalQuotas - (item.currentQuota ?? 1) + 1),
  totalAmount: item.totalAmount === null ? null : String(item.totalAmount),
  endMonth: item.endMonth,
  comment: item.comment,
})

const quotasOf = ({ kind, totalQuotas }: Values) => (kind === 'QUOTAS' ? Number(totalQuotas) : null)

function freshOf(month: MonthData, values: Values) {
  const startMonth = month.yearMonth ?? 0
  return {
    contractId: values.contractId,
    itemCode: values.itemCode,
    value: values.value,
    startMonth,
    endMonth: values.kind === 'ONCE' ? startMonth : (values.endMonth ?? null),
    totalQuotas: quotasOf(values),
    totalAmount: values.kind === 'PERMANENT' ? totalOf(values) : null,
    comment: values.comment ?? null,
  }
}

function changeOf(
  month: MonthData,
  item: LastingItem,
  { value, endMonth, comment, ...rest }: Values,
) {
  const kind = item.kind ?? 'PERMANENT'
  return {
    id: item.id ?? '',
    version: item.version ?? 0,
    payrollMonthId: month.id,
    value,
    comment: comment ?? null,
    ...(kind === 'QUOTAS'
      ? { totalQuotas: quotasOf({ ...rest, kind, value }) }
      : { endMonth: endMonth ?? null, totalAmount: totalOf({ ...rest, kind, value }) }),
  }
}
