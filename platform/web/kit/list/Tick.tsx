import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import type { Ticks } from '#platform/web/list/useTicks.ts'
import { ActionButton } from '../text/ActionButton.tsx'

type Props = { label: string; checked: boolean; some?: boolean; onChange: (on: boolean) => void }

/** Chooses a row of a list, or all of them. */
export const Tick = ({ label, checked, some = false, onChange }: Props) => (
  <Checkbox
    className="mg-tick"
    aria-label={label}
    checked={checked}
    indeterminate={some}
    onChange={({ target }) => onChange(target.checked)}
  />
)

/** What is done with the ticked rows, always in sight while there are some. */
export function TickBar<Row>({ ticks, children }: { ticks: Ticks<Row>; children: ReactNode }) {
  const { length } = ticks.chosen
  if (length === 0) return null
  return (
    <div className="mg-tick-bar" role="group" aria-label="Con los elegidos">
      <span role="status">{length === 1 ? '1 elegido' : `${length} elegidos`}</span>
      {children}
      <ActionButton look="text" onClick={() => ticks.setAll(false)}>
        Quitar selección
      </ActionButton>
    </div>
  )
}
