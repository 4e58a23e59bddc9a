import { Modal, Radio } from 'antd'
import { type ReactNode, useState } from 'react'
import { formatLongDate, isDate } from '#chile/dates.ts'
import { today } from '../today.ts'
import { DateInput } from './DateInput.tsx'

type Props = {
  open: boolean
  busy?: boolean
  onCancel: () => void
  /** An ISO date. */
  onChoose: (from: string) => void
  /** The first day that may be chosen, such as the start of the contract. */
  min?: string
  /** What a change from a day on does to what is done already, such as closed months. */
  consequence?: (from: string) => ReactNode
  offered?: OfferedDay | undefined
  /** The offered day is chosen already: what is entered fills a gap. */
  preferOffered?: boolean
}
/** A day that is offered besides today, such as the first of the open month. */
export type OfferedDay = { from: string; label: string }
type Choice = 'offered' | 'today' | 'past' | 'future'

/**
 * «¿Desde cuándo rige?»: today, a past day or a future one. Versions before that day stay as they
 * are.
 */
export function SinceDialog(props: Props) {
  const { open, busy = false, onCancel, onChoose, min, consequence, offered } = props
  const first: Choice = offered && props.preferOffered ? 'offered' : 'today'
  const [picked, setChoice] = useState<Choice>()
  const choice = picked ?? first
  const [date, setDate] = useState<string | null>(null)
  const now = today()
  const from = choice === 'today' ? now : choice === 'offered' ? (offered?.from ?? null) : date
  const problem = problemOf(choice, from, now)
  const choose = (next: Choice) => {
    setChoice(next)
    setDate(null)
  }
  return (
    <Modal
      open={open}
      title="¿Desde cuándo rige?"
      okText="Guardar"
      cancelText="Cancelar"
      confirmLoading={busy}
      okButtonProps={{ disabled: problem !== undefined }}
      onCancel={onCancel}
      onOk={() => from && onChoose(from)}
      destroyOnHidden
    >
      <Radio.Group
        className="mg-since"
        aria-label="¿Desde cuándo rige?"
        value={choice}
        onChange={(event) => choose(choices.find((one) => one === event.target.value) ?? 'today')}
      >
        {offered && <Radio value="offered">{offered.label}</Radio>}
        <Radio value="today">Desde hoy, {formatLongDate(now)}</Radio>
        <Radio value="past">Desde una fecha pasada</Radio>
        <Radio value="future">Desde una fecha futura</Radio>
      </Radio.Group>
      {(choice === 'past' || choice === 'future') && (
        <div className="mg-since-date">
          <DateInput
            aria-label="Fecha desde la que rige"
            value={date}
            onChange={setDate}
            {...(choice === 'past' ? { max: now, ...(min ? { min } : {}) } : { min: now })}
          />
          <p className="soft" role="status">
            {problem ?? effectOf(choice)}
          </p>
        </div>
      )}
      {open && from && problem === undefined && choice !== 'future' && consequence && (
        <div className="mg-since-consequence" role="status">
          {consequence(from)}
        </div>
      )}
    </Modal>
  )
}

const choices: readonly Choice[] = ['offered', 'today', 'past', 'future']

function problemOf(choice: Choice, from: string | null, now: string): string | undefined {
  if (!isDate(from)) return 'Indique la fecha.'
  if (choice === 'past' && from > now) return 'Esa fecha todavía no llega.'
  if (choice === 'future' && from < now) return 'Esa fecha ya pasó.'
  return undefined
}

const effectOf = (choice: Choice) =>
  choice === 'past'
    ? 'Cambia lo que rige desde ese día.'
    : 'Hasta ese día sigue lo de hoy; el cambio queda pendiente y se ve en el historial.'
