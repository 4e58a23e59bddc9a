import { Alert, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { monthLabel, nextMonth } from '#chile/period.ts'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ProcessType } from '../model/payroll-month.ts'
import { InitMonth } from './documents.ts'

type Props = {
  open: boolean
  onClose: () => void
  businesses: readonly { id: string | null; name: string | null }[]
  months: readonly {
    businessId: string | null
    yearMonth: number | null
    type: string | null
  }[]
}

type Opened = (typeof ProcessType.values)[number]
const types = [...ProcessType.options]

/** Opens the month that follows the last one of a razón social, or the first of all. */
export function OpenMonthDialog({ open, onClose, businesses, months }: Props) {
  const navigate = useNavigate()
  const [businessId, setBusinessId] = useState<string>()
  const [first, setFirst] = useState<number>()
  const [type, setType] = useState<Opened>('PAYROLL')
  const [name, setName] = useState('')
  const only = businesses.length === 1 ? businesses[0]?.id : undefined
  const chosen = businessId ?? only ?? undefined
  const last = lastPayroll(months, chosen)
  const following = last === undefined ? undefined : nextMonth(last)
  const payroll = type === 'PAYROLL'
  const yearMonth = payroll ? (following ?? first) : (first ?? last)
  const init = useAction(InitMonth, {
    done: ({ yearMonth: opened }) => `Se abrió ${monthLabel(opened ?? 0)}`,
    after: ({ id }) => void navigate(pathTo('procesos/:id', { id: id ?? '' })),
  })
  const start = () => {
    if (!chosen || !yearMonth) return
    // What is wrong is said in the dialog; when nothing is, the page of the month takes over.
    void init
      .attempt({ input: { businessId: chosen, yearMonth, type, name: name || null } })
      .catch(() => undefined)
  }
  const close = () => {
    init.reset()
    onClose()
  }
  return (
    <Modal
      open={open}
      title="Abrir mes"
      okText="Abrir mes"
      cancelText="Cancelar"
      onCancel={close}
      confirmLoading={init.busy}
      okButtonProps={{ disabled: !chosen || !yearMonth }}
      onOk={start}
    >
      <Form layout="vertical">
        <Form.Item label="Razón social" htmlFor="open-month-business">
          <Select
            id="open-month-business"
            {...(chosen ? { value: chosen } : {})}
            placeholder="Sin selección"
            onChange={setBusinessId}
            options={businesses.map((row) => ({ value: row.id ?? '', label: row.name ?? '' }))}
          />
        </Form.Item>
        <Form.Item label="Proceso" htmlFor="open-month-type">
          <Select id="open-month-type" value={type} onChange={setType} options={types} />
        </Form.Item>
        {chosen && payroll && following !== undefined && (
          <p>El mes que sigue es {monthLabel(following)}.</p>
        )}
        {chosen && (!payroll || following === undefined) && (
          <Form.Item label={payroll ? 'Primer mes' : 'Mes'} htmlFor="open-month-first">
            <MonthSelector
              id="open-month-first"
              value={yearMonth ?? null}
              onChange={setFirst}
              arrows={false}
            />
          </Form.Item>
        )}
        {type === 'ADDITIONAL' && <Name value={name} onChange={setName} />}
        {init.error && <Alert type="error" showIcon title={init.error.message} />}
      </Form>
    </Modal>
  )
}

/** A month has as many of these as needed, told apart by their names. */
const Name = (props: { value: string; onChange: (name: string) => void }) => (
  <Form.Item
    label="Nombre (opcional)"
    htmlFor="open-month-name"
    extra="Como lo leerá cada persona en su pago: «Bono de vendimia»."
  >
    <Input
      id="open-month-name"
      maxLength={60}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    />
  </Form.Item>
)

/** The newest month of remuneraciones that a razón social has. */
function lastPayroll(months: Props['months'], businessId: string | undefined) {
  const known = months
    .filter((month) => month.businessId === businessId && month.type === 'PAYROLL')
    .map((month) => month.yearMonth ?? 0)
  return known.length > 0 ? Math.max(...known) : undefined
}
