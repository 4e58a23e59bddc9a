import { type ReactNode, useId, useState } from 'react'
import { formatLongDate } from '#chile/dates.ts'
import { today } from '#platform/web/look/today.ts'
import { DateChoice } from './DateChoice.tsx'
import { Dialog } from '../page/Dialog.tsx'
import { Radios } from './Radios.tsx'

type Props = {
  open: boolean
  busy?: boolean
  onCancel: () => void
  /** An ISO date. */
  onChoose: (from: string) => void
  /** The first day that may be chosen, such as the start of the contract. */
  min?: string
  /** What a change from a day on does to what is done already, such as closed months. */
  consequence?: ((from: string) => ReactNode) | undefined
  /** It is chosen already, so that the month under way counts with the change. */
  offered?: OfferedDay | undefined
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
  const first: Choice = offered ? 'offered' : 'today'
  const [picked, setChoice] = useState<Choice>()
  const choice = picked ?? first
  const [date, setDate] = useState<string | null>(null)
  const now = today()
  const id = useId()
  const days = { offered: offered?.from ?? null, today: now, past: date, future: date }
  const from = days[choice]
  const limits = choice === 'past' ? { max: now, min } : { min: now }
  const problem = from === null ? 'Indique la fecha.' : undefined
  return (
    <Dialog
      open={open}
      title="¿Desde cuándo rige?"
      okText="Guardar"
      busy={busy}
      okDisabled={problem}
      onCancel={onCancel}
      onOk={() => from !== null && onChoose(from)}
    >
      <Radios
        className="mg-since"
        aria-label="¿Desde cuándo rige?"
        value={choice}
        onChange={(next) => {
          setChoice(choices.find((one) => one === next) ?? 'today')
          setDate(null)
        }}
        options={[
          ...(offered ? [{ value: 'offered', label: offered.label }] : []),
          { value: 'today', label: `Desde hoy, ${formatLongDate(now)}` },
          { value: 'past', label: 'Desde una fecha pasada' },
          { value: 'future', label: 'Desde una fecha futura' },
        ]}
      />
      {(choice === 'past' || choice === 'future') && (
        <div className="mg-since-date">
          <label htmlFor={id}>
            {`Fecha desde la que rige, ${choice === 'past' ? 'hasta hoy' : 'desde hoy'}`}
          </label>
          <DateChoice id={id} value={date} onChange={setDate} {...limits} />
          <p className="soft" role="status">
            {problem ?? effectOf(choice)}
          </p>
        </div>
      )}
      {open && consequence && (
        <div className="mg-since-consequence" role="status">
          {from && choice !== 'future' && consequence(from)}
        </div>
      )}
    </Dialog>
  )
}

const choices: readonly Choice[] = ['offered', 'today', 'past', 'future']

const effectOf = (choice: Choice) =>
  choice === 'past'
    ? 'Cambia lo que rige desde ese día.'
    : 'Hasta ese día sigue lo de hoy; el cambio queda pendiente y se ve en el historial.'
