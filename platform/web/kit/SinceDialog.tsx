import { useState } from 'react'
import { formatLongDate } from '#chile/dates.ts'
import { today } from '../today.ts'
import { DateChoice } from './DateChoice.tsx'
import { Dialog } from './Dialog.tsx'
import { Radios } from './Radios.tsx'

type Props = {
  open: boolean
  busy?: boolean
  onCancel: () => void
  /** An ISO date. */
  onChoose: (from: string) => void
  /** The first day that may be chosen, such as the start of the contract. */
  min?: string
}
type Choice = 'today' | 'past' | 'future'

/**
 * «¿Desde cuándo rige?»: today, a past day or a future one. Versions before that day stay as they
 * are.
 */
export function SinceDialog({ open, busy = false, onCancel, onChoose, min }: Props) {
  const [choice, setChoice] = useState<Choice>('today')
  const [date, setDate] = useState<string | null>(null)
  const now = today()
  const from = choice === 'today' ? now : date
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
          setChoice(next === 'past' || next === 'future' ? next : 'today')
          setDate(null)
        }}
        options={[
          { value: 'today', label: `Desde hoy, ${formatLongDate(now)}` },
          { value: 'past', label: 'Desde una fecha pasada' },
          { value: 'future', label: 'Desde una fecha futura' },
        ]}
      />
      {choice !== 'today' && (
        <div className="mg-since-date">
          <DateChoice
            aria-label="Fecha desde la que rige"
            value={date}
            onChange={setDate}
            {...limits}
          />
          <p className="soft" role="status">
            {problem ?? effectOf(choice)}
          </p>
        </div>
      )}
    </Dialog>
  )
}

const effectOf = (choice: Choice) =>
  choice === 'past'
    ? 'Cambia lo que rige desde ese día. Los meses cerrados no se recalculan.'
    : 'Hasta ese día sigue lo de hoy; el cambio queda pendiente y se ve en el historial.'
