import { Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { monthLabel } from '#chile/period.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import { whyNot } from '../model/payroll-month.ts'
import { Closing } from './Closing.tsx'
import { Calculate, ReopenMonth } from './documents.ts'
import type { MonthData } from './MonthPage.tsx'

/** What can be done with a month now; what cannot says why. */
export function MonthActions({ month }: { month: MonthData }) {
  const state = {
    isOpen: month.isOpen ?? false,
    hasPayrollIndicators: month.hasPayrollIndicators ?? false,
    calculated: month.calculated ?? 0,
    activeJobId: month.activeJobId ?? null,
  }
  const id = month.id ?? ''
  // Progress and problems are told in the summary.
  const calculate = useAction(Calculate, {
    done: 'El cálculo está en curso',
    after: pathTo('procesos/:id', { id }),
  })
  if (!state.isOpen) return <Reopen month={month} />
  const ready = state.calculated > 0 && (month.changesSince ?? 0) === 0
  return (
    <>
      <ActionButton
        look={ready ? 'plain' : 'primary'}
        permission="payrollProcesses.create"
        disabled={whyNot('calculate', state)}
        onClick={() => calculate.run({ input: { id } })}
      >
        {state.calculated > 0 ? 'Calcular de nuevo' : 'Calcular'}
      </ActionButton>
      <Close month={month} reason={whyNot('close', state)} ready={ready} />
    </>
  )
}

type CloseProps = { month: MonthData; reason: string | undefined; ready: boolean }

function Close({ month, reason, ready }: CloseProps) {
  const stale = (month.changesSince ?? 0) > 0 ? 'Hay cambios posteriores al cálculo' : undefined
  const name = monthLabel(month.yearMonth ?? 0)
  return (
    <Closing
      id={month.id ?? ''}
      label="Cerrar mes"
      text={`Las ${month.calculated} liquidaciones quedan definitivas y no cambian más.`}
      disabled={reason ?? stale}
      failed={month.failed ?? 0}
      ready={ready}
      done={`${name} quedó cerrado`}
    />
  )
}

function Reopen({ month }: { month: MonthData }) {
  const [asking, setAsking] = useState(false)
  const [form] = Form.useForm<{ reason: string }>()
  const reopen = useAction(ReopenMonth, { done: 'El mes quedó abierto' })
  return (
    <>
      <ActionButton permission="payrollClosing.delete" onClick={() => setAsking(true)}>
        Reabrir mes
      </ActionButton>
      <Modal
        open={asking}
        title={`Reabrir ${monthLabel(month.yearMonth ?? 0)}`}
        okText="Reabrir mes"
        cancelText="Cancelar"
        confirmLoading={reopen.busy}
        onCancel={() => setAsking(false)}
        onOk={() => form.submit()}
      >
        <p>
          Si solo faltó un hecho (un aumento, una licencia, un bono), no hace falta reabrir: en{' '}
          <Link to={pathTo('retroactivos')}>Retroactivos</Link> se paga la diferencia en el mes
          abierto y este cierre queda como está.
        </p>
        <p>El motivo queda en la auditoría junto a su nombre.</p>
        <Form
          form={form}
          layout="vertical"
          onFinish={({ reason }) =>
            reopen
              .attempt({ input: { id: month.id ?? '', reason } })
              .then(() => setAsking(false))
              .catch((error: Error) =>
                form.setFields([{ name: 'reason', errors: [error.message] }]),
              )
          }
        >
          <Form.Item
            name="reason"
            label="Motivo"
            rules={[{ required: true, whitespace: true, message: 'Este campo es obligatorio' }]}
          >
            <Input.TextArea rows={3} maxLength={500} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  )
}
