import { Alert, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { monthLabel, monthRange, nextMonth, shiftMonth, yearMonthOf } from '#chile/period.ts'
import type { ApiError } from '#platform/web/api.ts'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { today } from '#platform/web/today.ts'
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
  const chosen = useChosen(businesses, months)
  const { businessId, yearMonth, type, name, following } = chosen
  const navigate = useNavigate()
  const init = useAction(InitMonth, {
    done: ({ yearMonth: opened }) => `Se abrió ${monthLabel(opened ?? 0)}`,
    after: ({ id }) => void navigate(pathTo('procesos/:id', { id: id ?? '' })),
  })
  const start = () => {
    if (!businessId || !yearMonth) return
    // What is wrong is said in the dialog; when nothing is, the page of the month takes over.
    void init
      .attempt({ input: { businessId, yearMonth, type, name: name || null } })
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
      okButtonProps={{ disabled: !businessId || !yearMonth }}
      onOk={start}
    >
      <Form layout="vertical">
        <WhichProcess chosen={chosen} businesses={businesses} />
        {businessId && type === 'PAYROLL' && following !== undefined && (
          <p>El mes que sigue es {monthLabel(following)}.</p>
        )}
        {businessId && (type !== 'PAYROLL' || following === undefined) && (
          <WhichMonth chosen={chosen} />
        )}
        {type === 'ADDITIONAL' && <Name value={name} onChange={chosen.setName} />}
        {businesses.length === 0 && (
          <Alert
            type="info"
            showIcon
            title="Primero se crea la razón social que paga"
            description={<Link to={pathTo('empresa')}>Ir a Empresa</Link>}
          />
        )}
        {init.error && <Problem error={init.error} yearMonth={yearMonth} />}
      </Form>
    </Modal>
  )
}

/** What is opened of which razón social; the month follows from its last one. */
function useChosen(businesses: Props['businesses'], months: Props['months']) {
  const [picked, setBusinessId] = useState<string>()
  const [first, setFirst] = useState<number>()
  const [type, setType] = useState<Opened>('PAYROLL')
  const [name, setName] = useState('')
  const only = businesses.length === 1 ? businesses[0]?.id : undefined
  const businessId = picked ?? only ?? undefined
  const last = lastPayroll(months, businessId)
  const following = last === undefined ? undefined : nextMonth(last)
  const yearMonth = type === 'PAYROLL' ? (following ?? first ?? thisMonth()) : (first ?? last)
  return {
    businessId,
    yearMonth,
    type,
    name,
    following,
    setBusinessId,
    setFirst,
    setType,
    setName,
  }
}

type Chosen = ReturnType<typeof useChosen>

const WhichProcess = ({ chosen, businesses }: { chosen: Chosen } & Pick<Props, 'businesses'>) => (
  <>
    <Form.Item label="Razón social" htmlFor="open-month-business">
      <Select
        id="open-month-business"
        {...(chosen.businessId ? { value: chosen.businessId } : {})}
        placeholder="Sin selección"
        onChange={chosen.setBusinessId}
        options={businesses.map((row) => ({ value: row.id ?? '', label: row.name ?? '' }))}
      />
    </Form.Item>
    <Form.Item label="Proceso" htmlFor="open-month-type">
      <Select id="open-month-type" value={chosen.type} onChange={chosen.setType} options={types} />
    </Form.Item>
  </>
)

const WhichMonth = ({ chosen }: { chosen: Chosen }) => (
  <Form.Item label={chosen.type === 'PAYROLL' ? 'Primer mes' : 'Mes'} htmlFor="open-month-first">
    <MonthSelector
      id="open-month-first"
      value={chosen.yearMonth ?? null}
      months={firstMonths(chosen.yearMonth)}
      onChange={chosen.setFirst}
      arrows={false}
    />
  </Form.Item>
)

const thisMonth = () => yearMonthOf(today())

/** Payrolls are begun with this month, or with one of the last three years; at most the next. */
function firstMonths(chosen: number | undefined): number[] {
  const now = thisMonth()
  const months = monthRange(shiftMonth(now, -36), shiftMonth(now, 1))
  return chosen !== undefined && !months.includes(chosen) ? [...months, chosen] : months
}

type ProblemProps = { error: ApiError; yearMonth: number | undefined }

/** Why the month cannot be opened; what a figure of the law lacks, with the way to enter it. */
const Problem = ({ error, yearMonth }: ProblemProps) => (
  <Alert
    type="error"
    showIcon
    title={error.message}
    {...(error.field === 'indicators'
      ? {
          description: (
            <Link to={`${pathTo('indicadores')}?mes=${yearMonth}`}>Ingresar en Indicadores</Link>
          ),
        }
      : {})}
  />
)

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
